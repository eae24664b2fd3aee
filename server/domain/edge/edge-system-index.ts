// The keys by which lists of edge systems are sorted and searched (docs/behavior/edge-systems.md#lists).
import { trimEndPunctuation } from '../languages/search-lexer.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';
import type { EdgeSystem } from './edge-system.ts';
import type { StatusCategory } from './status-category.ts';
import { statusTimeline } from './status.ts';

/** The fields of edge systems that a search finds texts in. */
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

/** A text that a search finds a field by, in lower case: the whole value, or a word of it. */
export interface SearchKey {
  readonly field: TextField;
  readonly text: string;
  readonly isWholeValue: boolean;
}

/** The sort keys of a list, in lower case: texts that compare as the values should. */
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

const folded = (text: string) => text.toLowerCase();

/** Returns a time as text that sorts as times do. */
export const sortableTime = (ticks: bigint): string => folded(formatDateTime(ticks, 'round-trip'));

/** Returns the sort keys and search forms of an edge system. */
export function indexOf(system: EdgeSystem): EdgeSystemIndex {
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
      id: folded(Id),
      deviceName: folded(DeviceName),
      name: folded(Id),
      type: folded(Type),
      tags: Tags.map(folded).sort().join(','),
      status: reported.Status,
      statusDescription: reported.StatusDescription === null ? null : folded(reported.StatusDescription),
      lastContacted: sortableTime(parseDateTime(system.LastContactedTime) ?? 0n),
      softwareVersion: SoftwareVersion === null ? null : versionKey(SoftwareVersion),
    },
    searchKeys: textFields.flatMap((field) =>
      texts[field].flatMap((text) => (text === null ? [] : searchKeysOf(field, text))),
    ),
    silentAfter: silentAfter === null ? null : sortableTime(silentAfter),
  };
}

/** Returns the forms of a text: the whole text, and its words without punctuation at their ends. */
function searchKeysOf(field: TextField, text: string): readonly SearchKey[] {
  const value = folded(text);
  const words = value.split(/\s+/u).filter((word) => word !== '');
  const otherWords = new Set(words.map(trimEndPunctuation));
  otherWords.delete(value);
  return [
    { field, text: value, isWholeValue: true },
    ...[...otherWords].map((word) => ({ field, text: word, isWholeValue: false })),
  ];
}

/** Returns a text that sorts versions by their numbers (1.10 after 1.9): each number follows the count of its digits. */
export function versionKey(version: string): string {
  return folded(version).replaceAll(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '');
    return String(number.length).padStart(3, '0') + number;
  });
}
