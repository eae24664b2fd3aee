// Writes of quantities and units. Built-in ones never change; those that types or streams use are not removed.
import type { Context } from '../requests/context.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
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

/** Creates a quantity and its base unit unless they exist; returns whether it did. Throws InvalidInput, and Conflict when they differ. */
export async function getOrCreateQuantity(context: UnitContext, id: string, body: unknown): Promise<boolean> {
  const wanted = readQuantity(body, id);
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    const existing = catalog.quantity(wanted.quantity.Id);
    if (existing) {
      if (isSameQuantity(catalog, existing, wanted)) return false;
      throw conflict(`A different quantity '${existing.Id}' exists.`, existing.Id);
    }
    requireNamesFree(catalog, wanted.baseUnit);
    await saveQuantity(save, transaction, wanted);
    return true;
  });
}

/**
 * Creates or replaces a quantity and its base unit; returns whether it is new. Throws InvalidInput, and Conflict for a built-in quantity
 * and for another base unit while the quantity has other units.
 */
export async function createOrUpdateQuantity(context: UnitContext, id: string, body: unknown): Promise<boolean> {
  const wanted = readQuantity(body, id);
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    requireNotBuiltIn(wanted.quantity);
    const existing = catalog.quantity(wanted.quantity.Id);
    const [oldBase, ...others] = catalog.unitsOf(wanted.quantity.Id);
    const changesBase = existing && !sameIdentifier(existing.BaseUomId, wanted.baseUnit.Id);
    if (changesBase && others.length > 0)
      throw conflict(`The base unit of '${existing.Id}' cannot change while it has other units.`, existing.Id);
    requireNamesFree(catalog, wanted.baseUnit);
    if (changesBase && oldBase) await removeUnit(transaction, context, oldBase);
    await saveQuantity(save, transaction, wanted);
    return !existing;
  });
}

/** Deletes a quantity and its base unit; throws NotFound, and Conflict when it is built in, in use or has other units. */
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

/** Identifiers of a quantity and of one of its units. */
interface UnitIds {
  readonly quantityId: string;
  readonly uomId: string;
}

/** Creates a unit unless it exists; returns whether it did. Throws NotFound, InvalidInput, and Conflict when a different one exists. */
export async function getOrCreateUnit(context: UnitContext, ids: UnitIds, body: unknown): Promise<boolean> {
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    const wanted = readUnit(body, requireQuantity(catalog, ids.quantityId).Id, ids.uomId);
    requireNamesFree(catalog, wanted);
    const existing = catalog.unit(wanted.Id);
    if (existing) {
      if (isSameDefinition(existing, wanted, 'SdsUom')) return false;
      throw conflict(`A different unit '${existing.Id}' exists.`, existing.Id);
    }
    await save(transaction, 'unit', wanted);
    return true;
  });
}

/** Creates or replaces a unit; returns whether it is new. Throws NotFound, InvalidInput, and Conflict for built-in and base units. */
export async function createOrUpdateUnit(context: UnitContext, ids: UnitIds, body: unknown): Promise<boolean> {
  const save = await unitWriter(context);
  return withUnitsLocked(context, async (transaction, catalog) => {
    const quantity = requireQuantity(catalog, ids.quantityId);
    const wanted = readUnit(body, quantity.Id, ids.uomId);
    if (builtInUnits.unit(wanted.Id)) throw conflict(`The unit '${wanted.Id}' is built in.`, wanted.Id);
    requireNamesFree(catalog, wanted);
    const isBase = sameIdentifier(wanted.Id, quantity.BaseUomId);
    if (isBase && (wanted.ConversionFactor !== 1 || wanted.ConversionOffset !== 0)) {
      throw conflict(`The base unit of '${quantity.Id}' has the factor 1 and the offset 0.`, wanted.Id);
    }
    return (await save(transaction, 'unit', wanted)) === 'created';
  });
}

