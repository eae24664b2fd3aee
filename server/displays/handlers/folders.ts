// Folders of displays.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { listFolders, createOrUpdateFolder } from '../folders.ts';

export const folders: Handlers<operations, typeof table, 'Folders'> = {
  async listFolders({ query }, context) {
    return { status: 200, body: await listFolders(context, query) };
  },

  async createOrUpdateFolder({ body }, context) {
    return { status: 200, body: await createOrUpdateFolder(context, body) };
  },
};
