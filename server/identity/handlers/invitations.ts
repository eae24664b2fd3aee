// Handlers of invitations of users.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  createInvitation,
  createOrUpdateInvitation,
  deleteInvitation,
  invitationJson,
  listInvitations,
  getInvitation,
} from '../users/invitations.ts';

export const invitations: Handlers<operations, typeof table, 'Invitations'> = {
  listInvitations: ({ query }, context) => listInvitations(context, query, query.includeExpiredInvitations ?? false),

  async getUserInvitation({ path }, context) {
    return { status: 200, body: invitationJson(await getInvitation(context, path.userId), context) };
  },

  async createUserInvitation({ path, body }, context) {
    return { status: 201, body: invitationJson(await createInvitation(context, path.userId, body), context) };
  },

  async createOrUpdateUserInvitation({ path, body }, context) {
    const { invitation, isNew } = await createOrUpdateInvitation(context, path.userId, body);
    return { status: isNew ? 201 : 200, body: invitationJson(invitation, context) };
  },

  async deleteUserInvitation({ path }, context) {
    await deleteInvitation(context, path.userId);
    return { status: 204 };
  },
};
