// The adapters of oidc-provider: clients are in the directory, all other models in the state of sign-ins.
import { Provider, type Adapter } from 'oidc-provider';
import { CLIENT_ID, clientMetadata, isUsable, type ClientDirectory } from './clients.ts';
import { lookupsOf } from './lookups.ts';
import type { SignIns } from './people.ts';

/** Returns a function that makes the adapter of a model of the library. */
export function adapters(clients: ClientDirectory, signIns: SignIns | undefined): (model: string) => Adapter {
  async function findClient(id: string) {
    const client = CLIENT_ID.test(id) ? await clients.find(id) : undefined;
    if (!client || !isUsable(client) || Provider.ctx === undefined) return undefined;
    lookupsOf(Provider.ctx).client = client;
    return clientMetadata(client, signIns);
  }
  return (model) => (model === 'Client' ? readOnly(findClient) : (signIns?.state(model) ?? readOnly(findNothing)));
}

const findNothing = () => Promise.resolve(undefined);
const refuse = () => Promise.reject(new Error('Nothing is stored here: tokens carry what they say.'));

/** Returns an adapter that only finds objects and stores nothing. */
function readOnly(find: Adapter['find']): Adapter {
  return {
    find,
    findByUid: findNothing,
    findByUserCode: findNothing,
    upsert: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  };
}
