// Shares: virtual tables for readers outside the hub.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { components, operations } from '../../../generated/types/provisioning.ts';
import { listObjects, storedObjects } from '../../catalog/lists.ts';
import { locationOf } from '../../catalog/location.ts';
import {
  createShare,
  deleteShare,
  shareFields,
  shareJson,
  sortableShareMembers,
  shareSearch,
  updateShare,
} from '../shares.ts';
import type { Handlers } from '../../api/handler-types.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';

export const shares: Handlers<operations, typeof table, 'Shares'> = {
  listShares({ query }, context) {
    const toJson = (objects: readonly StoredObject<'share'>[]) =>
      Promise.all(objects.map((object) => shareJson(object, context)));
    const stored = { ...storedObjects(context, 'Shares'), members: sortableShareMembers };
    const listing = { ...stored, fields: shareFields, searchable: shareSearch, toJson };
    return listObjects<StoredObject<'share'>, components['schemas']['Share']>(listing, query);
  },

  async createShare({ body }, context) {
    const object = await createShare(context, body);
    const headers = { Location: locationOf(context, 'Shares', object.id) };
    return { status: 201, headers, body: await shareJson(object, context) };
  },

  async getShare(_input, context) {
    return { status: 200, body: await shareJson(context.access.pathObject('Shares'), context) };
  },

  async updateShare({ path, body }, context) {
    return { status: 200, body: await shareJson(await updateShare(context, path.shareId, body), context) };
  },

  async deleteShare(_input, context) {
    await deleteShare(context);
    return { status: 204 };
  },
};
