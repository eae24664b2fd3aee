// The handlers of openapi/identity by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/identity.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { automationIdentities } from '../identity/handlers/automation-identities.ts';
import { communityClients } from '../identity/handlers/community-clients.ts';
import { hybridClients } from '../identity/handlers/hybrid-clients.ts';
import { identityProviders } from '../identity/handlers/identity-providers.ts';
import { roles } from '../identity/handlers/roles.ts';
import { users } from '../identity/handlers/users.ts';

export const identity: AllHandlers<operations> = {
  ...users,
  ...roles,
  ...hybridClients,
  ...identityProviders,
  ...automationIdentities,
  ...communityClients,
};
