// Writes of quantities and units. Built-in ones cannot be changed; those that types or streams use cannot be removed.
import type { Context } from '../requests/context.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { isSameDefinition } from '../domain/objects/same-definition.ts';
import { builtInUnits, type Quantity, type UnitCatalog, type Uom } from '../domain/units/catalog.ts';
import { readQuantity, readUnit, type QuantityWithBaseUnit } from '../domain/units/definition.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure } from '../errors/failures.ts';
import type { ObjectBodies, Scope } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { nextModifiedDate } from './changes.ts';
import { lockNamespace } from './namespaces.ts';
import { namespaceUnits, requireQuantity, requireUnit } from './units.ts';

type UnitContext = Pick<Context, 'store' | 'access' | 'now'>;

/** Creates a quantity with its base unit unless it exists; returns whether it is new. Throws InvalidInput, and Conflict if they differ. */
export async function getOrCreateQuantity(context: UnitContext, id: string, body: unknown): Promise<boolean> {
  const input = readQuantity(body, id);
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    const existing = catalog.findQuantity(input.quantity.Id);
    if (existing) {
      if (isSameQuantity(catalog, existing, input)) return false;
      throw conflict(`A different quantity '${existing.Id}' exists.`, existing.Id);
    }
    requireUniqueNames(catalog, input.baseUnit);
    await saveQuantity(save, transaction, input);
    return true;
  });
}

/**
 * Creates or replaces a quantity and its base unit; returns whether it is new. Throws InvalidInput, and Conflict for a built-in quantity
 * and for another base unit while the quantity has other units.
 */
export async function createOrUpdateQuantity(context: UnitContext, id: string, body: unknown): Promise<boolean> {
  const input = readQuantity(body, id);
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    requireNotBuiltIn(input.quantity);
    const existing = catalog.findQuantity(input.quantity.Id);
    const [oldBaseUnit, ...others] = catalog.unitsOf(input.quantity.Id);
    const isBaseUnitChanged = existing && !isSameIdentifier(existing.BaseUomId, input.baseUnit.Id);
    if (isBaseUnitChanged && others.length > 0)
      throw conflict(`The base unit of '${existing.Id}' cannot change while it has other units.`, existing.Id);
    requireUniqueNames(catalog, input.baseUnit);
    if (isBaseUnitChanged && oldBaseUnit) await removeUnit(transaction, context, oldBaseUnit);
    await saveQuantity(save, transaction, input);
    return !existing;
  });
}

/** Deletes a quantity and its base unit; throws NotFound, and Conflict if it is built in, in use or has other units. */
export function deleteQuantity(context: UnitContext, id: string): Promise<void> {
  return withUnitsLocked(context, async (transaction, catalog) => {
    const quantity = requireQuantity(catalog, id);
    requireNotBuiltIn(quantity);
    const units = catalog.unitsOf(quantity.Id);
    if (units.length > 1) throw conflict(`The quantity '${quantity.Id}' has units besides its base unit.`, quantity.Id);
    for (const unit of units) await removeUnit(transaction, context, unit);
    await transaction.objects.remove(context.access.scope, 'quantity', quantity.Id);
  });
}

/** The identifiers of a quantity and of one of its units. */
interface UnitIds {
  readonly quantityId: string;
  readonly uomId: string;
}

/** Creates a unit unless it exists; returns whether it is new. Throws NotFound, InvalidInput, and Conflict if a different one exists. */
export async function getOrCreateUnit(context: UnitContext, ids: UnitIds, body: unknown): Promise<boolean> {
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    const unit = readUnit(body, requireQuantity(catalog, ids.quantityId).Id, ids.uomId);
    requireUniqueNames(catalog, unit);
    const existing = catalog.findUnit(unit.Id);
    if (existing) {
      if (isSameDefinition(existing, unit, 'SdsUom')) return false;
      throw conflict(`A different unit '${existing.Id}' exists.`, existing.Id);
    }
    await save(transaction, 'unit', unit);
    return true;
  });
}

/** Creates or replaces a unit; returns whether it is new. Throws NotFound, InvalidInput, and Conflict for built-in and base units. */
export async function createOrUpdateUnit(context: UnitContext, ids: UnitIds, body: unknown): Promise<boolean> {
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    const quantity = requireQuantity(catalog, ids.quantityId);
    const unit = readUnit(body, quantity.Id, ids.uomId);
    if (builtInUnits.findUnit(unit.Id)) throw conflict(`The unit '${unit.Id}' is built in.`, unit.Id);
    requireUniqueNames(catalog, unit);
    const isBase = isSameIdentifier(unit.Id, quantity.BaseUomId);
    if (isBase && (unit.ConversionFactor !== 1 || unit.ConversionOffset !== 0)) {
      throw conflict(`The base unit of '${quantity.Id}' has the factor 1 and the offset 0.`, unit.Id);
    }
    return (await save(transaction, 'unit', unit)) === 'created';
  });
}

