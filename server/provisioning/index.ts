// The handlers of the companion by operation: a missing one does not compile.
import type { operations } from '../../generated/types/provisioning.ts';
import type { AllHandlers } from '../contract/types.ts';
import { auditLog } from './audit-log.ts';
import { clientCredentialClients } from './client-credential-clients.ts';
import { clientSecrets } from './client-secrets.ts';
import { claims } from './claims.ts';
import { collectionAccess } from './collection-access.ts';
import { communities } from './communities.ts';
import { invitations } from './invitations.ts';
import { edgeRegistration } from './edge-registration.ts';
import { dataViews } from './data-views.ts';
import { shares } from './shares.ts';
import { streamViewAccess } from './stream-view-access.ts';
import { streams } from './streams.ts';
import { tenants } from './tenants.ts';
import { transform } from './transform.ts';
import { types } from './types.ts';
import { unitWrites } from './unit-writes.ts';

export const provisioning: AllHandlers<operations> = {
  ...auditLog,
  ...edgeRegistration,
  ...types,
  ...streams,
  ...streamViewAccess,
  ...collectionAccess,
  ...tenants,
  ...transform,
  ...unitWrites,
  ...clientSecrets,
  ...clientCredentialClients,
  ...invitations,
  ...communities,
  ...claims,
  ...dataViews,
  ...shares,
};
