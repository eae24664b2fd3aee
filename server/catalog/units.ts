// The quantities and units of a namespace: the built-in ones and those that were written to it.
import type { components } from '../../generated/types/data-services.ts';
import { builtInUnits, unitCatalog, type Quantity, type UnitCatalog, type Uom } from '../domain/units/catalog.ts';
import type { Kind, ObjectStore, Scope, StoredObject } from '../store/ports/object-store.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    quantity: Quantity;
    unit: Uom;
  }
}

/** A quantity or unit that was written, with its dates. */
export type Written = ReadonlyMap<string, StoredObject>;

export interface NamespaceUnits {
  readonly catalog: UnitCatalog;
  quantityJson(quantity: Quantity): components['schemas']['SdsUomQuantity'];
  unitJson(unit: Uom): components['schemas']['SdsUom'];
}

/** What built-in objects have for dates (document 1: the minimum for objects older than the record). */
const noDate = '0001-01-01T00:00:00Z';

async function all<K extends Kind>(objects: ObjectStore, scope: Scope, kind: K): Promise<readonly StoredObject<K>[]> {
  const found: StoredObject<K>[] = [];
  for await (const chunk of objects.list(scope, kind)) found.push(...chunk);
  return found;
}

/** All units of measure of a namespace, and how they are shown. */
export async function namespaceUnits(
  { objects }: { readonly objects: ObjectStore },
  scope: Scope,
): Promise<NamespaceUnits> {
  const quantities = await all(objects, scope, 'quantity');
  const units = await all(objects, scope, 'unit');
  const catalog =
    quantities.length + units.length === 0
      ? builtInUnits
      : unitCatalog(
          quantities.map(({ body }) => body),
          units.map(({ body }) => body),
        );
  const dates = new Map<object, StoredObject>([...quantities, ...units].map((object) => [object.body, object]));
  const datesOf = (body: object) => {
    const object = dates.get(body);
    return { CreatedDate: object?.created ?? noDate, ModifiedDate: object?.modified ?? noDate };
  };
  const unitJson = (unit: Uom) => ({ ...unit, ...datesOf(unit) });
  return {
    catalog,
    unitJson,
    quantityJson(quantity) {
      const base = catalog.unit(quantity.BaseUomId);
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
