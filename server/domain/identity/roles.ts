// Custom roles of a tenant (docs/behavior/identity.md#roles).
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { isGuid } from './guid.ts';
import { RoleScope, type RoleBody } from './role-types.ts';

/** The input of a request about a role; null is the same as absent. */
export type RoleInput = { readonly [Member in keyof RoleBody]?: RoleBody[Member] | null | undefined };

/** Returns the role that a request creates; throws InvalidInput for members that a custom role cannot have. */
export function newRole(input: RoleInput, tenant: string, generatedId: string): RoleBody {
  const Id = input.Id ?? generatedId;
  if (!isGuid(Id)) throw new InvalidInput('Id', `Id must be a GUID, not '${Id}'.`);
  requireTenantRole(input, tenant);
  return {
    Id,
    Name: nameOf(input),
    Description: input.Description ?? null,
    RoleScope: RoleScope.Tenant,
    TenantId: tenant,
    CommunityId: null,
    RoleTypeId: null,
  };
}

/** Returns the role with the changes of a request; throws InvalidInput for changes that are not allowed. */
export function changedRole(role: RoleBody, input: RoleInput, tenant: string): RoleBody {
  requireCustom(role, 'changed');
  if (input.Id !== null && input.Id !== undefined && !isSameIdentifier(input.Id, role.Id)) {
    throw new InvalidInput(
      'Id',
      `Id is '${input.Id}' in the body but '${role.Id}' in the path; they must be the same.`,
    );
  }
  requireTenantRole(input, tenant);
  return { ...role, Name: nameOf(input), Description: input.Description ?? null };
}

/** Throws InvalidInput unless the role is a custom one of a tenant. */
export function requireCustom({ Name, RoleScope: scope, RoleTypeId }: RoleBody, verb: 'changed' | 'deleted'): void {
  if (scope !== RoleScope.Tenant) {
    throw new InvalidInput('roleId', `The role '${Name}' does not belong to the tenant and cannot be ${verb}.`);
  }
  if (RoleTypeId !== null) throw new InvalidInput('roleId', `The built-in role '${Name}' cannot be ${verb}.`);
}

/** Returns whether two roles cannot be in the same tenant, because they have the same identifier or the same name in any case. */
export const rolesConflict = (a: Pick<RoleBody, 'Id' | 'Name'>, b: Pick<RoleBody, 'Id' | 'Name'>): boolean =>
  isSameIdentifier(a.Id, b.Id) || isSameIdentifier(a.Name, b.Name);

/** Returns whether a role has the identifier, name and description of the input, as far as the input has them. */
export function matchesInput(role: RoleBody, input: RoleInput): boolean {
  if (input.Id && !isSameIdentifier(input.Id, role.Id)) return false;
  return (['Name', 'Description'] as const).every((member) => (input[member] ?? role[member]) === role[member]);
}

function nameOf({ Name }: RoleInput): string {
  if (typeof Name === 'string' && Name.trim() !== '') return Name;
  throw new InvalidInput('Name', 'Name is required and must not be blank.');
}

function requireTenantRole(input: RoleInput, tenant: string): void {
  const refuse = (subject: keyof RoleBody, requirement: string) => {
    throw new InvalidInput(subject, `${subject} must ${requirement}, because a role belongs to one tenant.`);
  };
  if ((input.RoleScope ?? RoleScope.Tenant) !== RoleScope.Tenant) refuse('RoleScope', 'be Tenant or left out');
  if (input.TenantId && !isSameIdentifier(input.TenantId, tenant))
    refuse('TenantId', 'be the tenant in the path or left out');
  if (input.CommunityId) refuse('CommunityId', 'be left out');
  if (input.RoleTypeId) refuse('RoleTypeId', 'be left out');
}
