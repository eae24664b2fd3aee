// Writes of quantities and units. What is built in stays as it is; what types and streams use cannot go.
import type { operations as table } from '../../generated/operations/provisioning.ts';
import type { operations } from '../../generated/types/provisioning.ts';
import { shown } from '../catalogue/bodies.ts';
import { namespaceUnits, type NamespaceUnits } from '../catalogue/units.ts';
import type { Context } from '../contract/context.ts';
import type { Handlers } from '../contract/types.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import { equalJson } from '../domain/objects/json.ts';
import { builtInUnits, type Quantity, type Uom } from '../domain/units/catalogue.ts';
import { readQuantity, readUnit, type QuantityWithBaseUnit } from '../domain/units/definition.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../http/errors/catalog.ts';
import type { Transaction } from '../store/ports/store.ts';

const conflict = (reason: string, id: string) => new Failure('Conflict', reason, { parameters: { Id: id } });

/** Refuses a name or abbreviation that another unit of the namespace is found by. */
function requireFree({ catalogue }: NamespaceUnits, unit: Uom): void {
  const same = catalogue.unit(unit.Id);
  if (same && !sameIdentifier(same.QuantityId, unit.QuantityId)) {
    throw conflict(`The unit '${same.Id}' belongs to the quantity '${same.QuantityId}'.`, unit.Id);
  }
  const abbreviated = unit.Abbreviation === null ? undefined : catalogue.abbreviated(unit.Abbreviation);
  if (abbreviated && !sameIdentifier(abbreviated.Id, unit.Id)) {
    throw conflict(`The abbreviation '${unit.Abbreviation}' is that of the unit '${abbreviated.Id}'.`, unit.Id);
  }
}

async function put({ objects }: Transaction, context: Context, kind: 'quantity' | 'unit', body: Quantity | Uom) {
  const time = formatDateTime(context.now);
  const { owner, acl } = await context.access.ofNew('Quantities');
  return objects.put(context.access.scope, kind, { id: body.Id, body, owner, acl, created: time, modified: time });
}

async function putQuantity(
  transaction: Transaction,
  context: Context,
  { quantity, baseUnit }: QuantityWithBaseUnit,
): Promise<void> {
  await put(transaction, context, 'quantity', quantity);
  await put(transaction, context, 'unit', baseUnit);
}

/** Whether a type or a stream of the namespace names the unit, by its id, name or abbreviation. */
async function isUsed({ objects }: Transaction, { access }: Context, unit: Uom): Promise<boolean> {
  const names = new Set([unit.Id, unit.Name, unit.Abbreviation]);
  const mentions = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    return Object.entries(value).some(
      ([member, inner]) => (member === 'Uom' && names.has(inner as string)) || mentions(inner),
    );
  };
  for (const kind of ['type', 'stream']) {
    for await (const chunk of objects.list(access.scope, kind))
      if (chunk.some(({ body }) => mentions(body))) return true;
  }
  return false;
}

async function quantityBody(context: Context, id: string) {
  const { catalogue, quantityJson } = await namespaceUnits(context.store, context.access.scope);
  const quantity = catalogue.quantity(id);
  if (!quantity) throw notFound('quantity', id);
  return shown(quantityJson(quantity), 'SdsUomQuantity', context.verbose);
}

async function unitBody(context: Context, id: string) {
  const { catalogue, unitJson } = await namespaceUnits(context.store, context.access.scope);
  const unit = catalogue.unit(id);
  if (!unit) throw notFound('unit', id);
  return shown(unitJson(unit), 'SdsUom', context.verbose);
}

