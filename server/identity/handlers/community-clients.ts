// Handlers of client credential clients in communities (preview).
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  countCommunityClients,
  listCommunityClients,
  removeCommunityClient,
  setCommunityClientRoles,
} from '../clients/community-clients.ts';

export const communityClients: Handlers<operations, typeof table, 'CommunityClients'> = {
  listCommunityClients({ query }, context) {
    return listCommunityClients(context, query);
  },

  countCommunityClients(_input, context) {
    return countCommunityClients(context);
  },

  async setCommunityClientRoles({ path, body }, context) {
    const { client, isNew } = await setCommunityClientRoles(context, path.clientId, body);
    return { status: isNew ? 201 : 200, body: client };
  },

  async removeCommunityClient({ path }, context) {
    await removeCommunityClient(context, path.clientId);
    return { status: 204 };
  },
};
