// The codes of data views, by name (docs/behavior/data-views.md#codes).

export const FieldSource = {
  NotApplicable: 0,
  Id: 1,
  Name: 2,
  PropertyId: 3,
  PropertyName: 4,
  Metadata: 5,
  Tags: 6,
  TenantId: 7,
  TenantName: 8,
  NamespaceId: 9,
  NamespaceName: 10,
  CommunityId: 11,
  CommunityName: 12,
} as const;
export type FieldSource = (typeof FieldSource)[keyof typeof FieldSource];

export const SummaryType = {
  None: 0,
  Count: 1,
  Minimum: 2,
  Maximum: 4,
  Range: 8,
  Mean: 16,
  StandardDeviation: 32,
  PopulationStandardDeviation: 64,
  Total: 128,
  Skewness: 256,
  Kurtosis: 512,
  WeightedMean: 1024,
  WeightedStandardDeviation: 2048,
  WeightedPopulationStandardDeviation: 4096,
} as const;
export type SummaryType = (typeof SummaryType)[keyof typeof SummaryType];

export const SummaryDirection = { Forward: 1, Backward: 2 } as const;
export type SummaryDirection = (typeof SummaryDirection)[keyof typeof SummaryDirection];

export const ItemKind = { Stream: 1, Asset: 2 } as const;
export type ItemKind = (typeof ItemKind)[keyof typeof ItemKind];

export const SourceKind = { Default: 0, Namespace: 1, Community: 2 } as const;
export type SourceKind = (typeof SourceKind)[keyof typeof SourceKind];

export const Shape = { Standard: 0, Narrow: 1 } as const;
export type Shape = (typeof Shape)[keyof typeof Shape];

export const FieldKind = { IndexField: 1, GroupingField: 2, DataField: 3, FieldId: 4, FieldUom: 5 } as const;

/** Returns the name of a code, or '' for an unknown code. */
export function nameOfCode(codes: Readonly<Record<string, number>>, code: number): string {
  return Object.entries(codes).find(([, value]) => value === code)?.[0] ?? '';
}
