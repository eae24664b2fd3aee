// The tenant of the caller, and its namespaces.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { components, operations } from '../../../generated/types/provisioning.ts';
import { listObjects, storedMembers } from '../lists.ts';
import { createOrUpdateNamespace, deleteNamespace, getNamespace, namespaceJson } from '../namespaces.ts';
import { tenantJson } from '../tenants.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';

export const tenants: Handlers<operations, typeof table, 'Tenants'> = {
  async getTenant(_input, context) {
    return { status: 200, body: await tenantJson(context) };
  },

  async listNamespaces({ query }, context) {
    const chunks = context.store.objects.list(tenantScope(context.access.scope.tenant), 'namespace');
    const toJson = (objects: readonly StoredObject<'namespace'>[]) =>
      objects.map((object) => namespaceJson(object, context));
    const listing = { chunks, fields: {}, members: storedMembers, toJson };
    return listObjects<StoredObject<'namespace'>, components['schemas']['Namespace']>(listing, query);
  },

  async getNamespace(_input, context) {
    return { status: 200, body: namespaceJson(await getNamespace(context), context) };
  },

  async createOrUpdateNamespace({ body }, context) {
    const { object, isNew } = await createOrUpdateNamespace(context, body);
    return { status: isNew ? 201 : 200, body: namespaceJson(object, context) };
  },

  async deleteNamespace(_input, context) {
    await deleteNamespace(context);
    return { status: 204 };
  },
};
