// Communities of tenants, and who takes part in them.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { countSharedStreams, searchSharedStreams } from '../../catalog/community-streams.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  addTenant,
  communityJson,
  communityOfPath,
  createCommunity,
  deleteCommunity,
  listCommunities,
  removeTenant,
} from '../communities/communities.ts';
import {
  inviteTenant,
  listInvitationsOfCommunity,
  listInvitationsOfTenant,
  removeInvitation,
} from '../communities/community-invitations.ts';

export const communities: Handlers<operations, typeof table, 'Communities'> = {
  listCommunities: ({ query }, context) => listCommunities(context, query),

  async createCommunity({ body }, context) {
    return { status: 201, body: communityJson(await createCommunity(context, body), context) };
  },

  getCommunity: (_input, context) =>
    Promise.resolve({ status: 200, body: communityJson(communityOfPath(context), context) }),

  getTenantCommunity: (_input, context) =>
    Promise.resolve({ status: 200, body: communityJson(communityOfPath(context), context) }),

  async getCommunitySummary(_input, context) {
    return { status: 200, body: await countSharedStreams(context, communityOfPath(context)) };
  },

  searchCommunityStreams: ({ query }, context) => searchSharedStreams(context, communityOfPath(context), query),

  async deleteCommunity(_input, context) {
    await deleteCommunity(context);
    return { status: 204 };
  },

  listCommunityInvitations: ({ query }, context) => listInvitationsOfCommunity(context, query),

  listTenantCommunityInvitations: ({ query }, context) => listInvitationsOfTenant(context, query),

  async addCommunityInvitation(_input, context) {
    const { invitation, isNew } = await inviteTenant(context);
    return { status: isNew ? 201 : 200, body: invitation };
  },

  async removeCommunityInvitation(_input, context) {
    await removeInvitation(context);
    return { status: 204 };
  },

  async addCommunityTenant(_input, context) {
    const { community, isNew } = await addTenant(context);
    return { status: isNew ? 201 : 200, body: communityJson(community, context) };
  },

  async removeCommunityTenant(_input, context) {
    await removeTenant(context);
    return { status: 204 };
  },
};