export const unitWrites: Handlers<operations, typeof table, 'UnitWrites'> = {
  async getOrCreateQuantity({ path, body }, context) {
    const wanted = readQuantity(body, path.quantityId);
    const created = await context.store.transaction(async (transaction) => {
      const units = await namespaceUnits(transaction, context.access.scope);
      const existing = units.catalogue.quantity(wanted.quantity.Id);
      if (existing) {
        const base = units.catalogue.unit(existing.BaseUomId);
        if (
          equalJson(existing, { ...wanted.quantity, Id: existing.Id }) &&
          equalJson(base, { ...wanted.baseUnit, QuantityId: existing.Id })
        )
          return false;
        throw conflict(`A different quantity '${existing.Id}' exists.`, existing.Id);
      }
      requireFree(units, wanted.baseUnit);
      await putQuantity(transaction, context, wanted);
      return true;
    });
    return { status: created ? 201 : 200, body: await quantityBody(context, path.quantityId) };
  },

  async createOrUpdateQuantity({ path, body }, context) {
    const wanted = readQuantity(body, path.quantityId);
    const created = await context.store.transaction(async (transaction) => {
      const units = await namespaceUnits(transaction, context.access.scope);
      if (builtInUnits.quantity(wanted.quantity.Id))
        throw conflict(`The quantity '${wanted.quantity.Id}' is built in.`, wanted.quantity.Id);
      const existing = units.catalogue.quantity(wanted.quantity.Id);
      const others = units.catalogue
        .unitsOf(wanted.quantity.Id)
        .filter(({ Id }) => !sameIdentifier(Id, existing?.BaseUomId ?? ''));
      if (existing && !sameIdentifier(existing.BaseUomId, wanted.baseUnit.Id) && others.length > 0) {
        throw conflict(`The base unit of '${existing.Id}' cannot change while it has other units.`, existing.Id);
      }
      requireFree(units, wanted.baseUnit);
      await putQuantity(transaction, context, wanted);
      return !existing;
    });
    return created ? { status: 201, body: await quantityBody(context, path.quantityId) } : { status: 204 };
  },

  async deleteQuantity({ path }, context) {
    await context.store.transaction(async (transaction) => {
      const { catalogue } = await namespaceUnits(transaction, context.access.scope);
      const quantity = catalogue.quantity(path.quantityId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      if (builtInUnits.quantity(quantity.Id)) throw conflict(`The quantity '${quantity.Id}' is built in.`, quantity.Id);
      const units = catalogue.unitsOf(quantity.Id);
      if (units.length > 1)
        throw conflict(`The quantity '${quantity.Id}' has units besides its base unit.`, quantity.Id);
      for (const unit of units) {
        if (await isUsed(transaction, context, unit))
          throw conflict(`The unit '${unit.Id}' is used by types or streams.`, unit.Id);
        await transaction.objects.remove(context.access.scope, 'unit', unit.Id);
      }
      await transaction.objects.remove(context.access.scope, 'quantity', quantity.Id);
    });
    return { status: 204 };
  },

  async getOrCreateQuantityUnit({ path, body }, context) {
    const created = await context.store.transaction(async (transaction) => {
      const units = await namespaceUnits(transaction, context.access.scope);
      const quantity = units.catalogue.quantity(path.quantityId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      const wanted = readUnit(body, quantity.Id, path.uomId);
      requireFree(units, wanted);
      const existing = units.catalogue.unit(wanted.Id);
      if (existing) {
        if (equalJson(existing, { ...wanted, Id: existing.Id })) return false;
        throw conflict(`A different unit '${existing.Id}' exists.`, existing.Id);
      }
      await put(transaction, context, 'unit', wanted);
      return true;
    });
    return { status: created ? 201 : 200, body: await unitBody(context, path.uomId) };
  },

  async createOrUpdateQuantityUnit({ path, body }, context) {
    const created = await context.store.transaction(async (transaction) => {
      const units = await namespaceUnits(transaction, context.access.scope);
      const quantity = units.catalogue.quantity(path.quantityId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      const wanted = readUnit(body, quantity.Id, path.uomId);
      if (builtInUnits.unit(wanted.Id)) throw conflict(`The unit '${wanted.Id}' is built in.`, wanted.Id);
      requireFree(units, wanted);
      const isBase = sameIdentifier(wanted.Id, quantity.BaseUomId);
      if (isBase && (wanted.ConversionFactor !== 1 || wanted.ConversionOffset !== 0)) {
        throw conflict(`The base unit of '${quantity.Id}' has the factor 1 and the offset 0.`, wanted.Id);
      }
      return (await put(transaction, context, 'unit', wanted)) === 'created';
    });
    return created ? { status: 201, body: await unitBody(context, path.uomId) } : { status: 204 };
  },

  async deleteQuantityUnit({ path }, context) {
    await context.store.transaction(async (transaction) => {
      const { catalogue } = await namespaceUnits(transaction, context.access.scope);
      const quantity = catalogue.quantity(path.quantityId);
      const unit = catalogue.unit(path.uomId);
      if (!quantity) throw notFound('quantity', path.quantityId);
      if (!unit || !sameIdentifier(unit.QuantityId, quantity.Id)) throw notFound('unit', path.uomId);
      if (builtInUnits.unit(unit.Id)) throw conflict(`The unit '${unit.Id}' is built in.`, unit.Id);
      if (sameIdentifier(unit.Id, quantity.BaseUomId))
        throw conflict(`'${unit.Id}' is the base unit of '${quantity.Id}'.`, unit.Id);
      if (await isUsed(transaction, context, unit))
        throw conflict(`The unit '${unit.Id}' is used by types or streams.`, unit.Id);
      await transaction.objects.remove(context.access.scope, 'unit', unit.Id);
    });
    return { status: 204 };
  },
};
