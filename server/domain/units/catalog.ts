// The units of measure of a namespace: the built-in catalog and, behind it, what was added.
import { foldIdentifier } from '../objects/identifiers.ts';
import builtIn from './catalog.json' with { type: 'json' };

/**
 * A unit: a value in the base unit of its quantity is value x ConversionFactor + ConversionOffset (docs/behavior/units.md#conversion).
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

/** A kind of thing that can be measured (docs/behavior/units.md#built-in-quantities). */
export interface Quantity {
  readonly Id: string;
  readonly Name: string | null;
  readonly BaseUomId: string;
  /** Powers of the seven base dimensions. */
  readonly Dimensions: readonly number[] | null;
}

/** Quantities and units, and the ways to find one. */
export interface UnitCatalog {
  /** In the order of the documented tables, added ones last. */
  readonly quantities: readonly Quantity[];
  readonly units: readonly Uom[];
  /** The quantity with the identifier, without regard to case. */
  quantity(id: string): Quantity | undefined;
  /** The unit with the identifier, without regard to case. */
  unit(id: string): Uom | undefined;
  /** The units of the quantity with the identifier, without regard to case. */
  unitsOf(quantityId: string): readonly Uom[];
  /** The unit with the abbreviation; case matters, since mV is not MV. */
  abbreviated(text: string): Uom | undefined;
  /**
   * The unit that types, overrides and conversions call so: by identifier, else name, else abbreviation; case matters.
   */
  named(text: string): Uom | undefined;
}

/**
 * The catalog of a namespace that has nothing of its own; it has the documented, partly rounded factors
 * (docs/behavior/units.md#built-in-quantities).
 */
export const builtInUnits: UnitCatalog = unitCatalog([], []);

/** Returns the built-in catalog with quantities and units added to it. */
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
    quantity: (id) => quantityById.get(foldIdentifier(id)),
    unit: (id) => unitById.get(foldIdentifier(id)),
    unitsOf: (quantityId) => unitsByQuantity.get(foldIdentifier(quantityId)) ?? [],
    abbreviated: (text) => byAbbreviation.get(text),
    named: (text) => byExactId.get(text) ?? byName.get(text) ?? byAbbreviation.get(text),
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
