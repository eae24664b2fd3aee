// Handlers of claims, which assign roles by what an identity provider states.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { claimJson, createClaim, deleteClaim, listClaims, getClaim } from '../providers/claims.ts';

export const claims: Handlers<operations, typeof table, 'Claims'> = {
  listClaims: ({ path, query }, context) => listClaims(context, path.identityProviderId, query),

  async createClaim({ path, body }, context) {
    return { status: 201, body: claimJson(await createClaim(context, path.identityProviderId, body), context) };
  },

  async getClaim({ path }, context) {
    return { status: 200, body: claimJson(await getClaim(context, path.identityProviderId, path.claimId), context) };
  },

  async deleteClaim({ path }, context) {
    await deleteClaim(context, path.identityProviderId, path.claimId);
    return { status: 204 };
  },
};
