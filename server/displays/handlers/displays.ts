// Displays and their identities. They belong to the tenant of the caller's token.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { JsonBody } from '../../requests/reply-body.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { exportDisplay, listDisplays, saveDisplay } from '../displays.ts';
import { listIdentities, replaceIdentities } from '../identities.ts';

export const displays: Handlers<operations, typeof table, 'Displays'> = {
  async listDisplays({ query }, context) {
    return { status: 200, body: await listDisplays(context, query) };
  },

  async saveDisplay(_input, context) {
    return { status: 200, body: await saveDisplay(context, context.bodyText) };
  },

  async exportDisplay({ path }, context) {
    return { status: 200, body: new JsonBody(await exportDisplay(context, path.id)) };
  },

  async listDisplayIdentities({ path }, context) {
    return { status: 200, body: await listIdentities(context, path.id) };
  },

  async replaceDisplayIdentities({ path, body }, context) {
    await replaceIdentities(context, path.id, body.Identities);
    return { status: 200, body: 'OK' };
  },
};
