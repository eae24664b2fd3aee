// Every contract case. The test `<group>-cases.test.ts` plays the cases of one group, so that groups run side by side.
import type { Case } from '../support/cases.ts';
import { accessControl } from './access-control.ts';
import { auditLog } from './audit-log.ts';
import { automationIdentities } from './automation-identities.ts';
import { claims } from './claims.ts';
import { clientCredentialClients } from './client-credential-clients.ts';
import { clientSecrets } from './client-secrets.ts';
import { clock } from './clock.ts';
import { determinism } from './determinism.ts';
import { collectionAccess } from './collection-access.ts';
import { communities } from './communities.ts';
import { communityClients } from './community-clients.ts';
import { dataViewData } from './data-view-data.ts';
import { dataViews } from './data-views.ts';
import { displays } from './displays.ts';
import { edgeAccessControl } from './edge-access-control.ts';
import { edgeConfigurations } from './edge-configurations.ts';
import { edgeRegistration } from './edge-registration.ts';
import { edgeSystemTypes } from './edge-system-types.ts';
import { edgeSystems } from './edge-systems.ts';
import { faults } from './faults.ts';
import { folders } from './folders.ts';
import { generators } from './generators.ts';
import { hybridClients } from './hybrid-clients.ts';
import { identityProviders } from './identity-providers.ts';
import { invitations } from './invitations.ts';
import { requests } from './requests.ts';
import { roles } from './roles.ts';
import { sandboxes } from './sandboxes.ts';
import { snapshots } from './snapshots.ts';
import { shares } from './shares.ts';
import { streamData } from './stream-data.ts';
import { streamViewAccess } from './stream-view-access.ts';
import { streamViews } from './stream-views.ts';
import { streams } from './streams.ts';
import { tenants } from './tenants.ts';
import { transform } from './transform.ts';
import { types } from './types.ts';
import { unitWrites } from './unit-writes.ts';
import { units } from './units.ts';
import { users } from './users.ts';
import { virtualTables } from './virtual-tables.ts';

export type CasesById = Readonly<Record<string, readonly Case[]>>;

export const groups = {
  'audit-log': [auditLog],
  automation: [automationIdentities, communityClients],
  control: [clock, determinism, faults, generators, requests, sandboxes, snapshots],
  'data-view': [dataViewData, dataViews],
  display: [displays, folders],
  edge: [edgeAccessControl, edgeConfigurations, edgeRegistration, edgeSystemTypes, edgeSystems],
  'identity-client': [clientCredentialClients, clientSecrets, hybridClients],
  'identity-provider': [identityProviders],
  'identity-user': [claims, communities, invitations, roles, users],
  stream: [
    collectionAccess,
    streamData,
    streamViewAccess,
    streamViews,
    streams,
    tenants,
    transform,
    types,
    unitWrites,
    units,
  ],
  'virtual-table': [accessControl, shares, virtualTables],
} satisfies Readonly<Record<string, readonly CasesById[]>>;

export type Group = keyof typeof groups;

/** Returns the cases of a group, by operationId. */
export const casesOf = (group: Group): CasesById => merge(groups[group]);

/** The cases of all groups, by operationId. */
export const cases = merge(Object.values(groups).flat());

function merge(tables: readonly CasesById[]): CasesById {
  return Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
}
