// Reads of quantities and units; the operations that write them are in unit-writes.ts.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { getQuantity, getUnit, listQuantities, listQuantityUnits, listUnits } from '../units.ts';

export const units: Handlers<operations, typeof table, 'Units'> = {
  listQuantities: ({ query }, context) => listQuantities(context, query),

  async getQuantity({ path }, context) {
    return { status: 200, body: await getQuantity(context, path.quantityId) };
  },

  async listQuantityUnits({ path }, context) {
    return { status: 200, body: await listQuantityUnits(context, path.quantityId) };
  },

  async getQuantityUnit({ path }, context) {
    return { status: 200, body: await getUnit(context, path.uomId, path.quantityId) };
  },

  listUnits: ({ query }, context) => listUnits(context, query),

  async getUnit({ path }, context) {
    return { status: 200, body: await getUnit(context, path.uomId) };
  },
};