/** Deletes a unit; throws NotFound, and Conflict if it is built in, in use or the base unit. */
export function deleteUnit(context: UnitContext, { quantityId, uomId }: UnitIds): Promise<void> {
  return withUnitsLocked(context, async (transaction, catalog) => {
    const quantity = requireQuantity(catalog, quantityId);
    const unit = requireUnit(catalog, uomId, quantity);
    if (builtInUnits.findUnit(unit.Id)) throw conflict(`The unit '${unit.Id}' is built in.`, unit.Id);
    if (isSameIdentifier(unit.Id, quantity.BaseUomId))
      throw conflict(`'${unit.Id}' is the base unit of '${quantity.Id}'.`, unit.Id);
    await removeUnit(transaction, context, unit);
  });
}

/** Runs a change of the units of the namespace in a transaction that excludes other such changes, so that names stay unique. */
function withUnitsLocked<Result>(
  { store, access: { scope } }: UnitContext,
  change: (transaction: Transaction, catalog: UnitCatalog) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (transaction) => {
    await lockNamespace(transaction, scope);
    return change(transaction, (await namespaceUnits(transaction, scope)).catalog);
  });
}

type SaveUnit = <K extends 'quantity' | 'unit'>(
  transaction: Transaction,
  kind: K,
  body: ObjectBodies[K],
) => Promise<'created' | 'replaced'>;

/** Returns a function that creates an object or replaces its body; a replaced object keeps its creation date and the spelling of its identifier. */
async function unitWriter({ access, now }: UnitContext): Promise<SaveUnit> {
  const { scope } = access;
  const { owner, acl } = await access.accessOfNewObject('Quantities');
  return async ({ objects }, kind, body) => {
    const stored = await objects.get(scope, kind, body.Id);
    if (stored) {
      const modified = nextModifiedDate(stored.modified, now);
      await objects.put(scope, kind, { ...stored, body: { ...body, Id: stored.id }, modified });
      return 'replaced';
    }
    const time = formatDateTime(now);
    const outcome = await objects.create(scope, kind, { id: body.Id, body, owner, acl, created: time, modified: time });
    if (outcome === 'exists') throw conflict(`'${body.Id}' has just been created by another request.`, body.Id);
    return 'created';
  };
}

async function saveQuantity(
  save: SaveUnit,
  transaction: Transaction,
  { quantity, baseUnit }: QuantityWithBaseUnit,
): Promise<void> {
  await save(transaction, 'quantity', quantity);
  await save(transaction, 'unit', baseUnit);
}

/** Removes a unit; throws Conflict if a type or a stream uses it. */
async function removeUnit(transaction: Transaction, { access: { scope } }: UnitContext, unit: Uom): Promise<void> {
  if (await isUsed(transaction, scope, unit))
    throw conflict(`The unit '${unit.Id}' is used by types or streams.`, unit.Id);
  await transaction.objects.remove(scope, 'unit', unit.Id);
}

/** Returns whether a type or a stream of the namespace names the unit by its identifier, name or abbreviation. */
async function isUsed({ objects }: Transaction, scope: Scope, unit: Uom): Promise<boolean> {
  const names = new Set<unknown>([unit.Id, unit.Name, unit.Abbreviation].filter((name) => name !== null));
  const usesUnit = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([member, inner]) => (member === 'Uom' && names.has(inner)) || usesUnit(inner));
  };
  for await (const types of objects.list(scope, 'type')) {
    if (types.some(({ body }) => usesUnit(body))) return true;
  }
  // The metadata of a stream is not searched, since it can have a key named Uom.
  for await (const streams of objects.list(scope, 'stream')) {
    if (streams.some(({ body }) => usesUnit(body.PropertyOverrides))) return true;
  }
  return false;
}

/** Throws Conflict if the identifier, name or abbreviation of the unit belongs to another unit already. */
function requireUniqueNames(catalog: UnitCatalog, unit: Uom): void {
  const existing = catalog.findUnit(unit.Id);
  if (existing && !isSameIdentifier(existing.QuantityId, unit.QuantityId)) {
    throw conflict(`The unit '${existing.Id}' belongs to the quantity '${existing.QuantityId}'.`, unit.Id);
  }
  for (const text of [unit.Id, unit.Name, unit.Abbreviation]) {
    const other = text === null ? undefined : catalog.findByReference(text);
    if (other && !isSameIdentifier(other.Id, unit.Id))
      throw conflict(`'${text}' is already a name of the unit '${other.Id}'.`, unit.Id);
  }
}

function requireNotBuiltIn({ Id }: Quantity): void {
  if (builtInUnits.findQuantity(Id)) throw conflict(`The quantity '${Id}' is built in.`, Id);
}

function isSameQuantity(catalog: UnitCatalog, existing: Quantity, input: QuantityWithBaseUnit): boolean {
  const withBaseUnit = ({ BaseUomId, ...quantity }: Quantity, BaseUom = catalog.findUnit(BaseUomId)) => ({
    ...quantity,
    BaseUom,
  });
  return isSameDefinition(withBaseUnit(existing), withBaseUnit(input.quantity, input.baseUnit), 'SdsUomQuantity');
}

const conflict = (reason: string, id: string) => new Failure('Conflict', reason, { parameters: { Id: id } });
