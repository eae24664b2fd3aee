// Tokens and codes of a sign-in whose identity provider was removed, or whose client lost its last secret
// (docs/behavior/signing-in.md#removed-identity-providers, #secrets-of-clients).
import { expect } from '@jest/globals';
import type { World } from '../support/cases.ts';
import { newTenant, providerIds, type Tenant } from '../support/identity-tenant.ts';
import { redirectUri, scope, signInHelpers, type Client } from '../support/sign-ins.ts';
import type { Attack, AttackRequest } from '../support/attack.ts';

const userInfo = '/identity/connect/userinfo';

/** A completed sign-in: its tokens, an unused code, and the parameters that exchange the code. */
interface SignIn {
  readonly tenant: Tenant;
  readonly client: Client;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly code: string;
  readonly verifier: string;
  readonly authorizePath: string;
}

async function completeSignInOfUser(world: World): Promise<SignIn> {
  const tenant = await newTenant(world);
  const { newClient, inviteUser, completeSignIn, newAuthorizationRequest } = signInHelpers(
    () => world.server,
    () => tenant,
  );
  const client = await newClient({ AllowOfflineAccess: true });
  const user = await inviteUser({ RoleIds: [tenant.roles.contributor] });
  const offline = { scope: `${scope} offline_access`, prompt: 'consent' };
  const { browser, tokens } = await completeSignIn(client, user, offline);
  const info = { as: { token: tokens.access_token } };
  expect((await world.server.send('GET', userInfo, info)).status).toBe(200);
  const request = await newAuthorizationRequest(client);
  const code = (await browser.open(request.url)).url.searchParams.get('code') ?? '';
  expect(code).not.toBe('');
  const { pathname, search } = new URL(request.url);
  const refreshToken = tokens.refresh_token ?? '';
  const authorizePath = pathname + search;
  return {
    tenant,
    client,
    accessToken: tokens.access_token,
    refreshToken,
    code,
    verifier: request.verifier,
    authorizePath,
  };
}

const removeProvider = ({ tenant }: SignIn) => tenant.ok('DELETE', `/IdentityProviders/${providerIds.google}`);
const removeSecret = ({ tenant, client }: SignIn) => tenant.ok('DELETE', `/HybridClients/${client.id}/Secrets/1`);

type Form = Readonly<Record<string, string>>;
const tokenRequest = (form: Form): AttackRequest => ({
  method: 'POST',
  path: '/identity/connect/token',
  as: null,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(form).toString(),
});
const byCode = ({ code, verifier }: SignIn): Form => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: verifier,
  redirect_uri: redirectUri,
});
const byRefreshToken = ({ refreshToken }: SignIn): Form => ({
  grant_type: 'refresh_token',
  refresh_token: refreshToken,
});
const byCredentials = (): Form => ({ grant_type: 'client_credentials' });
const withSecret = ({ client }: SignIn): Form => ({ client_id: client.id, client_secret: client.secret });
const withoutSecret = ({ client }: SignIn): Form => ({ client_id: client.id });

const attack = (
  title: string,
  change: (signIn: SignIn) => Promise<unknown>,
  request: (signIn: SignIn) => AttackRequest,
  status: number,
  error = '',
): Attack => ({
  title,
  status,
  async prepare(world) {
    const signIn = await completeSignInOfUser(world);
    await change(signIn);
    return request(signIn);
  },
  check(_world, text) {
    expect(text).toContain(error);
    expect(text).not.toMatch(/access_token|id_token/);
  },
});

const grants = [
  ['a code', byCode],
  ['a refresh token', byRefreshToken],
] as const;

export const endedSignIns: readonly Attack[] = [
  ...grants.map(([name, form]) =>
    attack(
      `${name} of a user whose identity provider was removed`,
      removeProvider,
      (signIn) => tokenRequest({ ...form(signIn), ...withSecret(signIn) }),
      400,
      'invalid_grant',
    ),
  ),
  attack(
    'a request for the information of a user whose identity provider was removed',
    removeProvider,
    ({ accessToken }) => ({ method: 'GET', path: userInfo, as: { token: accessToken } }),
    403,
  ),
  attack(
    'a write by a user whose identity provider was removed',
    removeProvider,
    ({ tenant, accessToken }) => ({
      method: 'POST',
      path: `/api/v1/Tenants/${tenant.id}/Namespaces/demo/Streams/Mine`,
      as: { token: accessToken },
      body: { TypeId: 'Any' },
    }),
    401,
  ),
  ...[...grants, ['a grant of client credentials', byCredentials] as const].flatMap(([name, form]) =>
    (
      [
        ['as a public client', withoutSecret],
        ['with the removed secret', withSecret],
      ] as const
    ).map(([how, client]) =>
      attack(
        `${name} by a hybrid client without its last secret, ${how}`,
        removeSecret,
        (signIn) => tokenRequest({ ...form(signIn), ...client(signIn) }),
        400,
        'invalid_client',
      ),
    ),
  ),
  attack(
    'a sign-in through a hybrid client without its last secret',
    removeSecret,
    ({ authorizePath }) => ({ method: 'GET', path: authorizePath, as: null }),
    400,
    'invalid_client',
  ),
];
