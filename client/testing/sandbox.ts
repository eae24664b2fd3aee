// A sandbox for one test.
import { clientCredentials, type Auth } from '../auth.ts';
import type { Control, ControlSchemas } from '../control.ts';
import { createDataServices, type DataServices } from '../data-services.ts';
import { createEdge, type Edge } from '../edge.ts';
import { createIdentity, type Identity } from '../identity.ts';
import { orThrow } from '../or-throw.ts';
import { createProvisioning, type Provisioning } from '../provisioning.ts';
import { clockOf, type SandboxClock } from './clock.ts';
import { determinismOf, type SandboxDeterminism } from './determinism.ts';
import { requestsOf, type SandboxRequests } from './requests.ts';

/** The name, the seed and the time to live of a new sandbox; all have defaults. */
export type NewSandbox = ControlSchemas['SandboxCreate'];
type Preset = 'tenantId' | 'namespaceId';

/** A tenant of its own, with a namespace and a client that administrates it. */
export interface TestSandbox extends AsyncDisposable {
  readonly id: string;
  /** The base URL of the server. */
  readonly baseUrl: string;
  readonly tenantId: string;
  readonly namespaceId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Gets access tokens of the client; use it for clients with options of your own. */
  readonly auth: Auth;
  /** Requests an access token of the client and returns it, for requests that you write yourself. */
  token(): Promise<string>;
  /** The clients of the documents, as the client of the sandbox, with its tenant and namespace in every path. */
  readonly dataServices: DataServices<Preset>;
  readonly identity: Identity<Preset>;
  readonly edge: Edge<Preset>;
  readonly provisioning: Provisioning<Preset>;
  readonly clock: SandboxClock;
  readonly requests: SandboxRequests;
  readonly determinism: SandboxDeterminism;
  /** Sets the sandbox back to how it was created. Its identifiers, its secret and its tokens stay valid. */
  reset(): Promise<void>;
  /** Deletes the sandbox with everything in it. `await using` does so at the end of the block. */
  delete(): Promise<void>;
}

/** Creates a sandbox and returns it. */
export async function createSandbox(control: Control, baseUrl: string, body: NewSandbox): Promise<TestSandbox> {
  const created = await orThrow(control.createSandbox({ body }));
  const { id, tenantId, namespaceId, clientId, clientSecret = '' } = created;
  const credentials = { clientId, clientSecret };
  const auth = clientCredentials(credentials);
  const options = { baseUrl, auth, path: { tenantId, namespaceId } };
  const remove = async () => void (await orThrow(control.deleteSandbox({ path: { sandboxId: id } })));
  return {
    id,
    baseUrl,
    tenantId,
    namespaceId,
    clientId,
    clientSecret,
    auth,
    async token() {
      const source = clientCredentials(credentials);
      return typeof source === 'string' ? source : source({ baseUrl, fetch: globalThis.fetch });
    },
    dataServices: createDataServices(options),
    identity: createIdentity(options),
    edge: createEdge(options),
    provisioning: createProvisioning(options),
    clock: clockOf(control, id),
    requests: requestsOf(control, id),
    determinism: determinismOf(control, id),
    reset: async () => void (await orThrow(control.resetSandbox({ path: { sandboxId: id } }))),
    delete: remove,
    async [Symbol.asyncDispose]() {
      // A test can have deleted it.
      const { error } = await control.deleteSandbox({ path: { sandboxId: id } });
      if (error && error.status !== 404) throw error;
    },
  };
}
