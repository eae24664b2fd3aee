// Reads quantities, units and conversions from requests.
import { InvalidInput } from '../model.ts';
import { isSameIdentifier, requireMatchingIdentifier } from '../objects/identifiers.ts';
import { membersOf, pathOf, readList, readText } from '../types/members.ts';
import { ExactNumber } from '../values/json.ts';
import type { Quantity, Uom } from './catalog.ts';
import type { UnitConversion } from './conversion.ts';

/** A quantity with its base unit. */
export interface QuantityWithBaseUnit {
  readonly quantity: Quantity;
  readonly baseUnit: Uom;
}

// Length, mass, time, electric current, temperature, amount of substance, luminous density.
const dimensionCount = 7;

/**
 * Returns the unit of a request's JSON. Members can be in any case, and missing identifiers come from the path. The factor is required;
 * the offset is 0 by default. Throws InvalidInput that names the member at fault (docs/behavior/units.md#writing-units).
 */
export function readUnit(input: unknown, quantityId: string, pathId: string): Uom {
  return readUnitAt('', input, quantityId, pathId);
}

/**
 * Returns the quantity and the base unit of a request's JSON. Members can be in any case, and a missing identifier comes from the path.
 * The base unit has factor 1 and offset 0. Throws InvalidInput that names the member at fault (document 1, SdsUomQuantity;
 * docs/behavior/units.md#writing-units).
 */
export function readQuantity(input: unknown, pathId: string): QuantityWithBaseUnit {
  const member = membersOf(input, '');
  const id = requireMatchingIdentifier('Id', pathId, readText(member('Id'), 'Id'));
  const baseUnit = readBaseUnit(member('BaseUom'), id);
  const quantity = {
    Id: id,
    Name: readText(member('Name'), 'Name'),
    BaseUomId: baseUnit.Id,
    Dimensions: readDimensions(member('Dimensions')),
  };
  return { quantity, baseUnit };
}

/**
 * Returns the conversions of a request's JSON. Members can be in any case; unknown members are ignored. Throws InvalidInput that names
 * the member at fault (docs/behavior/units.md#reads-in-other-units).
 */
export function readUnitConversions(input: unknown): readonly UnitConversion[] {
  return readList(input, 'body', readConversion) ?? [];
}

function readConversion(input: unknown, path: string): UnitConversion {
  const member = membersOf(input, path);
  const text = (name: string): string => {
    const value = readText(member(name), pathOf(path, name));
    if (value !== null) return value;
    throw new InvalidInput(pathOf(path, name), `${pathOf(path, name)} must be given.`);
  };
  return { SdsTypePropertyId: text('SdsTypePropertyId'), Uom: text('Uom') };
}

function readBaseUnit(input: unknown, quantityId: string): Uom {
  const id = readText(membersOf(input, 'BaseUom')('Id'), 'BaseUom.Id');
  if (id === null) throw new InvalidInput('BaseUom.Id', 'BaseUom.Id must be given.');
  const unit = readUnitAt('BaseUom', input, quantityId, id);
  if (unit.ConversionFactor !== 1) {
    throw new InvalidInput('BaseUom.ConversionFactor', 'BaseUom.ConversionFactor must be 1.');
  }
  if (unit.ConversionOffset !== 0) {
    throw new InvalidInput('BaseUom.ConversionOffset', 'BaseUom.ConversionOffset must be 0.');
  }
  return unit;
}

function readUnitAt(path: string, input: unknown, quantityId: string, pathId: string): Uom {
  const member = membersOf(input, path);
  const pathTo = (name: string): string => pathOf(path, name);
  const text = (name: string): string | null => readText(member(name), pathTo(name));
  const quantity = text('QuantityId') ?? quantityId;
  if (!isSameIdentifier(quantity, quantityId)) {
    const rule = `${pathTo('QuantityId')} must be '${quantityId}', the quantity that the unit belongs to`;
    throw new InvalidInput(pathTo('QuantityId'), `${rule}, not '${quantity}'.`);
  }
  const factor = readNumber(member('ConversionFactor'), pathTo('ConversionFactor'));
  if (factor === null || factor === 0) {
    throw new InvalidInput(
      pathTo('ConversionFactor'),
      `${pathTo('ConversionFactor')} must be given and must not be 0.`,
    );
  }
  return {
    Id: requireMatchingIdentifier(pathTo('Id'), pathId, text('Id')),
    Abbreviation: text('Abbreviation'),
    Name: text('Name'),
    DisplayName: text('DisplayName'),
    QuantityId: quantityId,
    ConversionFactor: factor,
    ConversionOffset: readNumber(member('ConversionOffset'), pathTo('ConversionOffset')) ?? 0,
  };
}

function readNumber(value: unknown, subject: string): number | null {
  if (value === undefined || value === null) return null;
  const number = value instanceof ExactNumber ? Number(value.text) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new InvalidInput(subject, `${subject} must be a number.`);
}

function readDimensions(value: unknown): readonly number[] | null {
  if (value === undefined || value === null) return null;
  const powers: readonly unknown[] = Array.isArray(value) ? value : [];
  const integers = powers.filter((power): power is number => typeof power === 'number' && (power | 0) === power);
  if (powers.length === dimensionCount && integers.length === dimensionCount) return integers;
  const rule = `must be null or ${String(dimensionCount)} whole numbers of 32 bits, one for each base dimension`;
  throw new InvalidInput('Dimensions', `Dimensions ${rule}.`);
}
