// Hybrid clients: applications that people sign in with.
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { notStored } from '../bodies.ts';
import { clientOfPath, removeClientOfPath } from '../clients/clients.ts';
import { changeHybrid, createHybrid, hybridJson, hybridList } from '../clients/hybrid-clients.ts';
import { countTagged, listTagged } from '../tagged-lists.ts';

export const hybridClients: Handlers<operations, typeof table, 'HybridClients'> = {
  listHybridClients({ query }, context) {
    return listTagged(context, hybridList(context), query);
  },

  countHybridClients({ query }, context) {
    return countTagged(context, hybridList(context), query);
  },

  async createHybridClient({ body }, context) {
    return { status: 201, headers: notStored, body: await createHybrid(context, body) };
  },

  async getHybridClient({ path }, context) {
    return { status: 200, body: hybridJson(await clientOfPath(context, 'hybrid', path.clientId), context) };
  },

  async checkHybridClient({ path }, context) {
    await clientOfPath(context, 'hybrid', path.clientId);
    return { status: 200 };
  },

  async updateHybridClient({ path, body }, context) {
    const changed = await changeHybrid(context, path.clientId, body);
    return { status: 200, body: hybridJson(changed, { verbose: true }) };
  },

  async deleteHybridClient({ path }, context) {
    await removeClientOfPath(context, 'hybrid', path.clientId);
    return { status: 204 };
  },
};
