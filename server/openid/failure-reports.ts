// Reports refused requests and faults of the provider, without secrets.
import type { EventEmitter } from 'node:events';
import type { errors, KoaContextWithOIDC, Provider } from 'oidc-provider';
import { paths } from './discovery.ts';
import { lookupsOf } from './lookups.ts';
import type { IssuerOptions } from './options.ts';
import { clientStatus } from './token-endpoint.ts';

/** The operation and path of routes of the library; all other routes are part of the authorization. */
const operations: Readonly<Record<string, readonly [operation: string, path: string]>> = {
  token: ['token', paths.token],
  revocation: ['revocation', paths.revocation],
};

/** Makes the provider report failures to the log, to the audit log and to the limits of the token endpoint. */
export function reportFailures(provider: Provider, { log, onRefused, limits, senderAddress }: IssuerOptions): void {
  const warn = (message: string) => (context: KoaContextWithOIDC, error: errors.OIDCProviderError) => {
    const { error: code, error_description: description, error_detail: detail, statusCode } = error;
    const { req: request, res: response, oidc } = context;
    log.warn({ clientId: oidc.client?.clientId, code, description, detail }, message);
    // Wrong secrets are counted where they are checked.
    const isSecretFailure = statusCode === 429 || (code === 'invalid_client' && oidc.client !== undefined);
    if (oidc.route === 'token' && !isSecretFailure) limits?.countFailure(senderAddress(request));
    const [operation, path] = operations[oidc.route] ?? ['authorization', paths.authorization];
    const reason = description === undefined ? code : `${code}: ${description}`;
    const { client } = lookupsOf(context);
    onRefused({ request, response, operation, path, status: clientStatus(statusCode), reason, client });
  };
  provider.on('grant.error', warn('No token was issued.'));
  provider.on('authorization.error', warn('Nobody was signed in.'));
  provider.on('revocation.error', warn('No token was revoked.'));
  provider.on('server_error', (_context, error) => {
    log.error({ err: error }, 'A request to the OpenID provider failed.');
  });
  const application: EventEmitter = provider;
  application.on('error', (error: Error) => {
    log.error({ err: error }, 'The OpenID provider failed.');
  });
}
