// The typed client. Exports are spread over modules, so that a bundle contains only what it uses.
export { createControl, type Control, type ControlSchemas } from './control.ts';
export { createDataServices, type DataServices, type DataServicesSchemas } from './data-services.ts';
export { createEdge, type Edge, type EdgeSchemas } from './edge.ts';
export { createIdentity, type Identity, type IdentitySchemas } from './identity.ts';
export { createProvisioning, type Provisioning, type ProvisioningSchemas } from './provisioning.ts';
export {
  AuthError,
  clientCredentials,
  cachedToken,
  type Auth,
  type AuthContext,
  type ClientCredentials,
  type Tokens,
} from './auth.ts';
export { ApiError, InvalidRequest } from './errors.ts';
export type { Fetch } from './fetch.ts';
export type { CallInfo, CallObserver, Hook, Outcome, RetryInfo } from './hooks.ts';
export type { CallOptions, ClientOptions } from './options.ts';
export { orThrow } from './or-throw.ts';
export type { RetryOptions } from './retry.ts';
export type { Call, NamedOperation, OperationFacts, Paging, Result, RowCall } from './types.ts';
export { items, pages, type Cursor, type ItemOf, type Page, type PagingOptions } from './paging.ts';
export { authorizationCode, beginSignIn, type CodeOptions, type SignIn, type SignInOptions } from './pkce.ts';
export { streamItems } from './stream.ts';
export { logging, tracing, type LogEntry, type Span, type Tracer } from './tracing.ts';
export { uploadEvents, type UploadOptions, type UploadResult } from './upload.ts';
export {
  schemaCheck,
  validation,
  type CheckedBody,
  type SchemaValidator,
  type ValidationOptions,
} from './validation.ts';
