// The adapters by which oidc-provider reads clients from the client directory and all other models from the state of sign-ins.
import { Provider, type Adapter } from 'oidc-provider';
import { CLIENT_ID_PATTERN, clientMetadata, canAuthenticate, type ClientDirectory } from './clients.ts';
import { lookupsOf } from './lookups.ts';
import type { SignInSettings } from './user-directory.ts';

/** Returns a function that returns the adapter of a model of the library. */
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
  return (model) => (model === 'Client' ? readOnly(findClient) : (signIns?.adapterOf(model) ?? readOnly(findNothing)));
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
