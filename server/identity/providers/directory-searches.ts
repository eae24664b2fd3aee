// Searches in the directories of a tenant's identity providers (docs/behavior/identity.md#directory-searches).
import type { Context } from '../../requests/context.ts';
import { skipToken, entryOfToken, invalidToken, type EntryPage } from '../../domain/identity/directory-search.ts';
import { requireSearch } from '../../domain/identity/providers.ts';
import type { Organization } from '../../identity-providers/port.ts';
import { notFound } from '../../errors/failures.ts';
import type { TokenBinding } from '../../requests/continuation-token.ts';
import { applyIdentityVerbosity } from '../bodies.ts';
import { getTenantProvider } from './providers.ts';

/** The parameters of a page. */
interface SearchPage {
  readonly count?: number | undefined;
  readonly skip?: number | undefined;
  readonly skipToken?: string | undefined;
}

interface SearchQuery extends SearchPage {
  readonly query: string;
}

/** Returns a page of users whose name or mail address starts with the query; throws NotFound and InvalidInput. */
export async function searchUsers(context: Context, id: string, query: SearchQuery, tokens: TokenBinding) {
  const organization = await searchableOrganization(context, id, 'User');
  return pageJson(
    context,
    await context.directory.users(organization, query.query, pageRequest(query, tokens)),
    tokens,
  );
}

/** Returns a page of groups whose name or mail address starts with the query; throws NotFound and InvalidInput. */
export async function searchGroups(context: Context, id: string, query: SearchQuery, tokens: TokenBinding) {
  const organization = await searchableOrganization(context, id, 'Group');
  return pageJson(
    context,
    await context.directory.groups(organization, query.query, pageRequest(query, tokens)),
    tokens,
  );
}

/** Returns a page of the groups of a user of the directory; throws NotFound and InvalidInput. */
export async function listUserGroups(
  context: Context,
  { identityProviderId, userId }: { readonly identityProviderId: string; readonly userId: string },
  query: SearchPage,
  tokens: TokenBinding,
) {
  const organization = await searchableOrganization(context, identityProviderId, 'Group');
  const groups = await context.directory.groupsOfUser(organization, userId, pageRequest(query, tokens));
  if (groups === 'no user') throw notFound('user of the directory', userId);
  return pageJson(context, groups, tokens);
}

/** Returns the organization of a provider. Throws NotFound, and InvalidInput unless the tenant can search its users or groups. */
async function searchableOrganization(
  context: Pick<Context, 'access' | 'store' | 'directory'>,
  id: string,
  kind: 'User' | 'Group',
): Promise<Organization> {
  const { provider, use } = await getTenantProvider(context, id);
  const organization = { providerId: provider.Id, domain: use.organization };
  const grantedConsent = use.asked === null ? null : await context.directory.grantedConsent(organization);
  requireSearch(provider, kind, use, grantedConsent);
  return organization;
}

function pageRequest({ count = 100, skip = 0, skipToken: token }: SearchPage, { positionOf }: TokenBinding) {
  return { count, skip, first: entryOfToken(token === undefined ? undefined : positionOf(token)) };
}

function pageJson<T extends object>(
  context: Pick<Context, 'verbose'>,
  page: EntryPage<T> | null,
  { tokenOf }: TokenBinding,
) {
  if (page === null) throw invalidToken();
  const { results, next } = page;
  const SkipToken = next === null ? null : tokenOf(skipToken(next));
  return applyIdentityVerbosity({ Results: [...results], SkipToken }, context);
}
