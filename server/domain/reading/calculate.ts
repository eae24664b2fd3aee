// Computes events that are not stored from their neighbors, by the interpolation and extrapolation of the stream.
import { Extrapolation, Interpolation, InvalidInput } from '../model.ts';
import type { Event, EventType, Index, Property, Value } from '../model.ts';
import { memoize } from '../memoize.ts';
import { defaultValue } from '../values/defaults.ts';
import { baseOf, isArray, isEnum, TypeCode } from '../values/type-codes.ts';
import { fromUnits, unitsOf, interpolateInteger, type InterpolationFactor } from './exact.ts';
import { canInterpolateIndex, factorBetween } from './index-scale.ts';

/** Returns the value of a property between its values in the events before and after. */
type Rule = (before: Value, after: Value, factor: InterpolationFactor) => Value;

interface Calculator {
  between(before: Event, after: Event, index: Index): Event | null;
  beyond(nearest: Event, index: Index): Event;
}

const calculatorOf = memoize(compile);

/** Returns whether events of a type can be computed: not for a Discrete type, nor for an index that is not a single number or time. */
export function canCalculate(type: EventType): boolean {
  return type.interpolation !== Interpolation.Discrete && canInterpolateIndex(type);
}

/**
 * Returns the event at an index where none is stored, from the events before and after it; null where the interpolation or
 * extrapolation gives none. Throws InvalidInput that names the property whose values are too far apart
 * (docs/behavior/stream-data.md#extrapolation, docs/behavior/stream-data.md#values-between-events).
 */
export function calculateEvent(type: EventType, before: Event | null, after: Event | null, index: Index): Event | null {
  if (!canCalculate(type)) return null;
  const calculator = calculatorOf(type);
  if (before !== null && after !== null) return calculator.between(before, after, index);
  const { All, Forward, Backward } = Extrapolation;
  const { extrapolation } = type;
  if (before !== null && (extrapolation === All || extrapolation === Forward)) return calculator.beyond(before, index);
  if (after !== null && (extrapolation === All || extrapolation === Backward)) return calculator.beyond(after, index);
  return null;
}

function compile(type: EventType): Calculator {
  const [key = 0] = type.keys;
  const rules = type.properties.map(interpolationRule);
  const isNullableMode =
    type.interpolation === Interpolation.ContinuousNullableLeading ||
    type.interpolation === Interpolation.ContinuousNullableTrailing;
  const beyondRules = type.properties.map((property) =>
    isNullableMode || property.interpolation === Interpolation.Discrete ? defaultRule(property) : copyRule,
  );
  return {
    between: (before, after, index) => {
      const [at = null] = index;
      const factor = factorBetween(before[key] ?? null, at, after[key] ?? null);
      if (!factor) return null;
      return rules.map((rule, position) =>
        position === key ? at : rule(before[position] ?? null, after[position] ?? null, factor),
      );
    },
    beyond: (nearest, index) => {
      const [at = null] = index;
      return beyondRules.map((rule, position) => (position === key ? at : rule(nearest[position] ?? null)));
    },
  };
}

const copyRule = (nearest: Value): Value => nearest;

function defaultRule({ code }: Property): () => Value {
  const value = defaultValue(code);
  return () => value;
}

function interpolationRule(property: Property): Rule {
  const continuous = continuousRule(property);
  switch (property.interpolation) {
    case Interpolation.Continuous:
      return continuous;
    case Interpolation.StepwiseContinuousLeading:
      return (before) => before;
    case Interpolation.StepwiseContinuousTrailing:
      return (_, after) => after;
    case Interpolation.Discrete:
      return defaultRule(property);
    case Interpolation.ContinuousNullableLeading:
      return (before, after, factor) =>
        before === null || after === null ? before : continuous(before, after, factor);
    case Interpolation.ContinuousNullableTrailing:
      return (before, after, factor) => (before === null || after === null ? after : continuous(before, after, factor));
  }
}

/**
 * Returns the rule of a property for the mode Continuous; the rule of other codes returns their default
 * (docs/behavior/stream-data.md#values-between-events).
 */
function continuousRule(property: Property): Rule {
  const { code } = property;
  const fromInteger = fromUnits(code);
  if (fromInteger) {
    return unlessNull((before, after, factor) =>
      fromInteger(interpolateInteger(unitsOf(before), unitsOf(after), factor), before),
    );
  }
  switch (isArray(code) || isEnum(code) ? TypeCode.Empty : baseOf(code)) {
    case TypeCode.Single:
      return unlessNull((before, after, { share }) => Math.fround(linear(Number(before), Number(after), share)));
    case TypeCode.Double:
      return unlessNull((before, after, { share }) => doubleBetween(property, Number(before), Number(after), share));
    case TypeCode.Boolean:
      return unlessNull((before, after, { numerator, denominator }) =>
        numerator * 2n <= denominator ? before : after,
      );
    default:
      return defaultRule(property);
  }
}

/** Returns a rule that gives null when one of the two values is null. */
function unlessNull(rule: Rule): Rule {
  return (before, after, factor) => (before === null || after === null ? null : rule(before, after, factor));
}

const linear = (before: number, after: number, share: number) => before + (after - before) * share;

function doubleBetween({ id }: Property, before: number, after: number, share: number): number {
  const value = linear(before, after, share);
  if (!Number.isFinite(value) && Number.isFinite(before) && Number.isFinite(after)) {
    throw new InvalidInput(id, `${id} cannot be interpolated: its values ${before} and ${after} are too far apart.`);
  }
  return value;
}
