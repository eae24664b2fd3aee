// The handlers of the companion by operation: a missing one does not compile. What identity needs follows with it.
import type { operations as table } from '../../generated/operations/provisioning.ts';
import type { operations } from '../../generated/types/provisioning.ts';
import type { Handlers } from '../contract/types.ts';
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

/** The tags of the companion that this server serves. */
export type Served =
  | 'EdgeRegistration'
  | 'Types'
  | 'Streams'
  | 'StreamViewAccess'
  | 'CollectionAccess'
  | 'Tenants'
  | 'Transform'
  | 'UnitWrites'
  | 'ClientSecrets'
  | 'ClientCredentialClients'
  | 'Invitations'
  | 'Communities'
  | 'Claims'
  | 'DataViews'
  | 'Shares';

export const provisioning: Handlers<operations, typeof table, Served> = {
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
