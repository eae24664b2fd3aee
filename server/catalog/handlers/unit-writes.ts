// Writes of quantities and units. What is built in stays as it is; what types and streams use cannot go.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { applyVerbosity } from '../bodies.ts';
import { changeDate } from '../changes.ts';
import { lockNamespace } from '../namespace-lock.ts';
import { namespaceUnits, type NamespaceUnits } from '../units.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { isSameDefinition } from '../../domain/objects/same-definition.ts';
import { builtInUnits, type Quantity, type Uom } from '../../domain/units/catalog.ts';
import { readQuantity, readUnit, type QuantityWithBaseUnit } from '../../domain/units/definition.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import type { ObjectBodies } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';

const conflict = (reason: string, id: string) => new Failure('Conflict', reason, { parameters: { Id: id } });

/** Refuses an identifier, name or abbreviation that types and streams of the namespace call another unit by. */
function requireFree({ catalog }: NamespaceUnits, unit: Uom): void {
  const same = catalog.unit(unit.Id);
  if (same && !sameIdentifier(same.QuantityId, unit.QuantityId)) {
    throw conflict(`The unit '${same.Id}' belongs to the quantity '${same.QuantityId}'.`, unit.Id);
  }
  for (const text of [unit.Id, unit.Name, unit.Abbreviation]) {
    const other = text === null ? undefined : catalog.named(text);
    if (other && !sameIdentifier(other.Id, unit.Id))
      throw conflict(`By '${text}' already the unit '${other.Id}' is found.`, unit.Id);
  }
}

function isSameQuantity({ catalog }: NamespaceUnits, existing: Quantity, wanted: QuantityWithBaseUnit): boolean {
  const withUnit = ({ BaseUomId, ...quantity }: Quantity, BaseUom = catalog.unit(BaseUomId)) => ({
    ...quantity,
    BaseUom,
  });
  return isSameDefinition(withUnit(existing), withUnit(wanted.quantity, wanted.baseUnit), 'SdsUomQuantity');
}

type Put = <K extends 'quantity' | 'unit'>(
  transaction: Transaction,
  kind: K,
  body: ObjectBodies[K],
) => Promise<'created' | 'replaced'>;

/** What creates an object, or replaces it but for its spelling and date of creation. */
async function writer({ access, now }: RequestContext): Promise<Put> {
  const { scope } = access;
  const { owner, acl } = await access.ofNew('Quantities');
  return async ({ objects }, kind, body) => {
    const stored = await objects.get(scope, kind, body.Id);
    if (stored) {
      const modified = changeDate(stored.modified, now);
      await objects.put(scope, kind, { ...stored, body: { ...body, Id: stored.id }, modified });
      return 'replaced';
    }
    const time = formatDateTime(now);
    const outcome = await objects.create(scope, kind, { id: body.Id, body, owner, acl, created: time, modified: time });
    if (outcome === 'exists') throw conflict(`'${body.Id}' has just been created by another request.`, body.Id);
    return 'created';
  };
}

async function putQuantity(
  put: Put,
  transaction: Transaction,
  { quantity, baseUnit }: QuantityWithBaseUnit,
): Promise<void> {
  await put(transaction, 'quantity', quantity);
  await put(transaction, 'unit', baseUnit);
}

/** Whether a type or a stream of the namespace names the unit, by its id, name or abbreviation. */
async function isUsed({ objects }: Transaction, { access }: RequestContext, unit: Uom): Promise<boolean> {
  const names = new Set<unknown>([unit.Id, unit.Name, unit.Abbreviation].filter((name) => name !== null));
  const mentions = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(([member, inner]) => (member === 'Uom' && names.has(inner)) || mentions(inner));
  };
  for await (const types of objects.list(access.scope, 'type')) {
    if (types.some(({ body }) => mentions(body))) return true;
  }
  // Not the metadata of a stream: it may have any keys, also one that is called like a unit's member.
  for await (const streams of objects.list(access.scope, 'stream')) {
    if (streams.some(({ body }) => mentions(body.PropertyOverrides))) return true;
  }
  return false;
}

/** Runs a change of the units of the namespace while no other is under way there: names that it finds free stay free. */
function changeUnits<Answer>(
  { store, access: { scope } }: RequestContext,
  work: (transaction: Transaction, units: NamespaceUnits) => Promise<Answer>,
): Promise<Answer> {
  return store.transaction(async (transaction) => {
    await lockNamespace(transaction, scope);
    return work(transaction, await namespaceUnits(transaction, scope));
  });
}

async function removeUnused(transaction: Transaction, context: RequestContext, unit: Uom): Promise<void> {
  if (await isUsed(transaction, context, unit))
    throw conflict(`The unit '${unit.Id}' is used by types or streams.`, unit.Id);
  await transaction.objects.remove(context.access.scope, 'unit', unit.Id);
}

async function quantityBody(context: RequestContext, id: string) {
  const { catalog, quantityJson } = await namespaceUnits(context.store, context.access.scope);
  const quantity = catalog.quantity(id);
  if (!quantity) throw notFound('quantity', id);
  return applyVerbosity(quantityJson(quantity), 'SdsUomQuantity', context.verbose);
}

