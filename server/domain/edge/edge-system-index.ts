// The keys that lists of edge systems are sorted and searched by (docs/behavior/edge-systems.md#lists).
import { trimEndPunctuation } from '../languages/search-lexer.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';
import type { EdgeSystem } from './edge-system.ts';
import type { StatusCategory } from './status-category.ts';
import { statusTimeline } from './status.ts';

/** The fields that a search compares as text. */
export const textFields = [
  'EdgeSystemId',
  'DeviceName',
  'Name',
  'Type',
  'Tags',
  'StatusDescription',
  'SoftwareVersion',
] as const;
export type TextField = (typeof textFields)[number];

/** A value of a field or a word of it, in lower case, which search terms are compared with. */
export interface SearchKey {
  readonly field: TextField;
  readonly text: string;
  readonly isWholeValue: boolean;
}

/** The sort keys of an edge system. Strings are in lower case and sort in the order of lists. */
export interface SortKeys {
  readonly id: string;
  readonly deviceName: string;
  readonly name: string;
  readonly type: string;
  readonly tags: string;
  readonly status: StatusCategory;
  readonly statusDescription: string | null;
  readonly lastContacted: string;
  readonly softwareVersion: string | null;
}

export interface EdgeSystemIndex {
  readonly sortKeys: SortKeys;
  readonly searchKeys: readonly SearchKey[];
  /** The sortable time after which the system counts as silent; null for never. */
  readonly silentAfter: string | null;
}

const toLowerCase = (text: string) => text.toLowerCase();

/** Returns a string for a time (ticks); the strings sort like the times. */
export const sortableTime = (ticks: bigint): string => toLowerCase(formatDateTime(ticks, 'round-trip'));

/** Returns the sort keys and search keys of an edge system. */
export function edgeSystemIndex(system: EdgeSystem): EdgeSystemIndex {
  const { reported, silentAfter } = statusTimeline(system.Components);
  const { Id, DeviceName, Type, SoftwareVersion, Tags } = system;
  const texts: Readonly<Record<TextField, readonly (string | null)[]>> = {
    EdgeSystemId: [Id],
    DeviceName: [DeviceName],
    Name: [Id],
    Type: [Type],
    Tags,
    StatusDescription: [reported.StatusDescription],
    SoftwareVersion: [SoftwareVersion],
  };
  return {
    sortKeys: {
      id: toLowerCase(Id),
      deviceName: toLowerCase(DeviceName),
      name: toLowerCase(Id),
      type: toLowerCase(Type),
      tags: Tags.map(toLowerCase).sort().join(','),
      status: reported.Status,
      statusDescription: reported.StatusDescription === null ? null : toLowerCase(reported.StatusDescription),
      lastContacted: sortableTime(parseDateTime(system.LastContactedTime) ?? 0n),
      softwareVersion: SoftwareVersion === null ? null : versionKey(SoftwareVersion),
    },
    searchKeys: textFields.flatMap((field) =>
      texts[field].flatMap((text) => (text === null ? [] : searchKeysOf(field, text))),
    ),
    silentAfter: silentAfter === null ? null : sortableTime(silentAfter),
  };
}

/** Returns the search keys of a value: the value itself, and its words without punctuation at their ends. */
function searchKeysOf(field: TextField, text: string): readonly SearchKey[] {
  const value = toLowerCase(text);
  const words = value.split(/\s+/u).filter((word) => word !== '');
  const otherWords = new Set(words.map(trimEndPunctuation));
  otherWords.delete(value);
  return [
    { field, text: value, isWholeValue: true },
    ...[...otherWords].map((word) => ({ field, text: word, isWholeValue: false })),
  ];
}

/** Returns a string that sorts versions by their numbers, 1.10 after 1.9. The number of its digits precedes each number. */
export function versionKey(version: string): string {
  return toLowerCase(version).replaceAll(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '');
    return String(number.length).padStart(3, '0') + number;
  });
}
