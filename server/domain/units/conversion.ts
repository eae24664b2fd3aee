// Converts values between units: single numbers, and events in responses.
import { InvalidInput, type Event, type EventType, type Property } from '../model.ts';
import { foldIdentifier, isSameIdentifier } from '../objects/identifiers.ts';
import { baseOf, isIntegral, isNumeric, TypeCode } from '../values/type-codes.ts';
import type { UnitCatalog, Uom } from './catalog.ts';
import { divideHalfEven, isDecimal } from '../values/decimal.ts';
import { decimalOf, isNumberValue, numberConverter, numberText, type NumberValue } from './numbers.ts';

// More decimal places than a decimal has, so that the quotient is rounded correctly.
const quotientScale = 40;

/** The unit for the values of one property in a response, by identifier, name or abbreviation. */
export interface UnitConversion {
  readonly SdsTypePropertyId: string;
  readonly Uom: string;
}

interface Step {
  readonly position: number;
  readonly convert: (value: NumberValue) => NumberValue;
}

/**
 * Returns a value in another unit. Throws InvalidInput for a unit of another quantity and for a result out of range
 * (docs/behavior/units.md#conversion).
 */
export function convertUnit(value: number, from: Uom, to: Uom): number {
  requireSameQuantity('Uom', from, to);
  if (from.Id === to.Id) return value;
  const result = convertDouble(value, from, to);
  if (result === null) throw new InvalidInput('Uom', `The value ${String(value)} is out of range in '${to.Id}'.`);
  return result;
}

/**
 * Returns a function that converts some properties of an event to other units; integers are rounded half to even. Throws InvalidInput
 * for a property that is unknown, listed twice, without a unit or not numeric, and for a unit that is unknown or of another quantity.
 * The function throws InvalidInput for results out of the range of the property's type (docs/behavior/units.md#reads-in-other-units).
 */
export function unitConverter(
  type: EventType,
  conversions: readonly UnitConversion[],
  units: UnitCatalog,
): (event: Event) => Event {
  const steps: Step[] = [];
  const foldedIds = new Set<string>();
  for (const { SdsTypePropertyId: id, Uom: uom } of conversions) {
    const position = type.properties.findIndex((candidate) => isSameIdentifier(candidate.id, id));
    const property = type.properties[position];
    if (property === undefined) throw new InvalidInput(id, `Type '${type.id}' has no property '${id}'.`);
    if (foldedIds.has(foldIdentifier(id)))
      throw new InvalidInput(id, `Property '${id}' is listed more than once; list each property once.`);
    foldedIds.add(foldIdentifier(id));
    const from = requirePropertyUnit(property, units);
    const to = requireUnit(units, id, uom);
    requireSameQuantity(id, from, to);
    if (from.Id !== to.Id) steps.push({ position, convert: propertyConverter(property, from, to) });
  }
  if (steps.length === 0) return (event) => event;
  return (event) => {
    const converted = event.slice();
    for (const { position, convert } of steps) {
      const value = converted[position] ?? null;
      if (isNumberValue(value)) converted[position] = convert(value);
    }
    return converted;
  };
}

/**
 * Returns the unit that a property or conversion refers to. Throws InvalidInput if there is none
 * (docs/behavior/units.md#finding-a-unit).
 */
export function requireUnit(units: UnitCatalog, subject: string, text: string): Uom {
  const unit = units.findByReference(text);
  if (unit === undefined) {
    throw new InvalidInput(
      subject,
      `There is no unit of measure '${text}' for '${subject}'; its names are case-sensitive.`,
    );
  }
  return unit;
}

function requirePropertyUnit(property: Property, units: UnitCatalog): Uom {
  if (!isNumeric(property.code)) {
    throw new InvalidInput(property.id, `Property '${property.id}' is not numeric and cannot be converted.`);
  }
  if (property.uom === null) {
    throw new InvalidInput(property.id, `Property '${property.id}' has no unit of measure to convert from.`);
  }
  return requireUnit(units, property.id, property.uom);
}

function requireSameQuantity(subject: string, from: Uom, to: Uom): void {
  if (isSameIdentifier(from.QuantityId, to.QuantityId)) return;
  const reason = `'${from.Id}' measures ${from.QuantityId}, '${to.Id}' measures ${to.QuantityId}`;
  throw new InvalidInput(subject, `Values of '${subject}' cannot be converted: ${reason}.`);
}

function propertyConverter(property: Property, from: Uom, to: Uom): (value: NumberValue) => NumberValue {
  const toCode = numberConverter(property.code);
  const convertValue = valueConverter(property.code, from, to);
  return (value) => {
    const result = convertValue(value);
    const converted = result === null ? null : toCode(result);
    if (converted !== null) return converted;
    const text = `Property '${property.id}': the value ${numberText(value)} is out of range in '${to.Id}'.`;
    throw new InvalidInput(property.id, text);
  };
}

// Integers and decimals are converted exactly, from the decimal texts of factor and offset. In doubles, 35 millimeters would be
// slightly more than 3.5 centimeters, and the half would be rounded the wrong way.
function valueConverter(code: number, from: Uom, to: Uom): (value: NumberValue) => NumberValue | null {
  if (!isIntegral(code) && baseOf(code) !== TypeCode.Decimal) return (value) => convertDouble(Number(value), from, to);
  const { factor, offset, divisor } = exactParts(from, to);
  return (value) => {
    if (!isDecimal(value)) return divideHalfEven(BigInt(value) * factor + offset, divisor);
    const scaleFactor = 10n ** BigInt(value.scale);
    const dividend = (value.unscaled * factor + offset * scaleFactor) * 10n ** BigInt(quotientScale);
    return { unscaled: divideHalfEven(dividend, divisor * scaleFactor), scale: quotientScale };
  };
}

// The result is (value * factor + offset) / divisor, all scaled to integers, with a positive divisor.
function exactParts(from: Uom, to: Uom): { factor: bigint; offset: bigint; divisor: bigint } {
  const parts = [from.ConversionFactor, from.ConversionOffset, to.ConversionOffset, to.ConversionFactor].map(decimalOf);
  const scale = Math.max(...parts.map((part) => part.scale));
  const scaled = parts.map((part) => part.unscaled * 10n ** BigInt(scale - part.scale));
  const [factor = 0n, fromOffset = 0n, toOffset = 0n, divisor = 0n] = scaled;
  const sign = divisor < 0n ? -1n : 1n;
  return { factor: sign * factor, offset: sign * (fromOffset - toOffset), divisor: sign * divisor };
}

// Returns null if a finite number becomes infinite.
function convertDouble(value: number, from: Uom, to: Uom): number | null {
  const base = value * from.ConversionFactor + from.ConversionOffset;
  const result = (base - to.ConversionOffset) / to.ConversionFactor;
  return Number.isFinite(result) || !Number.isFinite(value) ? result : null;
}
