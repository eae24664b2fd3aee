// The handlers of document 2 by operation: a missing one does not compile.
import type { operations as table } from '../../generated/operations/identity.ts';
import type { operations } from '../../generated/types/identity.ts';
import type { Handlers } from '../contract/types.ts';
import { automationIdentities } from './automation-identities.ts';
import { communityClients } from './community-clients.ts';
import { hybridClients } from './hybrid-clients.ts';
import { identityProviders } from './identity-providers.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

/** The tags of document 2 that this server serves. */
export type Served =
  'AutomationIdentities' | 'CommunityClients' | 'HybridClients' | 'IdentityProviders' | 'Roles' | 'Users';

export const identity: Handlers<operations, typeof table, Served> = {
  ...users,
  ...roles,
  ...hybridClients,
  ...identityProviders,
  ...automationIdentities,
  ...communityClients,
};
