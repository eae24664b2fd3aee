// The basic types of the domain: values, types of events, events. No wire format, no store, no clock.

/** Exact decimal number: unscaled / 10^scale. */
export interface Decimal {
  readonly unscaled: bigint;
  readonly scale: number;
}

/** A time (UTC ticks of 100 ns since 0001-01-01) with its offset in minutes. */
export interface OffsetTime {
  readonly ticks: bigint;
  readonly offset: number;
}

/**
 * A value of an event in memory. Its JavaScript type depends on the type code of its property:
 * - boolean: Boolean
 * - string: Char, String, Version, and Guid in lower case
 * - number: SByte to UInt32 and enums over them; Single and Double, with NaN and infinities
 * - bigint: Int64, UInt64 and enums over them; DateTime as UTC ticks since 0001-01-01; TimeSpan as ticks
 * - Decimal: Decimal
 * - OffsetTime: DateTimeOffset
 * - array: arrays and collections
 * - object: nested objects and dictionaries
 * - null: nullable codes, strings, versions, arrays, collections and objects
 */
export type Value =
  | boolean
  | number
  | bigint
  | string
  | null
  | Decimal
  | OffsetTime
  | readonly Value[]
  | { readonly [member: string]: Value };

/** Interpolation modes, by their numbers in the API. */
export const Interpolation = {
  Continuous: 0,
  StepwiseContinuousLeading: 1,
  StepwiseContinuousTrailing: 2,
  Discrete: 3,
  ContinuousNullableLeading: 4,
  ContinuousNullableTrailing: 5,
} as const;
export type Interpolation = (typeof Interpolation)[keyof typeof Interpolation];

/** Extrapolation modes, by their numbers in the API. */
export const Extrapolation = { All: 0, None: 1, Forward: 2, Backward: 3 } as const;
export type Extrapolation = (typeof Extrapolation)[keyof typeof Extrapolation];

/** Boundary types, by their numbers in the API. */
export const Boundary = { Exact: 0, Inside: 1, Outside: 2, ExactOrCalculated: 3 } as const;
export type Boundary = (typeof Boundary)[keyof typeof Boundary];

/** Search modes, by their numbers in the API. */
export const Search = { Exact: 0, ExactOrNext: 1, Next: 2, ExactOrPrevious: 3, Previous: 4 } as const;
export type Search = (typeof Search)[keyof typeof Search];

/** One property of the events of a stream, with the overrides of the stream applied. */
export interface Property {
  readonly id: string;
  /** SdsTypeCode number. */
  readonly code: number;
  /** The members of an enum, by name; empty for other codes. */
  readonly members: ReadonlyMap<string, bigint>;
  /** The properties of a nested object type; empty for other codes. */
  readonly properties: readonly Property[];
  /** The effective mode: the override of the stream, else the mode of the type's property, else the mode of the events. */
  readonly interpolation: Interpolation;
  /** The identifier of the unit of measure. */
  readonly uom: string | null;
}

/** The type of the events of one stream; properties of base types come first. */
export interface EventType {
  readonly id: string;
  readonly name: string;
  readonly properties: readonly Property[];
  /** Positions in `properties` of the parts of the index, most significant first; at least one. */
  readonly keys: readonly number[];
  /** The mode of the events: that of the type if it is Discrete, else that of the stream, else that of the type. */
  readonly interpolation: Interpolation;
  readonly extrapolation: Extrapolation;
}

/** An event: its values in the order of the type's properties. */
export type Event = readonly Value[];

/** An index: the values of the key properties, most significant first. */
export type Index = readonly Value[];

/** An error in the input; the message names the parameter, member or index at fault and what it must be. */
export class InvalidInput extends Error {
  /** The parameter, member or index at fault; the first one when there are several. */
  readonly subject: string;
  /** The message for each subject at fault. */
  readonly faults: Readonly<Record<string, string>>;

  constructor(subject: string, message: string, faults: Readonly<Record<string, string>> = { [subject]: message }) {
    super(message);
    this.name = 'InvalidInput';
    this.subject = subject;
    this.faults = faults;
  }
}
