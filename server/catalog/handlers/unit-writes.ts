// Writes of quantities and units.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  createOrUpdateQuantity,
  createOrUpdateUnit,
  deleteQuantity,
  deleteUnit,
  getOrCreateQuantity,
  getOrCreateUnit,
} from '../unit-writes.ts';
import { getQuantity, getUnit } from '../units.ts';

export const unitWrites: Handlers<operations, typeof table, 'UnitWrites'> = {
  async getOrCreateQuantity({ path, body }, context) {
    const isNew = await getOrCreateQuantity(context, path.quantityId, body);
    return { status: isNew ? 201 : 200, body: await getQuantity(context, path.quantityId) };
  },

  async createOrUpdateQuantity({ path, body }, context) {
    const isNew = await createOrUpdateQuantity(context, path.quantityId, body);
    return isNew ? { status: 201, body: await getQuantity(context, path.quantityId) } : { status: 204 };
  },

  async deleteQuantity({ path }, context) {
    await deleteQuantity(context, path.quantityId);
    return { status: 204 };
  },

  async getOrCreateQuantityUnit({ path, body }, context) {
    const isNew = await getOrCreateUnit(context, path, body);
    return { status: isNew ? 201 : 200, body: await getUnit(context, path.uomId) };
  },

  async createOrUpdateQuantityUnit({ path, body }, context) {
    const isNew = await createOrUpdateUnit(context, path, body);
    return isNew ? { status: 201, body: await getUnit(context, path.uomId) } : { status: 204 };
  },

  async deleteQuantityUnit({ path }, context) {
    await deleteUnit(context, path);
    return { status: 204 };
  },
};
