// Reads of the catalog of quantities and units; what writes it is in the companion.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { components, operations } from '../../../generated/types/data-services.ts';
import { applyVerbosity } from '../bodies.ts';
import { listObjects } from '../lists.ts';
import { namespaceUnits } from '../units.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import type { UnitCatalog } from '../../domain/units/catalog.ts';
import { notFound } from '../../errors/failures.ts';

type SdsUom = components['schemas']['SdsUom'];
type SdsUomQuantity = components['schemas']['SdsUomQuantity'];

const dates = { CreatedDate: 'date', ModifiedDate: 'date' } as const;
const quantityFields = { Id: 'string', Name: 'string', ...dates } as const;
const unitFields = {
  Id: 'string',
  Abbreviation: 'string',
  Name: 'string',
  DisplayName: 'string',
  QuantityId: 'string',
  ConversionFactor: 'number',
  ConversionOffset: 'number',
  ...dates,
} as const;

const unitsOf = ({ store, access }: RequestContext) => namespaceUnits(store, access.scope);

function quantity(catalog: UnitCatalog, id: string) {
  const found = catalog.quantity(id);
  if (!found) throw notFound('quantity', id);
  return found;
}

function unit(catalog: UnitCatalog, id: string) {
  const found = catalog.unit(id);
  if (!found) throw notFound('unit', id);
  return found;
}

export const units: Handlers<operations, typeof table, 'Units'> = {
  async listQuantities({ query }, context) {
    const { catalog, quantityJson } = await unitsOf(context);
    const toJson = (items: readonly SdsUomQuantity[]) =>
      items.map((item) => applyVerbosity(item, 'SdsUomQuantity', context.verbose));
    const chunks = [catalog.quantities.map(quantityJson)];
    return listObjects({ chunks, fields: quantityFields, members: (item) => ({ ...item }), toJson }, query);
  },

  async getQuantity({ path }, context) {
    const { catalog, quantityJson } = await unitsOf(context);
    return {
      status: 200,
      body: applyVerbosity(quantityJson(quantity(catalog, path.quantityId)), 'SdsUomQuantity', context.verbose),
    };
  },

  async listQuantityUnits({ path }, context) {
    const { catalog, unitJson } = await unitsOf(context);
    const { Id } = quantity(catalog, path.quantityId);
    return {
      status: 200,
      body: catalog.unitsOf(Id).map((item) => applyVerbosity(unitJson(item), 'SdsUom', context.verbose)),
    };
  },

  async getQuantityUnit({ path }, context) {
    const { catalog, unitJson } = await unitsOf(context);
    const found = unit(catalog, path.uomId);
    if (!sameIdentifier(found.QuantityId, quantity(catalog, path.quantityId).Id)) throw notFound('unit', path.uomId);
    return { status: 200, body: applyVerbosity(unitJson(found), 'SdsUom', context.verbose) };
  },

  async listUnits({ query }, context) {
    const { catalog, unitJson } = await unitsOf(context);
    const toJson = (items: readonly SdsUom[]) => items.map((item) => applyVerbosity(item, 'SdsUom', context.verbose));
    const chunks = [catalog.units.map(unitJson)];
    return listObjects({ chunks, fields: unitFields, members: (item) => ({ ...item }), toJson }, query);
  },

  async getUnit({ path }, context) {
    const { catalog, unitJson } = await unitsOf(context);
    return { status: 200, body: applyVerbosity(unitJson(unit(catalog, path.uomId)), 'SdsUom', context.verbose) };
  },
};
