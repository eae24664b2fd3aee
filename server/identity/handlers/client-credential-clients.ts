// Handlers of client credential clients, which work without a user.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { noStore } from '../bodies.ts';
import { getClient } from '../clients/clients.ts';
import {
  createCredentialClient,
  credentialClientJson,
  deleteCredentialClient,
  listCredentialClients,
  updateCredentialClient,
} from '../clients/credential-clients.ts';

export const clientCredentialClients: Handlers<operations, typeof table, 'ClientCredentialClients'> = {
  listClientCredentialClients: ({ query }, context) => listCredentialClients(context, query),

  async createClientCredentialClient({ body }, context) {
    return { status: 201, headers: noStore, body: await createCredentialClient(context, body) };
  },

  async getClientCredentialClient({ path }, context) {
    return { status: 200, body: credentialClientJson(await getClient(context, 'credential', path.clientId), context) };
  },

  async updateClientCredentialClient({ path, body }, context) {
    const updated = await updateCredentialClient(context, path.clientId, body);
    return { status: 200, body: credentialClientJson(updated, { verbose: true }) };
  },

  async deleteClientCredentialClient({ path }, context) {
    await deleteCredentialClient(context, path.clientId);
    return { status: 204 };
  },
};
