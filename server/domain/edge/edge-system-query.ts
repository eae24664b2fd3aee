// The query and the order of lists of edge systems (docs/behavior/edge-systems.md#search).
import { InvalidInput } from '../model.ts';
import { errorAt } from '../languages/error-at.ts';
import { matchesPattern, type Pattern, type Term } from '../languages/search-lexer.ts';
import { parseSearch, type SearchNode } from '../languages/search-parser.ts';
import { parseDateTime } from '../values/time.ts';
import { sortableTime, textFields, type SortKeys, type TextField } from './edge-system-index.ts';
import { StatusCategory } from './status-category.ts';
import { silentStatus } from './status.ts';

/** The parts of a pattern between its stars, in lower case. */
export type Parts = Pattern['parts'];

/** The condition of a query. */
export type EdgeSystemCondition =
  | { readonly kind: 'and' | 'or'; readonly operands: readonly EdgeSystemCondition[] }
  | { readonly kind: 'not'; readonly operand: EdgeSystemCondition }
  /** A search key of one of the fields matches the parts; with `isWholeValue` only the key of a whole value. */
  | {
      readonly kind: 'text';
      readonly fields: readonly TextField[];
      readonly parts: Parts;
      readonly isWholeValue: boolean;
      /** Whether the parts match the status description of silent systems. */
      readonly matchesSilence: boolean;
    }
  | { readonly kind: 'status'; readonly categories: readonly StatusCategory[] }
  /** Compares the last contact with a sortable time. */
  | { readonly kind: 'time'; readonly operator: '<' | '<=' | '>' | '>=' | '='; readonly time: string }
  | { readonly kind: 'timeText'; readonly parts: Parts }
  /** The edge system has one of the ids. */
  | { readonly kind: 'ids'; readonly ids: readonly string[] };

/** A sort key of a list, and its direction. */
export interface SortBy {
  readonly key: keyof SortKeys;
  readonly descending: boolean;
}

/** Databases limit the number of conditions of a query. */
const maxTerms = 100;

/** The fields with their sort keys, by their names in lower case. */
const fields = new Map<string, { readonly name: string; readonly key: keyof SortKeys }>(
  (
    [
      ['EdgeSystemId', 'id'],
      ['DeviceName', 'deviceName'],
      ['Name', 'name'],
      ['Type', 'type'],
      ['Tags', 'tags'],
      ['Status', 'status'],
      ['StatusDescription', 'statusDescription'],
      ['LastContactedTime', 'lastContacted'],
      ['SoftwareVersion', 'softwareVersion'],
    ] as const
  ).map(([name, key]) => [name.toLowerCase(), { name, key }]),
);
const names = [...fields.values()].map(({ name }) => name).join(', ');

/**
 * Returns the order of `field`, `field asc` or `field desc`, or of several, separated by commas. Throws InvalidInput for other text.
 */
export function parseEdgeOrder(text: string): readonly SortBy[] {
  return text.split(',').map((part) => {
    const [name = '', direction = 'asc', ...otherWords] = part.trim().split(/\s+/u);
    const field = fields.get(name.toLowerCase());
    if (field && /^(?:asc|desc)$/i.test(direction) && otherWords.length === 0)
      return { key: field.key, descending: direction.toLowerCase() === 'desc' };
    throw new InvalidInput(
      'orderBy',
      `orderBy is "${text}"; it must be one of ${names}, with an optional asc or desc, or several of them separated by commas.`,
    );
  });
}

/** Returns the condition of a query; throws InvalidInput that names the position of the error. */
export function parseEdgeQuery(query: string): EdgeSystemCondition {
  if (query.includes('\0') || !query.isWellFormed())
    throw new InvalidInput('query', 'The query must be well-formed text without U+0000.');
  let termCount = 0;
  const conditionOf = (node: SearchNode): EdgeSystemCondition => {
    switch (node.kind) {
      case 'not':
        return { kind: 'not', operand: conditionOf(node.operand) };
      case 'term':
        termCount += 1;
        if (termCount > maxTerms) throw errorAt('query', node.offset, `there are more than ${maxTerms} terms`);
        return termCondition(node);
      default:
        return { kind: node.kind, operands: node.operands.map(conditionOf) };
    }
  };
  return conditionOf(parseSearch(query, 'edge'));
}

function termCondition({ field, pattern, offset }: Term): EdgeSystemCondition {
  if (field === undefined) return textCondition(textFields, pattern);
  const name = fields.get(field.parts.join('*'))?.name;
  const textField = textFields.find((candidate) => candidate === name);
  if (textField) return textCondition([textField], pattern);
  if (name === 'Status') return statusCondition(pattern);
  if (name === 'LastContactedTime') return timeCondition(pattern, offset);
  throw errorAt('query', offset, `"${field.parts.join('*')}" is not a field; the fields are ${names}`);
}

function textCondition(fieldNames: readonly TextField[], { parts, isQuoted }: Pattern): EdgeSystemCondition {
  const matchesSilence = matchesPattern(parts, (silentStatus.StatusDescription ?? '').toLowerCase());
  return { kind: 'text', fields: fieldNames, parts, isWholeValue: isQuoted, matchesSilence };
}

function statusCondition({ parts }: Pattern): EdgeSystemCondition {
  const matching = Object.entries(StatusCategory).filter(
    ([name, value]) => matchesPattern(parts, name.toLowerCase()) || matchesPattern(parts, String(value)),
  );
  return { kind: 'status', categories: matching.map(([, value]) => value) };
}

function timeCondition({ parts }: Pattern, offset: number): EdgeSystemCondition {
  if (parts.length > 1) return { kind: 'timeText', parts };
  const [, operator = '', text = ''] = /^([<>]=?|)(.*)$/.exec(parts[0] ?? '') ?? [];
  const ticks = parseDateTime(text);
  if (ticks === undefined) throw errorAt('query', offset, `"${text}" is not a time in ISO 8601`);
  const operators = ['<', '<=', '>', '>='] as const;
  return {
    kind: 'time',
    operator: operators.find((candidate) => candidate === operator) ?? '=',
    time: sortableTime(ticks),
  };
}