/** Deletes a unit; throws NotFound, and Conflict when it is built in, in use or the base unit. */
export function deleteUnit(context: UnitContext, { quantityId, uomId }: UnitIds): Promise<void> {
  return withUnitsLocked(context, async (transaction, catalog) => {
    const quantity = requireQuantity(catalog, quantityId);
    const unit = requireUnit(catalog, uomId, quantity);
    if (builtInUnits.unit(unit.Id)) throw conflict(`The unit '${unit.Id}' is built in.`, unit.Id);
    if (sameIdentifier(unit.Id, quantity.BaseUomId))
      throw conflict(`'${unit.Id}' is the base unit of '${quantity.Id}'.`, unit.Id);
    await removeUnit(transaction, context, unit);
  });
}

/** Runs a change of the units of the namespace while no other change of them runs, so that names stay free. */
function withUnitsLocked<Result>(
  { store, access: { scope } }: UnitContext,
  work: (transaction: Transaction, catalog: UnitCatalog) => Promise<Result>,
): Promise<Result> {
  return store.transaction(async (transaction) => {
    await lockNamespace(transaction, scope);
    return work(transaction, (await namespaceUnits(transaction, scope)).catalog);
  });
}

type SaveUnit = <K extends 'quantity' | 'unit'>(
  transaction: Transaction,
  kind: K,
  body: ObjectBodies[K],
) => Promise<'created' | 'replaced'>;

/** Returns a function that creates an object or replaces its body; the spelling of its identifier and its creation date stay. */
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

/** Removes a unit; throws Conflict when a type or a stream uses it. */
async function removeUnit(transaction: Transaction, { access: { scope } }: UnitContext, unit: Uom): Promise<void> {
  if (await isUsed(transaction, scope, unit))
    throw conflict(`The unit '${unit.Id}' is used by types or streams.`, unit.Id);
  await transaction.objects.remove(scope, 'unit', unit.Id);
}

/** Whether a type or a stream of the namespace names the unit, by its id, name or abbreviation. */
async function isUsed({ objects }: Transaction, scope: Scope, unit: Uom): Promise<boolean> {
  const names = new Set<unknown>([unit.Id, unit.Name, unit.Abbreviation].filter((name) => name !== null));
  const mentions = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([member, inner]) => (member === 'Uom' && names.has(inner)) || mentions(inner));
  };
  for await (const types of objects.list(scope, 'type')) {
    if (types.some(({ body }) => mentions(body))) return true;
  }
  // The metadata of a stream is not searched: it may have a key named Uom.
  for await (const streams of objects.list(scope, 'stream')) {
    if (streams.some(({ body }) => mentions(body.PropertyOverrides))) return true;
  }
  return false;
}

/** Throws Conflict when types and streams find another unit by the identifier, name or abbreviation of this one. */
function requireNamesFree(catalog: UnitCatalog, unit: Uom): void {
  const same = catalog.unit(unit.Id);
  if (same && !sameIdentifier(same.QuantityId, unit.QuantityId)) {
    throw conflict(`The unit '${same.Id}' belongs to the quantity '${same.QuantityId}'.`, unit.Id);
  }
  for (const text of [unit.Id, unit.Name, unit.Abbreviation]) {
    const other = text === null ? undefined : catalog.named(text);
    if (other && !sameIdentifier(other.Id, unit.Id))
      throw conflict(`'${text}' is already a name of the unit '${other.Id}'.`, unit.Id);
  }
}

function requireNotBuiltIn({ Id }: Quantity): void {
  if (builtInUnits.quantity(Id)) throw conflict(`The quantity '${Id}' is built in.`, Id);
}

function isSameQuantity(catalog: UnitCatalog, existing: Quantity, wanted: QuantityWithBaseUnit): boolean {
  const withUnit = ({ BaseUomId, ...quantity }: Quantity, BaseUom = catalog.unit(BaseUomId)) => ({
    ...quantity,
    BaseUom,
  });
  return isSameDefinition(withUnit(existing), withUnit(wanted.quantity, wanted.baseUnit), 'SdsUomQuantity');
}

const conflict = (reason: string, id: string) => new Failure('Conflict', reason, { parameters: { Id: id } });
