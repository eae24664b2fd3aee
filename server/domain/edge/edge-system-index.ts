// What lists of edge systems are sorted and searched by (docs/behavior/edge-systems.md#lists).
import { withoutEndPunctuation } from '../languages/search-terms.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';
import type { EdgeSystem } from './edge-system.ts';
import { statusCourse, type StatusCategory } from './status.ts';

/** The fields of edge systems that have texts to be found. */
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

/** A form under which a field can be found, in lower case: the whole value, or a word of it. */
export interface SearchForm {
  readonly field: TextField;
  readonly form: string;
  readonly whole: boolean;
}

/** What a list sorts by, in lower case: texts that compare as the values should. */
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
  readonly keys: SortKeys;
  readonly forms: readonly SearchForm[];
  /** After this moment (a sortable time) the status is that of silence; null for never. */
  readonly silentAfter: string | null;
}

const folded = (text: string) => text.toLowerCase();

/** The moment as text that sorts as moments do. */
export const sortableTime = (ticks: bigint): string => folded(formatDateTime(ticks, 'round-trip'));

/** What an edge system is found and sorted by. */
export function indexOf(system: EdgeSystem): EdgeSystemIndex {
  const { reported, until } = statusCourse(system.Components);
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
    keys: {
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
    forms: textFields.flatMap((field) => texts[field].flatMap((text) => (text === null ? [] : formsOf(field, text)))),
    silentAfter: until === null ? null : sortableTime(until),
  };
}

/** The forms of a text: itself, and its words without punctuation at their ends. */
function formsOf(field: TextField, text: string): readonly SearchForm[] {
  const value = folded(text);
  const words = value.split(/\s+/u).filter((word) => word !== '');
  const others = new Set(words.map(withoutEndPunctuation));
  others.delete(value);
  return [{ field, form: value, whole: true }, ...[...others].map((form) => ({ field, form, whole: false }))];
}

/** A text that sorts as its numbers do: 1.10 behind 1.9. A number is led by the count of its digits. */
export function versionKey(version: string): string {
  return folded(version).replaceAll(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '');
    return String(number.length).padStart(3, '0') + number;
  });
}
