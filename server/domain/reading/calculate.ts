// Calculates events that are not stored from the stored events around them, by the modes of the stream.
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
  interpolate(before: Event, after: Event, index: Index): Event | null;
  extrapolate(nearest: Event, index: Index): Event;
}

const calculatorOf = memoize(compile);

/**
 * Returns whether events of a type can be calculated. The type must not be Discrete, and its index must be a single number or time.
 */
export function canCalculate(type: EventType): boolean {
  return type.interpolation !== Interpolation.Discrete && canInterpolateIndex(type);
}

/**
 * Returns the calculated event at an index, from the stored events before and after it; null if the modes of the
 * type do not allow one. Throws InvalidInput that names the property if two of its values are too far apart
 * (docs/behavior/stream-data.md#extrapolation, docs/behavior/stream-data.md#values-between-events).
 */
export function calculateEvent(type: EventType, before: Event | null, after: Event | null, index: Index): Event | null {
  if (!canCalculate(type)) return null;
  const calculator = calculatorOf(type);
  if (before !== null && after !== null) return calculator.interpolate(before, after, index);
  const { All, Forward, Backward } = Extrapolation;
  const { extrapolation } = type;
  if (before !== null && (extrapolation === All || extrapolation === Forward))
    return calculator.extrapolate(before, index);
  if (after !== null && (extrapolation === All || extrapolation === Backward))
    return calculator.extrapolate(after, index);
  return null;
}

function compile(type: EventType): Calculator {
  const [key = 0] = type.keys;
  const interpolationRules = type.properties.map(interpolationRule);
  const isNullableMode =
    type.interpolation === Interpolation.ContinuousNullableLeading ||
    type.interpolation === Interpolation.ContinuousNullableTrailing;
  const extrapolationRules = type.properties.map((property) =>
    isNullableMode || property.interpolation === Interpolation.Discrete ? defaultRule(property) : copyRule,
  );
  return {
    interpolate: (before, after, index) => {
      const [indexValue = null] = index;
      const factor = factorBetween(before[key] ?? null, indexValue, after[key] ?? null);
      if (!factor) return null;
      return interpolationRules.map((rule, position) =>
        position === key ? indexValue : rule(before[position] ?? null, after[position] ?? null, factor),
      );
    },
    extrapolate: (nearest, index) => {
      const [indexValue = null] = index;
      return extrapolationRules.map((rule, position) =>
        position === key ? indexValue : rule(nearest[position] ?? null),
      );
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
 * Returns the rule of a property for the mode Continuous. For a code that cannot be interpolated, the rule returns the default value
 * (docs/behavior/stream-data.md#values-between-events).
 */
function continuousRule(property: Property): Rule {
  const { code } = property;
  const fromInteger = fromUnits(code);
  if (fromInteger) {
    return propagateNull((before, after, factor) =>
      fromInteger(interpolateInteger(unitsOf(before), unitsOf(after), factor), before),
    );
  }
  switch (isArray(code) || isEnum(code) ? TypeCode.Empty : baseOf(code)) {
    case TypeCode.Single:
      return propagateNull((before, after, { share }) => Math.fround(linear(Number(before), Number(after), share)));
    case TypeCode.Double:
      return propagateNull((before, after, { share }) => doubleBetween(property, Number(before), Number(after), share));
    case TypeCode.Boolean:
      return propagateNull((before, after, { numerator, denominator }) =>
        numerator * 2n <= denominator ? before : after,
      );
    default:
      return defaultRule(property);
  }
}

/** Returns a rule whose result is null if one of the two values is null. */
function propagateNull(rule: Rule): Rule {
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
