// The status of components and edge systems, from reports and from missing health messages
// (docs/behavior/edge-systems.md#status).
import { ticksPerSecond } from '../values/ticks.ts';
import { parseDateTime } from '../values/time.ts';
import type { Component } from './edge-system.ts';
import { StatusCategory } from './status-category.ts';

/** The status of a component or an edge system. */
export interface Status {
  readonly Status: StatusCategory;
  readonly StatusDescription: string | null;
}

/** A message can arrive this much later than announced. */
const gracePeriodTicks = 60n * ticksPerSecond;

const { Bad, Warning, Discovered, Good, Stopped } = StatusCategory;

/** The statuses of known texts, by their compact form. */
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

/** The status of a silent component: its next message did not arrive in time. */
export const silentStatus: Status = { Status: Bad, StatusDescription: 'Unknown' };

/** Returns the status for a text from a device; a number and a bar before the text are ignored. */
export function statusOfText(text: string): Status {
  const description = text.replace(/^\s*\d+\s*\|/, '').trim();
  return knownTexts.get(compact(description)) ?? { Status: Bad, StatusDescription: description };
}

/** Returns a text without spaces and slashes, in lower case. */
function compact(text: string): string {
  return text.replaceAll(/[\s/]/g, '').toLowerCase();
}

/** Returns the time (ticks) after which a component counts as silent; null if it never does. */
function silentAfter({ Status: status, NextHealthMessageExpected }: Component): bigint | null {
  if (NextHealthMessageExpected === null || status === Stopped) return null;
  const expected = parseDateTime(NextHealthMessageExpected);
  return expected === undefined ? null : expected + gracePeriodTicks;
}

/** Returns the status of a component at a time. */
export function componentStatus(component: Component, now: bigint): Status {
  const silenceTime = silentAfter(component);
  if (silenceTime !== null && silenceTime < now) return silentStatus;
  return { Status: component.Status, StatusDescription: component.StatusDescription };
}

/** Returns the status of a system at a time: that of the component that is first by priority, then by identifier. */
export function systemStatus(components: readonly Component[], now: bigint): Status {
  const [first] = byPriority(components.map((component) => ({ Id: component.Id, ...componentStatus(component, now) })));
  return statusOf(first);
}

/** The status of a system over time, if no message arrives. */
export interface StatusTimeline {
  /** The status up to and including `silentAfter`. */
  readonly reported: Status;
  /** The time (ticks) after which the system counts as silent; null for never. */
  readonly silentAfter: bigint | null;
}

/**
 * Returns the status of a system over time, if no message arrives. A silent component counts as Bad. It determines the status if no
 * component has reported Bad, or if its identifier is not after that of the first component that has.
 */
export function statusTimeline(components: readonly Component[]): StatusTimeline {
  const [first] = byPriority(components);
  const candidates = components.filter(({ Id }) => first?.Status !== Bad || Id <= first.Id);
  const silenceTimes = candidates.map(silentAfter).filter((time) => time !== null);
  const earliest = silenceTimes.reduce<bigint | null>((min, time) => (min === null || time < min ? time : min), null);
  return { reported: statusOf(first), silentAfter: earliest };
}

/** Returns the status of a component; without a component, Discovered. */
function statusOf(component: Status | undefined): Status {
  if (!component) return { Status: Discovered, StatusDescription: null };
  return { Status: component.Status, StatusDescription: component.StatusDescription };
}

function byPriority<T extends Status & { readonly Id: string }>(components: readonly T[]): readonly T[] {
  return components.toSorted((a, b) => a.Status - b.Status || (a.Id < b.Id ? -1 : 1));
}
