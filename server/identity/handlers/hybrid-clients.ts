// Handlers of hybrid clients, with which users sign in.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { noStore } from '../bodies.ts';
import { deleteClient, getClient } from '../clients/clients.ts';
import {
  createHybridClient,
  hybridClientJson,
  hybridClientList,
  updateHybridClient,
} from '../clients/hybrid-clients.ts';
import { countIdentities, listIdentities } from '../lists.ts';

export const hybridClients: Handlers<operations, typeof table, 'HybridClients'> = {
  listHybridClients: ({ query }, context) => listIdentities(context, hybridClientList(context, query), query),

  countHybridClients: ({ query }, context) => countIdentities(context, hybridClientList(context, query), query),

  async createHybridClient({ body }, context) {
    return { status: 201, headers: noStore, body: await createHybridClient(context, body) };
  },

  async getHybridClient({ path }, context) {
    return { status: 200, body: hybridClientJson(await getClient(context, 'hybrid', path.clientId), context) };
  },

  async checkHybridClient({ path }, context) {
    await getClient(context, 'hybrid', path.clientId);
    return { status: 200 };
  },

  async updateHybridClient({ path, body }, context) {
    const updated = await updateHybridClient(context, path.clientId, body);
    return { status: 200, body: hybridClientJson(updated, { verbose: true }) };
  },

  async deleteHybridClient({ path }, context) {
    await deleteClient(context, 'hybrid', path.clientId);
    return { status: 204 };
  },
};
