// The secrets of clients of both kinds: a lost one is deleted and another made.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { notStored } from '../bodies.ts';
import {
  createSecret,
  deleteSecret,
  listSecrets,
  readSecret,
  readSecretRequirement,
  replaceSecretRequirement,
  updateSecret,
} from '../clients/secrets-of-client.ts';

export const clientSecrets: Handlers<operations, typeof table, 'ClientSecrets'> = {
  listHybridClientSecrets({ path, query }, context) {
    return listSecrets(context, 'hybrid', path.clientId, query);
  },

  async createHybridClientSecret({ path, body }, context) {
    return { status: 201, headers: notStored, body: await createSecret(context, 'hybrid', path.clientId, body) };
  },

  async getHybridClientSecret({ path }, context) {
    return { status: 200, body: await readSecret(context, 'hybrid', path.clientId, path.secretId) };
  },

  async updateHybridClientSecret({ path, body }, context) {
    return { status: 200, body: await updateSecret(context, 'hybrid', path.clientId, path.secretId, body) };
  },

  async deleteHybridClientSecret({ path }, context) {
    await deleteSecret(context, 'hybrid', path.clientId, path.secretId);
    return { status: 204 };
  },

  async getHybridClientSecretRequirement({ path }, context) {
    return { status: 200, body: await readSecretRequirement(context, path.clientId) };
  },

  async replaceHybridClientSecretRequirement({ path, body }, context) {
    return { status: 200, body: await replaceSecretRequirement(context, path.clientId, body) };
  },

  listClientCredentialClientSecrets({ path, query }, context) {
    return listSecrets(context, 'credential', path.clientId, query);
  },

  async createClientCredentialClientSecret({ path, body }, context) {
    return { status: 201, headers: notStored, body: await createSecret(context, 'credential', path.clientId, body) };
  },

  async getClientCredentialClientSecret({ path }, context) {
    return { status: 200, body: await readSecret(context, 'credential', path.clientId, path.secretId) };
  },

  async updateClientCredentialClientSecret({ path, body }, context) {
    return { status: 200, body: await updateSecret(context, 'credential', path.clientId, path.secretId, body) };
  },

  async deleteClientCredentialClientSecret({ path }, context) {
    await deleteSecret(context, 'credential', path.clientId, path.secretId);
    return { status: 204 };
  },
};
