// The units of measure of a namespace: the built-in units, and those that the namespace adds.
import { foldIdentifier } from '../objects/identifiers.ts';
import builtIn from './catalog.json' with { type: 'json' };

/**
 * A unit. A value in the base unit of its quantity is value * ConversionFactor + ConversionOffset
 * (docs/behavior/units.md#conversion).
 */
export interface Uom {
  readonly Id: string;
  readonly Abbreviation: string | null;
  readonly Name: string | null;
  readonly DisplayName: string | null;
  readonly QuantityId: string;
  readonly ConversionFactor: number;
  readonly ConversionOffset: number;
}

/** A kind of quantity that can be measured (docs/behavior/units.md#built-in-quantities). */
export interface Quantity {
  readonly Id: string;
  readonly Name: string | null;
  readonly BaseUomId: string;
  /** Powers of the seven base dimensions. */
  readonly Dimensions: readonly number[] | null;
}

/** Quantities and units, with lookups. */
export interface UnitCatalog {
  /** In the order of the documented tables; added quantities come last. */
  readonly quantities: readonly Quantity[];
  readonly units: readonly Uom[];
  /** Returns the quantity with the identifier, in any case. */
  findQuantity(id: string): Quantity | undefined;
  /** Returns the unit with the identifier, in any case. */
  findUnit(id: string): Uom | undefined;
  /** Returns the units of the quantity with the identifier, in any case. */
  unitsOf(quantityId: string): readonly Uom[];
  /** Returns the unit with the abbreviation; case matters, since mV is not MV. */
  findByAbbreviation(text: string): Uom | undefined;
  /**
   * Returns the unit that types, overrides and conversions refer to by identifier, name or abbreviation, in this order; case matters.
   */
  findByReference(text: string): Uom | undefined;
}

/**
 * The catalog of a namespace without units of its own. Its factors are the documented ones, some of them rounded
 * (docs/behavior/units.md#built-in-quantities).
 */
export const builtInUnits: UnitCatalog = unitCatalog([], []);

/** Returns the built-in catalog with more quantities and units. */
export function unitCatalog(addedQuantities: readonly Quantity[], addedUnits: readonly Uom[]): UnitCatalog {
  const quantities: readonly Quantity[] = [...builtIn.quantities, ...addedQuantities];
  const units: readonly Uom[] = [...builtIn.units, ...addedUnits];
  const quantityById = new Map(quantities.map((quantity) => [foldIdentifier(quantity.Id), quantity]));
  const unitById = new Map(units.map((unit) => [foldIdentifier(unit.Id), unit]));
  const unitsByQuantity = Map.groupBy(units, (unit) => foldIdentifier(unit.QuantityId));
  const byExactId = firstBy(units, (unit) => unit.Id);
  const byName = firstBy(units, (unit) => unit.Name);
  const byAbbreviation = firstBy(units, (unit) => unit.Abbreviation);
  return {
    quantities,
    units,
    findQuantity: (id) => quantityById.get(foldIdentifier(id)),
    findUnit: (id) => unitById.get(foldIdentifier(id)),
    unitsOf: (quantityId) => unitsByQuantity.get(foldIdentifier(quantityId)) ?? [],
    findByAbbreviation: (text) => byAbbreviation.get(text),
    findByReference: (text) => byExactId.get(text) ?? byName.get(text) ?? byAbbreviation.get(text),
  };
}

function firstBy(units: readonly Uom[], textOf: (unit: Uom) => string | null): Map<string, Uom> {
  const found = new Map<string, Uom>();
  for (const unit of units) {
    const text = textOf(unit);
    if (text !== null && !found.has(text)) found.set(text, unit);
  }
  return found;
}
