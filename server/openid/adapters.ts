// The adapters by which oidc-provider reads clients from the client directory and all other models from the state of sign-ins.
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider';
import { CLIENT_ID_PATTERN, clientMetadata, canAuthenticate, type ClientDirectory } from './clients.ts';
import { lookupsOf } from './lookups.ts';
import type { SignInSettings } from './user-directory.ts';

/** Returns a function that returns the adapter of a model of the library. What is stored for a deleted client is not found for a new one. */
export function adapterFactory(
  clients: ClientDirectory,
  signIns: SignInSettings | undefined,
): (model: string) => Adapter {
  async function findClient(id: string) {
    const client = CLIENT_ID_PATTERN.test(id) ? await clients.find(id) : undefined;
    if (!client || !canAuthenticate(client) || Provider.ctx === undefined) return undefined;
    lookupsOf(Provider.ctx).client = client;
    return clientMetadata(client, signIns);
  }
  async function registrationOf(clientId: string): Promise<string | undefined> {
    // The sign-in page stores grants outside of the library's requests.
    const client = Provider.ctx && lookupsOf(Provider.ctx).client;
    return (client?.id === clientId ? client : await clients.find(clientId))?.registrationId;
  }
  return (model) => {
    if (model === 'Client') return readOnly(findClient);
    const adapter = signIns?.adapterOf(model);
    return adapter ? boundToRegistration(adapter, registrationOf) : readOnly(findNothing);
  };
}

/** The payload of a model with the registration of its client. */
interface BoundPayload extends AdapterPayload {
  readonly clientRegistration?: string | undefined;
}

/** Returns an adapter that finds the models of a client only while the client has the registration with which they were stored. */
function boundToRegistration(
  adapter: Adapter,
  registrationOf: (clientId: string) => Promise<string | undefined>,
): Adapter {
  return {
    find: async (id) => {
      const found = (await adapter.find(id)) as BoundPayload | undefined;
      if (!found) return undefined;
      const { clientRegistration, ...payload } = found;
      const { clientId } = payload;
      return clientId === undefined || (await registrationOf(clientId)) === clientRegistration ? payload : undefined;
    },
    upsert: async (id, payload, expiresIn) => {
      const { clientId } = payload;
      const clientRegistration = clientId === undefined ? undefined : await registrationOf(clientId);
      await adapter.upsert(id, { ...payload, clientRegistration } as BoundPayload, expiresIn);
    },
    findByUid: (uid) => adapter.findByUid(uid),
    findByUserCode: (code) => adapter.findByUserCode(code),
    consume: (id) => adapter.consume(id),
    destroy: (id) => adapter.destroy(id),
    revokeByGrantId: (grantId) => adapter.revokeByGrantId(grantId),
  };
}

const findNothing = () => Promise.resolve(undefined);
const refuseWrite = () => Promise.reject(new Error('This model is never stored.'));

/** Returns an adapter that finds objects and refuses to store any. */
function readOnly(find: Adapter['find']): Adapter {
  return {
    find,
    findByUid: findNothing,
    findByUserCode: findNothing,
    upsert: refuseWrite,
    consume: refuseWrite,
    destroy: refuseWrite,
    revokeByGrantId: refuseWrite,
  };
}
