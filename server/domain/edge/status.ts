// How components and edge systems are doing: from the words that devices send, and from their silence
// (docs/behavior/edge-systems.md#status).
import { parseDateTime, ticksPerSecond } from '../values/time.ts';
import type { Component } from './edge-system.ts';

/** In order of priority, the most important first. */
export const StatusCategory = { Bad: 1, Warning: 2, Discovered: 3, Good: 4, Stopped: 5 } as const;
export type StatusCategory = (typeof StatusCategory)[keyof typeof StatusCategory];

export interface Status {
  readonly Status: StatusCategory;
  readonly StatusDescription: string | null;
}

/** So much longer than it said may a component be silent. */
const grace = 60n * ticksPerSecond;

const { Bad, Warning, Discovered, Good, Stopped } = StatusCategory;

/** The words of devices without blanks and slashes, in lower case. */
const known = new Map<string, Status>(
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
  ).map(([StatusDescription, category]) => [bare(StatusDescription), { Status: category, StatusDescription }]),
);

/** The status of a component that is not heard of any more. */
export const silent: Status = { Status: Bad, StatusDescription: 'Unknown' };

/** What a status text of a device means; a number and a bar before it say nothing. */
export function statusOfText(text: string): Status {
  const words = text.replace(/^\s*\d+\s*\|/, '').trim();
  return known.get(bare(words)) ?? { Status: Bad, StatusDescription: words };
}

function bare(text: string): string {
  return text.replaceAll(/[\s/]/g, '').toLowerCase();
}

/** The last moment (ticks) at which a component counts as heard of; null when its silence means nothing. */
function lastHeard({ Status: status, NextHealthMessageExpected }: Component): bigint | null {
  if (NextHealthMessageExpected === null || status === Stopped) return null;
  const expected = parseDateTime(NextHealthMessageExpected);
  return expected === undefined ? null : expected + grace;
}

/** The status of a component at a moment. */
export function componentStatus(component: Component, now: bigint): Status {
  const end = lastHeard(component);
  if (end !== null && end < now) return silent;
  return { Status: component.Status, StatusDescription: component.StatusDescription };
}

/** The status of a system at a moment: that of the component that comes first by priority, then by identifier. */
export function systemStatus(components: readonly Component[], now: bigint): Status {
  const [first] = inOrder(components.map((component) => ({ Id: component.Id, ...componentStatus(component, now) })));
  return statusOf(first);
}

/** The status of a system at all times. */
export interface StatusCourse {
  /** As reported, up to and including `until`. */
  readonly reported: Status;
  /** After this moment (ticks) the status is that of silence, for ever; null when it never is. */
  readonly until: bigint | null;
}

/**
 * The status that a system has as time goes by and nothing is heard. Of all that can fall silent, it is that of silence as soon as
 * a component is silent that comes before the first one that reported something bad, or is that one.
 */
export function statusCourse(components: readonly Component[]): StatusCourse {
  const [first] = inOrder(components);
  const deciding = components.filter(({ Id }) => first?.Status !== Bad || Id <= first.Id);
  const ends = deciding.map(lastHeard).filter((end) => end !== null);
  const until = ends.reduce<bigint | null>((least, end) => (least === null || end < least ? end : least), null);
  return { reported: statusOf(first), until };
}

/** The status of a component alone; without a component, that of a system which nothing is known of. */
function statusOf(component: Status | undefined): Status {
  if (!component) return { Status: Discovered, StatusDescription: null };
  return { Status: component.Status, StatusDescription: component.StatusDescription };
}

function inOrder<T extends Status & { readonly Id: string }>(components: readonly T[]): readonly T[] {
  return components.toSorted((a, b) => a.Status - b.Status || (a.Id < b.Id ? -1 : 1));
}
