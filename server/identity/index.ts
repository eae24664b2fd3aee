// The handlers of document 2 by operation: a missing one does not compile.
import type { operations } from '../../generated/types/identity.ts';
import type { AllHandlers } from '../contract/types.ts';
import { automationIdentities } from './automation-identities.ts';
import { communityClients } from './community-clients.ts';
import { hybridClients } from './hybrid-clients.ts';
import { identityProviders } from './identity-providers.ts';
import { roles } from './roles.ts';
import { users } from './users.ts';

export const identity: AllHandlers<operations> = {
  ...users,
  ...roles,
  ...hybridClients,
  ...identityProviders,
  ...automationIdentities,
  ...communityClients,
};
