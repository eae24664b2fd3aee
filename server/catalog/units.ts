// The quantities and units of a namespace: built-in and custom ones.
import type { components } from '../../generated/types/data-services.ts';
import type { Context } from '../requests/context.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { builtInUnits, unitCatalog, type Quantity, type UnitCatalog, type Uom } from '../domain/units/catalog.ts';
import { notFound } from '../errors/failures.ts';
import type { Kind, ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';
import { applyVerbosity } from './apply-verbosity.ts';
import { listObjects, type ListQuery } from './lists.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    quantity: Quantity;
    unit: Uom;
  }
}

type Schemas = components['schemas'];
type UnitContext = Pick<Context, 'store' | 'access' | 'verbose'>;

/** The unit catalog of a namespace, with functions that return the complete JSON of its quantities and units. */
export interface NamespaceUnits {
  readonly catalog: UnitCatalog;
  quantityJson(quantity: Quantity): Schemas['SdsUomQuantity'];
  unitJson(unit: Uom): Schemas['SdsUom'];
}

/** The creation and modification date of built-in quantities and units. */
const builtInDate = '0001-01-01T00:00:00Z';

async function listAll<K extends Kind>(objects: ObjectStore, scope: Scope, kind: K): Promise<StoredObject<K>[]> {
  const all: StoredObject<K>[] = [];
  for await (const chunk of objects.list(scope, kind)) all.push(...chunk);
  return all;
}

/** Returns the quantities and units of a namespace. */
export async function namespaceUnits(
  { objects }: { readonly objects: ObjectStore },
  scope: Scope,
): Promise<NamespaceUnits> {
  const quantities = await listAll(objects, scope, 'quantity');
  const units = await listAll(objects, scope, 'unit');
  const catalog =
    quantities.length + units.length === 0
      ? builtInUnits
      : unitCatalog(
          quantities.map(({ body }) => body),
          units.map(({ body }) => body),
        );
  const objectsByBody = new Map<object, StoredObject>([...quantities, ...units].map((object) => [object.body, object]));
  const datesOf = (body: object) => {
    const object = objectsByBody.get(body);
    return { CreatedDate: object?.created ?? builtInDate, ModifiedDate: object?.modified ?? builtInDate };
  };
  const unitJson = (unit: Uom) => ({ ...unit, ...datesOf(unit) });
  return {
    catalog,
    unitJson,
    quantityJson(quantity) {
      const base = catalog.findUnit(quantity.BaseUomId);
      return {
        Id: quantity.Id,
        Name: quantity.Name,
        BaseUom: base ? unitJson(base) : null,
        Dimensions: quantity.Dimensions ? [...quantity.Dimensions] : null,
        ...datesOf(quantity),
      };
    },
  };
}

/** Returns the quantity with this identifier; throws NotFound. */
export function requireQuantity(catalog: UnitCatalog, id: string): Quantity {
  const quantity = catalog.findQuantity(id);
  if (!quantity) throw notFound('quantity', id);
  return quantity;
}

/** Returns the unit with this identifier; throws NotFound if there is none, or if it belongs to a quantity other than `quantity`. */
export function requireUnit(catalog: UnitCatalog, id: string, quantity?: Quantity): Uom {
  const unit = catalog.findUnit(id);
  if (!unit || (quantity && !isSameIdentifier(unit.QuantityId, quantity.Id))) throw notFound('unit', id);
  return unit;
}

/** Returns the JSON of a quantity; throws NotFound. */
export async function getQuantity({ store, access, verbose }: UnitContext, id: string) {
  const { catalog, quantityJson } = await namespaceUnits(store, access.scope);
  return applyVerbosity(quantityJson(requireQuantity(catalog, id)), 'SdsUomQuantity', verbose);
}

/** Returns the JSON of a unit; throws NotFound if there is none, or if it belongs to a quantity other than `quantityId`. */
export async function getUnit({ store, access, verbose }: UnitContext, id: string, quantityId?: string) {
  const { catalog, unitJson } = await namespaceUnits(store, access.scope);
  const quantity = quantityId === undefined ? undefined : requireQuantity(catalog, quantityId);
  return applyVerbosity(unitJson(requireUnit(catalog, id, quantity)), 'SdsUom', verbose);
}

/** Returns the JSON of the units of a quantity; throws NotFound. */
export async function listQuantityUnits({ store, access, verbose }: UnitContext, quantityId: string) {
  const { catalog, unitJson } = await namespaceUnits(store, access.scope);
  const { Id } = requireQuantity(catalog, quantityId);
  return catalog.unitsOf(Id).map((unit) => applyVerbosity(unitJson(unit), 'SdsUom', verbose));
}

const dateFields = { CreatedDate: 'date', ModifiedDate: 'date' } as const;
const quantityFields = { Id: 'string', Name: 'string', ...dateFields } as const;
const unitFields = {
  Id: 'string',
  Abbreviation: 'string',
  Name: 'string',
  DisplayName: 'string',
  QuantityId: 'string',
  ConversionFactor: 'number',
  ConversionOffset: 'number',
  ...dateFields,
} as const;

/** Returns the reply that lists quantities; throws InvalidInput. */
export async function listQuantities({ store, access, verbose }: UnitContext, query: ListQuery) {
  const { catalog, quantityJson } = await namespaceUnits(store, access.scope);
  const toJson = (page: readonly Schemas['SdsUomQuantity'][]) =>
    page.map((quantity) => applyVerbosity(quantity, 'SdsUomQuantity', verbose));
  const chunks = [catalog.quantities.map(quantityJson)];
  return listObjects({ chunks, fields: quantityFields, members: (item) => ({ ...item }), toJson }, query);
}

/** Returns the reply that lists units; throws InvalidInput. */
export async function listUnits({ store, access, verbose }: UnitContext, query: ListQuery) {
  const { catalog, unitJson } = await namespaceUnits(store, access.scope);
  const toJson = (page: readonly Schemas['SdsUom'][]) => page.map((unit) => applyVerbosity(unit, 'SdsUom', verbose));
  const chunks = [catalog.units.map(unitJson)];
  return listObjects({ chunks, fields: unitFields, members: (item) => ({ ...item }), toJson }, query);
}
