// Handlers of identity providers: the catalog, those of a tenant, their consent, and searches in their directories.
import { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { tokenBinding } from '../../requests/continuation-token.ts';
import { listUserGroups, searchGroups, searchUsers } from '../providers/directory-searches.ts';
import {
  addTenantProvider,
  providerLocation,
  grantConsent,
  getConsent,
  countTenantProviders,
  getProviderByScheme,
  getProvider,
  listProviders,
  listTenantProviders,
  providerJson,
  removeTenantProvider,
  getTenantProvider,
} from '../providers/providers.ts';

export const identityProviders: Handlers<operations, typeof table, 'IdentityProviders'> = {
  async getIdentityProvider({ path }, context) {
    return { status: 200, body: providerJson(await getProvider(context, path.identityProviderId), context) };
  },

  async checkIdentityProvider({ path }, context) {
    await getProvider(context, path.identityProviderId);
    return { status: 200 };
  },

  async getIdentityProviderByScheme({ path }, context) {
    return { status: 200, body: providerJson(await getProviderByScheme(context, path.scheme), context) };
  },

  async checkIdentityProviderByScheme({ path }, context) {
    await getProviderByScheme(context, path.scheme);
    return { status: 200 };
  },

  listIdentityProviders({ query }, context) {
    return listProviders(context, query);
  },

  async countIdentityProviders(_input, { directory }) {
    return { status: 200, headers: { 'Total-Count': (await directory.providers()).length } };
  },

  listTenantIdentityProviders({ query }, context) {
    return listTenantProviders(context, query);
  },

  countTenantIdentityProviders(_input, context) {
    return countTenantProviders(context);
  },

  async addTenantIdentityProvider({ body }, context) {
    const { provider, isNew } = await addTenantProvider(context, body);
    if (!isNew) return { status: 302, headers: { Location: providerLocation(context, provider) } };
    return { status: 201, body: providerJson(provider, { verbose: true }) };
  },

  async getTenantIdentityProvider({ path }, context) {
    const { provider } = await getTenantProvider(context, path.identityProviderId);
    return { status: 200, body: providerJson(provider, context) };
  },

  async checkTenantIdentityProvider({ path }, context) {
    await getTenantProvider(context, path.identityProviderId);
    return { status: 200 };
  },

  async removeTenantIdentityProvider({ path }, context) {
    await removeTenantProvider(context, path.identityProviderId);
    return { status: 204 };
  },

  async getIdentityProviderConsent({ path }, context) {
    return { status: 200, body: await getConsent(context, path.identityProviderId) };
  },

  async checkIdentityProviderConsent({ path }, context) {
    await getConsent(context, path.identityProviderId);
    return { status: 200 };
  },

  async grantIdentityProviderConsent({ path, body }, context) {
    return { status: 200, body: await grantConsent(context, path.identityProviderId, body.Scheme) };
  },

  async searchDirectoryUsers(input, context) {
    const { path, query } = input;
    const tokens = tokenBinding(table.searchDirectoryUsers, input);
    return { status: 200, body: await searchUsers(context, path.identityProviderId, query, tokens) };
  },

  async searchDirectoryGroups(input, context) {
    const { path, query } = input;
    const tokens = tokenBinding(table.searchDirectoryGroups, input);
    return { status: 200, body: await searchGroups(context, path.identityProviderId, query, tokens) };
  },

  async listDirectoryUserGroups(input, context) {
    const { path, query } = input;
    const tokens = tokenBinding(table.listDirectoryUserGroups, input);
    return { status: 200, body: await listUserGroups(context, path, query, tokens) };
  },
};
