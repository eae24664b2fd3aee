// Handlers of the secrets of clients of both kinds.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers, Input } from '../../api/handler-types.ts';
import type { Context } from '../../requests/context.ts';
import { noStore } from '../bodies.ts';
import {
  createSecret,
  deleteSecret,
  getSecret,
  getSecretRequirement,
  listSecrets,
  replaceSecretRequirement,
  updateSecret,
} from '../clients/clients.ts';
import type { ClientKind } from '../clients/stored-clients.ts';

type InputOf<Id extends keyof operations> = Input<operations[Id]>;

/** Returns the handlers of the secrets of clients of a kind. */
const secretHandlers = (kind: ClientKind) => ({
  list: ({ path, query }: InputOf<'listHybridClientSecrets'>, context: Context) =>
    listSecrets(context, kind, path.clientId, query),

  create: async ({ path, body }: InputOf<'createHybridClientSecret'>, context: Context) =>
    ({ status: 201, headers: noStore, body: await createSecret(context, kind, path.clientId, body) }) as const,

  get: async ({ path }: InputOf<'getHybridClientSecret'>, context: Context) =>
    ({ status: 200, body: await getSecret(context, kind, path.clientId, path.secretId) }) as const,

  update: async ({ path, body }: InputOf<'updateHybridClientSecret'>, context: Context) =>
    ({ status: 200, body: await updateSecret(context, kind, path.clientId, path.secretId, body) }) as const,

  async delete({ path }: InputOf<'deleteHybridClientSecret'>, context: Context) {
    await deleteSecret(context, kind, path.clientId, path.secretId);
    return { status: 204 } as const;
  },
});

const hybrid = secretHandlers('hybrid');
const credential = secretHandlers('credential');

export const clientSecrets: Handlers<operations, typeof table, 'ClientSecrets'> = {
  listHybridClientSecrets: hybrid.list,
  createHybridClientSecret: hybrid.create,
  getHybridClientSecret: hybrid.get,
  updateHybridClientSecret: hybrid.update,
  deleteHybridClientSecret: hybrid.delete,

  async getHybridClientSecretRequirement({ path }, context) {
    return { status: 200, body: await getSecretRequirement(context, path.clientId) };
  },

  async replaceHybridClientSecretRequirement({ path, body }, context) {
    return { status: 200, body: await replaceSecretRequirement(context, path.clientId, body) };
  },

  listClientCredentialClientSecrets: credential.list,
  createClientCredentialClientSecret: credential.create,
  getClientCredentialClientSecret: credential.get,
  updateClientCredentialClientSecret: credential.update,
  deleteClientCredentialClientSecret: credential.delete,
};
