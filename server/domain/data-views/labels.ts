// The names of columns (docs/behavior/data-views.md#labels).
import { baseOf, TypeCode } from '../values/type-codes.ts';
import { nameOfCode, SummaryDirection, SummaryType } from './codes.ts';
import type { Field } from './definition.ts';
import type { Origin } from './items.ts';

/** What the placeholders of a label stand for besides what the field says; '' where there is nothing. */
export interface LabelContext {
  readonly identifyingValue?: string;
  readonly queryId?: string;
  /** Abbreviation of the unit, where all groups agree on one. */
  readonly uom?: string;
  readonly origin?: Origin | undefined;
  readonly defaultIndexName?: string;
}

/** What an index column is called by default. */
export function defaultIndexName(code: number): string {
  const base = baseOf(code);
  return base === TypeCode.DateTime || base === TypeCode.DateTimeOffset ? 'Timestamp' : 'Index';
}

/** The label of a field with its placeholders filled in and without spaces at its ends; unknown ones are left empty. */
export function fillLabel(field: Field, context: LabelContext): string {
  const label = field.Label ?? '';
  if (!label.includes('{')) return label.trim();
  const { identifyingValue = '', queryId = '', uom = '', origin, defaultIndexName: index = '' } = context;
  const [key = ''] = field.Keys;
  const [reference = ''] = field.StreamReferenceNames;
  const hasSummary = field.SummaryType !== SummaryType.None;
  const values = new Map([
    ['IdentifyingValue', identifyingValue],
    ['DistinguisherValue', identifyingValue],
    ['Key', key],
    ['FirstKey', key],
    ['StreamReferenceName', reference],
    ['QueryId', queryId],
    ['SummaryType', hasSummary ? nameOfCode(SummaryType, field.SummaryType) : ''],
    ['SummaryDirection', hasSummary ? nameOfCode(SummaryDirection, field.SummaryDirection ?? 0) : ''],
    ['Uom', uom],
    ['TenantId', origin?.tenantId],
    ['TenantName', origin?.tenantName],
    ['NamespaceId', origin?.namespaceId],
    ['NamespaceDescription', origin?.namespaceDescription],
    ['CommunityId', origin?.communityId],
    ['CommunityName', origin?.communityName],
    ['DefaultIndexName', index],
  ]);
  return label.replaceAll(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '').trim();
}

/** Names that differ: the labels as they are, or, when any two are equal, each with its place added. */
export function uniqueColumnIds(labels: readonly string[]): readonly string[] {
  if (new Set(labels).size === labels.length) return labels;
  return labels.map((label, place) => `${label}.${place}`);
}
