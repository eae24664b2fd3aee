// Handlers of users, the statuses of their invitations, and their preferences.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { getPreferences, replacePreferences, getPreferencesText } from '../users/preferences.ts';
import { createUser, deleteUser, updateUser } from '../users/user-writes.ts';
import { countUsers, getUser, listUserStatuses, listUsers, userJson, userStatusJson } from '../users/users.ts';

const rolesRemovedText =
  'The assigned roles were removed. The user stays because claims of the identity provider give roles.';

export const users: Handlers<operations, typeof table, 'Users'> = {
  listUsers: ({ query }, context) => listUsers(context, query),

  countUsers: ({ query }, context) => countUsers(context, query),

  async createUser({ body }, context) {
    return { status: 201, body: await userJson(context, await createUser(context, body)) };
  },

  listUserStatuses: ({ query }, context) => listUserStatuses(context, query),

  async getUser({ path }, context) {
    return { status: 200, body: await userJson(context, await getUser(context.store, path.tenantId, path.userId)) };
  },

  async checkUser({ path }, context) {
    await getUser(context.store, path.tenantId, path.userId);
    return { status: 200 };
  },

  async updateUser({ path, body }, context) {
    return { status: 200, body: await userJson(context, await updateUser(context, path.userId, body)) };
  },

  async deleteUser({ path, query }, context) {
    const outcome = await deleteUser(context, path.userId, query.force ?? false);
    return outcome === 'roles removed' ? { status: 200, body: rolesRemovedText } : { status: 204 };
  },

  async getUserStatus({ path }, context) {
    return {
      status: 200,
      body: await userStatusJson(context, await getUser(context.store, path.tenantId, path.userId)),
    };
  },

  async getUserPreferences({ path }, context) {
    return { status: 200, body: await getPreferences(context, path.userId) };
  },

  async checkUserPreferences({ path }, context) {
    await getPreferencesText(context, path.userId);
    return { status: 200 };
  },

  async replaceUserPreferences({ path }, context) {
    return { status: 200, body: await replacePreferences(context, path.userId, context.bodyText) };
  },
};
