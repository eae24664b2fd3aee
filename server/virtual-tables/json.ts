// The JSON of virtual tables in responses.
import type { components } from '../../generated/types/data-services.ts';
import { applyVerbosity } from '../catalog/apply-verbosity.ts';
import type { Context } from '../requests/context.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import type { VirtualTableBody } from './bodies.ts';
import { shareViews } from './membership.ts';

type Schemas = components['schemas'];
type VirtualTable = Schemas['VirtualTable'];

/** Returns the JSON of tables in the caller's verbosity, with the shares that the caller may read. */
export async function tablesJson(
  objects: readonly StoredObject<'virtualTable'>[],
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
): Promise<VirtualTable[]> {
  const shares = await shareViews(context, objects);
  return objects.map((object) => {
    const json: VirtualTable = {
      ...publicMembers(object.body),
      ...pathMembers(object, context),
      CreatedOn: object.created,
      SerializedSecurable: securableJson(object, context),
      // Jobs run in the server, not as a client.
      ClientId: null,
      SecretId: 0,
      SecretExpirationTime: null,
      Shares: shares.get(foldIdentifier(object.id)) ?? [],
    };
    return applyVerbosity(json, 'VirtualTable', context.verbose);
  });
}

/** The members that responses omit; tables of earlier versions have creatorKind. */
const internalMembers: readonly string[] = ['creatorKind', 'failures', 'isGranted'];

/** Returns the members of a stored table that the response includes unchanged. */
function publicMembers(body: VirtualTableBody): VirtualTable {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !internalMembers.includes(name))) as VirtualTable;
}

/** Returns the JSON of a table in the caller's verbosity. */
export async function tableJson(
  object: StoredObject<'virtualTable'>,
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
): Promise<VirtualTable> {
  const [json = {}] = await tablesJson([object], context);
  return json;
}

/** Returns whether a table is enabled, and its status. */
export function enableJson(
  object: StoredObject<'virtualTable'>,
  context: Pick<Context, 'access'>,
): Schemas['VirtualTableEnableModel'] {
  const { name, Status, Comment, LastEnableOrDisableActionBy } = object.body;
  const IsEnabled = Status !== 'Disabled';
  return { IsEnabled, ...pathMembers(object, context), name, Status, Comment, LastEnableOrDisableActionBy };
}

/** Returns the status of a table's materialization in the caller's verbosity. */
export function statusJson(
  object: StoredObject<'virtualTable'>,
  context: Pick<Context, 'access' | 'verbose'>,
): Schemas['VirtualTableStatus'] {
  const { LastRefreshed, MaterializationRunID } = object.body;
  const { tenant: TenantId } = context.access.scope;
  const { Status } = object.body;
  const json = { ...enableJson(object, context), id: object.id, Status, TenantId, LastRefreshed, MaterializationRunID };
  return applyVerbosity(json, 'VirtualTableStatus', context.verbose);
}

/** The members that `orderby` accepts. */
export const tableFields = {
  id: 'string',
  name: 'string',
  CreatedOn: 'date',
  LastRefreshed: 'date',
  Status: 'string',
} as const;

/** The fields that a search matches. */
export const tableSearch = {
  fields: {
    id: ({ id }: StoredObject<'virtualTable'>) => [id],
    name: (object: StoredObject<'virtualTable'>) => [object.body.name],
    dataViewId: (object: StoredObject<'virtualTable'>) => [object.body.dataViewId],
    DataviewName: (object: StoredObject<'virtualTable'>) => [object.body.DataviewName],
    Status: (object: StoredObject<'virtualTable'>) => [object.body.Status],
  },
};

/** Returns the values of the members that `orderby` accepts. */
export function sortableTableMembers(object: StoredObject<'virtualTable'>): Readonly<Record<string, unknown>> {
  const { name, LastRefreshed, Status } = object.body;
  return { id: object.id, name, CreatedOn: object.created, LastRefreshed, Status };
}

const pathMembers = ({ id }: StoredObject<'virtualTable'>, { access: { scope } }: Pick<Context, 'access'>) => ({
  id,
  TenantId: scope.tenant,
  NamespaceId: scope.namespace,
});

/** Returns the owner and the access list as JSON text, or null if the caller may not manage the list. */
function securableJson(
  { owner, acl, ...object }: StoredObject<'virtualTable'>,
  { access }: Pick<Context, 'access'>,
): string | null {
  if (!access.hasRight({ owner, acl, ...object }, 'ManageAccessControl')) return null;
  return JSON.stringify({ Owner: owner, AccessControlList: acl });
}
