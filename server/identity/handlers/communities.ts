// Handlers of communities, their tenants and invitations.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { countSharedStreams, searchSharedStreams } from '../../catalog/community-streams.ts';
import type { Handlers } from '../../api/handler-types.ts';
import {
  addCommunityTenant,
  communityJson,
  communityOfPath,
  createCommunity,
  deleteCommunity,
  listCommunities,
  removeCommunityTenant,
} from '../communities/communities.ts';
import {
  addCommunityInvitation,
  listCommunityInvitations,
  listTenantCommunityInvitations,
  removeCommunityInvitation,
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

  listCommunityInvitations: ({ query }, context) => listCommunityInvitations(context, query),

  listTenantCommunityInvitations: ({ query }, context) => listTenantCommunityInvitations(context, query),

  async addCommunityInvitation(_input, context) {
    const { invitation, isNew } = await addCommunityInvitation(context);
    return { status: isNew ? 201 : 200, body: invitation };
  },

  async removeCommunityInvitation(_input, context) {
    await removeCommunityInvitation(context);
    return { status: 204 };
  },

  async addCommunityTenant(_input, context) {
    const { community, isNew } = await addCommunityTenant(context);
    return { status: isNew ? 201 : 200, body: communityJson(community, context) };
  },

  async removeCommunityTenant(_input, context) {
    await removeCommunityTenant(context);
    return { status: 204 };
  },
};
