// The cases of identities that no person stands behind: automation identities, clients in communities.
import { automationIdentities } from './cases/automation-identities.ts';
import { communityClients } from './cases/community-clients.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...automationIdentities, ...communityClients });
