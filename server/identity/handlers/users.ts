// Users: listed, created, changed and deleted, the states of their invitations, and their preferences.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { readPreferences, replacePreferences, storedPreferences } from '../users/preferences.ts';
import { createUser, deleteUser, updateUser } from '../users/user-writes.ts';
import { countUsers, findUser, listStatuses, listUsers, userJson, userStatus } from '../users/users.ts';

const keptText = 'The assigned roles were removed. The user stays because claims of the identity provider give roles.';

export const users: Handlers<operations, typeof table, 'Users'> = {
  listUsers: ({ query }, context) => listUsers(context, query),

  countUsers: ({ query }, context) => countUsers(context, query),

  async createUser({ body }, context) {
    return { status: 201, body: await userJson(context, await createUser(context, body)) };
  },

  listUserStatuses: ({ query }, context) => listStatuses(context, query),

  async getUser({ path }, context) {
    return { status: 200, body: await userJson(context, await findUser(context.store, path.tenantId, path.userId)) };
  },

  async checkUser({ path }, context) {
    await findUser(context.store, path.tenantId, path.userId);
    return { status: 200 };
  },

  async updateUser({ path, body }, context) {
    return { status: 200, body: await userJson(context, await updateUser(context, path.userId, body)) };
  },

  async deleteUser({ path, query }, context) {
    const outcome = await deleteUser(context, path.userId, query.force ?? false);
    return outcome === 'kept' ? { status: 200, body: keptText } : { status: 204 };
  },

  async getUserStatus({ path }, context) {
    return { status: 200, body: await userStatus(context, await findUser(context.store, path.tenantId, path.userId)) };
  },

  async getUserPreferences({ path }, context) {
    return { status: 200, body: await readPreferences(context, path.userId) };
  },

  async checkUserPreferences({ path }, context) {
    await storedPreferences(context, path.userId);
    return { status: 200 };
  },

  async replaceUserPreferences({ path }, context) {
    return { status: 200, body: await replacePreferences(context, path.userId, context.bodyText) };
  },
};
