// The names of columns (docs/behavior/data-views.md#labels).
import { baseOf, TypeCode } from '../values/type-codes.ts';
import { nameOfCode, SummaryDirection, SummaryType } from './codes.ts';
import type { Field } from './definition.ts';
import type { Origin } from './items.ts';

/** The values of the placeholders in a label that do not come from the field itself; missing ones are ''. */
export interface LabelContext {
  readonly identifyingValue?: string;
  readonly queryId?: string;
  /** The abbreviation of the unit, if all groups share one. */
  readonly uom?: string;
  readonly origin?: Origin | undefined;
  readonly defaultIndexName?: string;
}

/** Returns the default name of an index column. */
export function defaultIndexName(code: number): string {
  const base = baseOf(code);
  return base === TypeCode.DateTime || base === TypeCode.DateTimeOffset ? 'Timestamp' : 'Index';
}

/** Returns the trimmed label of a field with its placeholders replaced; unknown placeholders become empty. */
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

/** Returns unique names: the labels themselves or, if any two are equal, all labels with their positions. */
export function uniqueColumnIds(labels: readonly string[]): readonly string[] {
  if (new Set(labels).size === labels.length) return labels;
  return labels.map((label, position) => `${label}.${position}`);
}
