// Stream views: mappings of events of one type to events of another.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { locationOf } from '../location.ts';
import {
  createOrUpdateStreamView,
  deleteStreamView,
  getOrCreateStreamView,
  getStreamView,
  listStreamViews,
  streamViewJson,
  streamViewMapJson,
} from '../stream-views.ts';

export const streamViews: Handlers<operations, typeof table, 'StreamViews'> = {
  listStreamViews: ({ query }, context) => listStreamViews(context, query),

  async getStreamView(_input, context) {
    return { status: 200, body: streamViewJson(await getStreamView(context), context) };
  },

  async getOrCreateStreamView({ path, body }, context) {
    const { object, isNew } = await getOrCreateStreamView(context, path.streamViewId, body);
    if (isNew) return { status: 200, body: streamViewJson(object, context) };
    const Location = locationOf(context, 'StreamViews', object.id);
    return { status: 302, headers: { Location }, body: streamViewJson(object, context) };
  },

  async createOrUpdateStreamView({ path, body }, context) {
    const object = await createOrUpdateStreamView(context, path.streamViewId, body);
    return { status: 200, body: streamViewJson(object, context) };
  },

  async deleteStreamView(_input, context) {
    await deleteStreamView(context);
    return { status: 204 };
  },

  async getStreamViewMap(_input, context) {
    return { status: 200, body: await streamViewMapJson(context) };
  },
};
