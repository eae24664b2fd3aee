// The handlers of openapi/provisioning by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/provisioning.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { auditLog } from '../audit/handlers/audit-log.ts';
import { clientCredentialClients } from '../identity/handlers/client-credential-clients.ts';
import { clientSecrets } from '../identity/handlers/client-secrets.ts';
import { claims } from '../identity/handlers/claims.ts';
import { collectionAccess } from '../catalog/handlers/collection-access.ts';
import { communities } from '../identity/handlers/communities.ts';
import { invitations } from '../identity/handlers/invitations.ts';
import { edgeRegistration } from '../edge/handlers/edge-registration.ts';
import { dataViews } from '../data-views/handlers/data-views.ts';
import { shares } from '../virtual-tables/handlers/shares.ts';
import { streamViewAccess } from '../catalog/handlers/stream-view-access.ts';
import { streams } from '../catalog/handlers/streams.ts';
import { tenants } from '../catalog/handlers/tenants.ts';
import { transform } from '../stream-data/handlers/transform.ts';
import { types } from '../catalog/handlers/types.ts';
import { unitWrites } from '../catalog/handlers/unit-writes.ts';

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
