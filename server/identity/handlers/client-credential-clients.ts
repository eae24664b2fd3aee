// Client credential clients: applications that work without a person.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { notStored } from '../bodies.ts';
import { clientOfPath } from '../clients/clients.ts';
import {
  changeCredential,
  createCredential,
  credentialJson,
  deleteCredential,
  listCredentials,
} from '../clients/credential-clients.ts';

export const clientCredentialClients: Handlers<operations, typeof table, 'ClientCredentialClients'> = {
  listClientCredentialClients({ query }, context) {
    return listCredentials(context, query);
  },

  async createClientCredentialClient({ body }, context) {
    return { status: 201, headers: notStored, body: await createCredential(context, body) };
  },

  async getClientCredentialClient({ path }, context) {
    return { status: 200, body: credentialJson(await clientOfPath(context, 'credential', path.clientId), context) };
  },

  async updateClientCredentialClient({ path, body }, context) {
    const changed = await changeCredential(context, path.clientId, body);
    return { status: 200, body: credentialJson(changed, { verbose: true }) };
  },

  async deleteClientCredentialClient({ path }, context) {
    await deleteCredential(context, path.clientId);
    return { status: 204 };
  },
};
