// Roles that a tenant makes for itself (document 2, section 4; docs/behavior/identity.md#roles).
import { InvalidInput } from '../model.ts';
import { sameIdentifier } from '../objects/identifiers.ts';
import { isGuid } from './guid.ts';
import { RoleScope, type RoleBody } from './role-types.ts';

/** What a caller says of a role; null is as good as nothing. */
export type RoleWish = { readonly [Member in keyof RoleBody]?: RoleBody[Member] | null | undefined };

/** Returns the role of a tenant that the caller asks for; throws InvalidInput for what no tenant can make. */
export function newRole(wish: RoleWish, TenantId: string, generatedId: string): RoleBody {
  const Id = wish.Id ?? generatedId;
  if (!isGuid(Id)) throw new InvalidInput('Id', `Id must be a GUID, not '${Id}'.`);
  requireOwn(wish, TenantId);
  return {
    Id,
    Name: nameOf(wish),
    Description: wish.Description ?? null,
    RoleScope: RoleScope.Tenant,
    TenantId,
    CommunityId: null,
    RoleTypeId: null,
  };
}

/** Returns a role after an update, which replaces it whole; throws InvalidInput for what cannot be changed. */
export function updatedRole(role: RoleBody, wish: RoleWish, tenant: string): RoleBody {
  requireCustom(role, 'changed');
  if (wish.Id !== null && wish.Id !== undefined && !sameIdentifier(wish.Id, role.Id)) {
    throw new InvalidInput('Id', `Id is '${wish.Id}' in the body but '${role.Id}' in the path; they must be the same.`);
  }
  requireOwn(wish, tenant);
  return { ...role, Name: nameOf(wish), Description: wish.Description ?? null };
}

/** Throws InvalidInput unless the role is one that a tenant made for itself. */
export function requireCustom({ Name, RoleScope: scope, RoleTypeId }: RoleBody, verb: 'changed' | 'deleted'): void {
  if (scope !== RoleScope.Tenant) {
    throw new InvalidInput('roleId', `The role '${Name}' is not one of the tenant and cannot be ${verb}.`);
  }
  if (RoleTypeId !== null) throw new InvalidInput('roleId', `The built-in role '${Name}' cannot be ${verb}.`);
}

/** Whether two roles cannot be in one tenant: they share the identifier, or the name in whatever case. */
export const collides = (one: Pick<RoleBody, 'Id' | 'Name'>, other: Pick<RoleBody, 'Id' | 'Name'>): boolean =>
  sameIdentifier(one.Id, other.Id) || sameIdentifier(one.Name, other.Name);

/** Whether a role is all that the caller says of it. */
export function agrees(role: RoleBody, wish: RoleWish): boolean {
  if (wish.Id && !sameIdentifier(wish.Id, role.Id)) return false;
  return (['Name', 'Description'] as const).every((member) => (wish[member] ?? role[member]) === role[member]);
}

function nameOf({ Name }: RoleWish): string {
  if (typeof Name === 'string' && Name.trim() !== '') return Name;
  throw new InvalidInput('Name', 'Name must be given and must not be blank.');
}

function requireOwn(wish: RoleWish, tenant: string): void {
  const refuse = (subject: keyof RoleBody, must: string) => {
    throw new InvalidInput(subject, `${subject} must ${must}, since roles are made for one tenant.`);
  };
  if ((wish.RoleScope ?? RoleScope.Tenant) !== RoleScope.Tenant) refuse('RoleScope', 'be Tenant or left out');
  if (wish.TenantId && !sameIdentifier(wish.TenantId, tenant)) refuse('TenantId', 'be that of the path or left out');
  if (wish.CommunityId) refuse('CommunityId', 'be left out');
  if (wish.RoleTypeId) refuse('RoleTypeId', 'be left out');
}