async function unitBody(context: RequestContext, id: string) {
  const { catalog, unitJson } = await namespaceUnits(context.store, context.access.scope);
  const unit = catalog.unit(id);
  if (!unit) throw notFound('unit', id);
  return applyVerbosity(unitJson(unit), 'SdsUom', context.verbose);
}

export const unitWrites: Handlers<operations, typeof table, 'UnitWrites'> = {
  async getOrCreateQuantity({ path, body }, context) {
    const wanted = readQuantity(body, path.quantityId);
    const put = await writer(context);
    const created = await changeUnits(context, async (transaction, units) => {
      const existing = units.catalog.quantity(wanted.quantity.Id);
      if (existing) {
        if (isSameQuantity(units, existing, wanted)) return false;
        throw conflict(`A different quantity '${existing.Id}' exists.`, existing.Id);
      }
      requireFree(units, wanted.baseUnit);
      await putQuantity(put, transaction, wanted);
      return true;
    });
    return { status: created ? 201 : 200, body: await quantityBody(context, path.quantityId) };
  },

  async createOrUpdateQuantity({ path, body }, context) {
    const wanted = readQuantity(body, path.quantityId);
    const put = await writer(context);
    const created = await changeUnits(context, async (transaction, units) => {
      if (builtInUnits.quantity(wanted.quantity.Id))
        throw conflict(`The quantity '${wanted.quantity.Id}' is built in.`, wanted.quantity.Id);
      const existing = units.catalog.quantity(wanted.quantity.Id);
      const [former, ...others] = units.catalog.unitsOf(wanted.quantity.Id);
      const isOtherBase = existing && !sameIdentifier(existing.BaseUomId, wanted.baseUnit.Id);
      if (isOtherBase && others.length > 0)
        throw conflict(`The base unit of '${existing.Id}' cannot change while it has other units.`, existing.Id);
      requireFree(units, wanted.baseUnit);
      if (isOtherBase && former) await removeUnused(transaction, context, former);
      await putQuantity(put, transaction, wanted);
      return !existing;
    });
    return created ? { status: 201, body: await quantityBody(context, path.quantityId) } : { status: 204 };
  },

  async deleteQuantity({ path }, context) {
    await changeUnits(context, async (transaction, { catalog }) => {
      const quantity = catalog.quantity(path.quantityId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      if (builtInUnits.quantity(quantity.Id)) throw conflict(`The quantity '${quantity.Id}' is built in.`, quantity.Id);
      const units = catalog.unitsOf(quantity.Id);
      if (units.length > 1)
        throw conflict(`The quantity '${quantity.Id}' has units besides its base unit.`, quantity.Id);
      for (const unit of units) await removeUnused(transaction, context, unit);
      await transaction.objects.remove(context.access.scope, 'quantity', quantity.Id);
    });
    return { status: 204 };
  },

  async getOrCreateQuantityUnit({ path, body }, context) {
    const put = await writer(context);
    const created = await changeUnits(context, async (transaction, units) => {
      const quantity = units.catalog.quantity(path.quantityId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      const wanted = readUnit(body, quantity.Id, path.uomId);
      requireFree(units, wanted);
      const existing = units.catalog.unit(wanted.Id);
      if (existing) {
        if (isSameDefinition(existing, wanted, 'SdsUom')) return false;
        throw conflict(`A different unit '${existing.Id}' exists.`, existing.Id);
      }
      await put(transaction, 'unit', wanted);
      return true;
    });
    return { status: created ? 201 : 200, body: await unitBody(context, path.uomId) };
  },

  async createOrUpdateQuantityUnit({ path, body }, context) {
    const put = await writer(context);
    const created = await changeUnits(context, async (transaction, units) => {
      const quantity = units.catalog.quantity(path.quantityId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      const wanted = readUnit(body, quantity.Id, path.uomId);
      if (builtInUnits.unit(wanted.Id)) throw conflict(`The unit '${wanted.Id}' is built in.`, wanted.Id);
      requireFree(units, wanted);
      const isBase = sameIdentifier(wanted.Id, quantity.BaseUomId);
      if (isBase && (wanted.ConversionFactor !== 1 || wanted.ConversionOffset !== 0)) {
        throw conflict(`The base unit of '${quantity.Id}' has the factor 1 and the offset 0.`, wanted.Id);
      }
      return (await put(transaction, 'unit', wanted)) === 'created';
    });
    return created ? { status: 201, body: await unitBody(context, path.uomId) } : { status: 204 };
  },

  async deleteQuantityUnit({ path }, context) {
    await changeUnits(context, async (transaction, { catalog }) => {
      const quantity = catalog.quantity(path.quantityId);
      const unit = catalog.unit(path.uomId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      if (!unit || !sameIdentifier(unit.QuantityId, quantity.Id)) throw notFound('unit', path.uomId);
      if (builtInUnits.unit(unit.Id)) throw conflict(`The unit '${unit.Id}' is built in.`, unit.Id);
      if (sameIdentifier(unit.Id, quantity.BaseUomId))
        throw conflict(`'${unit.Id}' is the base unit of '${quantity.Id}'.`, unit.Id);
      await removeUnused(transaction, context, unit);
    });
    return { status: 204 };
  },
};
