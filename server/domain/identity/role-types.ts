// The built-in roles of tenants and communities (docs/behavior/identity.md#built-in-roles).

/** The scope of a role, by its number in the API. */
export const RoleScope = { None: 0, Tenant: 1, Community: 2, Cluster: 3 } as const;

interface RoleType {
  /** The RoleTypeId, the same in every tenant and community. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

/** The built-in roles of a tenant. */
export const tenantRoleTypes = {
  administrator: {
    id: '2dc742ab-39ea-4fc0-a39e-2bcb71c26a5f',
    name: 'Tenant Administrator',
    description: 'Manages the tenant and everything in it.',
  },
  contributor: {
    id: 'f1439595-e5a2-487f-8a4f-0627fefe75df',
    name: 'Tenant Contributor',
    description: 'Reads and writes data unless a list says otherwise.',
  },
  dataSteward: {
    id: '45b66433-5f57-420b-bbdf-8bbd60c1cd9d',
    name: 'Tenant Data Steward',
    description: 'For access lists to name; gives no right by itself.',
  },
  viewer: {
    id: 'e6cbf91e-0be8-4858-92b5-f88ecafd5574',
    name: 'Tenant Viewer',
    description: 'For access lists to name; gives no right by itself.',
  },
  member: {
    id: '7ad2b9ef-5386-4ead-ac9f-ad99c5c5b977',
    name: 'Tenant Member',
    description: 'Everybody in the tenant; reads data unless a list says otherwise.',
  },
} as const satisfies Readonly<Record<string, RoleType>>;
export type TenantRole = keyof typeof tenantRoleTypes;

/** The built-in roles of a community; their names begin with the name of the community. */
export const communityRoleTypes = {
  administrator: {
    id: 'b50b3349-fa9e-4a03-9220-cf99184b4645',
    name: 'Community Administrator',
    description: 'Manages the community and who takes part in it.',
  },
  moderator: {
    id: 'f49f69a6-61b2-423e-8ad5-d58841be441c',
    name: 'Community Moderator',
    description: 'Manages the clients that take part in the community.',
  },
  member: {
    id: 'f79a55da-7c76-4600-a809-0f62ca9971d9',
    name: 'Community Member',
    description: 'Takes part in the community.',
  },
} as const satisfies Readonly<Record<string, RoleType>>;
export type CommunityRole = keyof typeof communityRoleTypes;

/** A stored role: all members of the contract. */
export interface RoleBody {
  readonly Id: string;
  readonly Name: string;
  readonly Description: string | null;
  readonly RoleScope: number;
  readonly TenantId: string | null;
  readonly CommunityId: string | null;
  readonly RoleTypeId: string | null;
}

/** Returns the built-in roles of a tenant, with their identifiers in it. */
export function builtInRoles(TenantId: string, ids: Readonly<Record<TenantRole, string>>): readonly RoleBody[] {
  return Object.entries(tenantRoleTypes).map(([key, type]) => ({
    ...roleMembers(ids[key as TenantRole], type, type.name),
    RoleScope: RoleScope.Tenant,
    TenantId,
    CommunityId: null,
  }));
}

/** Returns the built-in roles of a community, with their identifiers in it. */
export function communityRoles(
  community: { readonly Id: string; readonly Name: string },
  ids: Readonly<Record<CommunityRole, string>>,
): readonly RoleBody[] {
  return Object.entries(communityRoleTypes).map(([key, type]) => ({
    ...roleMembers(ids[key as CommunityRole], type, `${community.Name} ${type.name}`),
    RoleScope: RoleScope.Community,
    TenantId: null,
    CommunityId: community.Id,
  }));
}

const roleMembers = (Id: string, { id, description }: RoleType, Name: string) => ({
  Id,
  Name,
  Description: description,
  RoleTypeId: id,
});
