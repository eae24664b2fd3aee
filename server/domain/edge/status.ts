// The status of components and edge systems, from what devices report and from their silence
// (docs/behavior/edge-systems.md#status).
import { ticksPerSecond } from '../values/ticks.ts';
import { parseDateTime } from '../values/time.ts';
import type { Component } from './edge-system.ts';
import { StatusCategory } from './status-category.ts';

export interface Status {
  readonly Status: StatusCategory;
  readonly StatusDescription: string | null;
}

/** How much later than announced a message may arrive. */
const gracePeriod = 60n * ticksPerSecond;

const { Bad, Warning, Discovered, Good, Stopped } = StatusCategory;

/** The known status texts, by their compact form. */
const knownTexts = new Map<string, Status>(
  (
    [
      ['Good', Good],
      ['Starting', Warning],
      ['Attempting Failover', Warning],
      ['Connected / No Data', Warning],
      ['Not Configured', Warning],
      ['Server Error', Bad],
      ['Device in error', Bad],
      ['Unknown', Bad],
      ['Shutdown', Stopped],
      ['Removed', Stopped],
    ] as const
  ).map(([StatusDescription, category]) => [compact(StatusDescription), { Status: category, StatusDescription }]),
);

/** The status of a component that has fallen silent. */
export const silentStatus: Status = { Status: Bad, StatusDescription: 'Unknown' };

/** Returns the status of a text from a device; a number and a bar before the text are ignored. */
export function statusOfText(text: string): Status {
  const words = text.replace(/^\s*\d+\s*\|/, '').trim();
  return knownTexts.get(compact(words)) ?? { Status: Bad, StatusDescription: words };
}

/** Returns a text without spaces and slashes, in lower case. */
function compact(text: string): string {
  return text.replaceAll(/[\s/]/g, '').toLowerCase();
}

/** Returns the time (ticks) after which a component counts as silent; null when no message is expected. */
function silentAfter({ Status: status, NextHealthMessageExpected }: Component): bigint | null {
  if (NextHealthMessageExpected === null || status === Stopped) return null;
  const expected = parseDateTime(NextHealthMessageExpected);
  return expected === undefined ? null : expected + gracePeriod;
}

/** Returns the status of a component at a time. */
export function componentStatus(component: Component, now: bigint): Status {
  const end = silentAfter(component);
  if (end !== null && end < now) return silentStatus;
  return { Status: component.Status, StatusDescription: component.StatusDescription };
}

/** Returns the status of a system at a time: that of the component that is first by priority, then by identifier. */
export function systemStatus(components: readonly Component[], now: bigint): Status {
  const [first] = byPriority(components.map((component) => ({ Id: component.Id, ...componentStatus(component, now) })));
  return statusOf(first);
}

/** The status of a system as time passes without a message. */
export interface StatusTimeline {
  /** The status up to and including `silentAfter`. */
  readonly reported: Status;
  /** The time (ticks) after which the system counts as silent; null for never. */
  readonly silentAfter: bigint | null;
}

/**
 * Returns the status of a system as time passes without a message. A silent component decides the status as soon as it is the first
 * by priority: always when no component has reported Bad, otherwise only when its identifier is not after that of the first such one.
 */
export function statusTimeline(components: readonly Component[]): StatusTimeline {
  const [first] = byPriority(components);
  const deciding = components.filter(({ Id }) => first?.Status !== Bad || Id <= first.Id);
  const ends = deciding.map(silentAfter).filter((end) => end !== null);
  const earliest = ends.reduce<bigint | null>((min, end) => (min === null || end < min ? end : min), null);
  return { reported: statusOf(first), silentAfter: earliest };
}

/** Returns only the status of a component; without a component, that of a system that has not reported. */
function statusOf(component: Status | undefined): Status {
  if (!component) return { Status: Discovered, StatusDescription: null };
  return { Status: component.Status, StatusDescription: component.StatusDescription };
}

function byPriority<T extends Status & { readonly Id: string }>(components: readonly T[]): readonly T[] {
  return components.toSorted((a, b) => a.Status - b.Status || (a.Id < b.Id ? -1 : 1));
}
