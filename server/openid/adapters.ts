// Where oidc-provider looks things up: clients in the directory, all else in the state of sign-ins, if there are any.
import { Provider, type Adapter } from 'oidc-provider';
import { CLIENT_ID, clientMetadata, isUsable, type ClientDirectory } from './clients.ts';
import { lookupsOf } from './lookups.ts';
import type { SignIns } from './people.ts';

/** Returns what makes the adapter of a model of the library. */
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

/** An adapter that finds what others keep, and stores nothing. */
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
