// Handlers of roles, and of the users and clients that have them.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { listRoleClients, countRoleClients } from '../roles/role-assignments.ts';
import { createRole, deleteRole, updateRole } from '../roles/role-writes.ts';
import { roleLocation, countRoles, listRoles, getRole, roleJson } from '../roles/roles.ts';
import { countRoleUsers, listRoleUsers } from '../users/users.ts';

export const roles: Handlers<operations, typeof table, 'Roles'> = {
  listRoles: ({ query }, context) => listRoles(context, query),

  countRoles: (_input, context) => countRoles(context),

  async createRole({ body }, context) {
    const { role, isNew } = await createRole(context, body);
    return isNew
      ? { status: 201, body: roleJson(role, context) }
      : { status: 302, headers: { Location: roleLocation(context, role) } };
  },

  async getRole({ path }, context) {
    return { status: 200, body: roleJson(await getRole(context, path.roleId), context) };
  },

  async checkRole({ path }, context) {
    await getRole(context, path.roleId);
    return { status: 200 };
  },

  async updateRole({ path, body }, context) {
    return { status: 200, body: roleJson(await updateRole(context, path.roleId, body), context) };
  },

  async deleteRole({ path }, context) {
    await deleteRole(context, path.roleId);
    return { status: 204 };
  },

  async listRoleUsers({ path }, context) {
    await getRole(context, path.roleId);
    return { status: 200, body: await listRoleUsers(context, path.roleId) };
  },

  async countRoleUsers({ path }, context) {
    await getRole(context, path.roleId);
    return { status: 200, headers: { 'Total-Count': await countRoleUsers(context, path.roleId) } };
  },

  async listRoleClientCredentialClients({ path }, context) {
    await getRole(context, path.roleId);
    return { status: 200, body: listRoleClients(context, path.roleId) };
  },

  async countRoleClientCredentialClients({ path }, context) {
    await getRole(context, path.roleId);
    return countRoleClients(context, path.roleId);
  },
};
