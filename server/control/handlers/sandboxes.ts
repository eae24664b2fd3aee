// Handlers of sandboxes.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { getSandbox, listSandboxes } from '../sandboxes.ts';

export const sandboxes: Handlers<operations, typeof table, 'Sandboxes'> = {
  async listSandboxes({ query }, { store, now }) {
    const { items, total } = pageOf(await listSandboxes(store, formatDateTime(now)), query.skip, query.count);
    return { status: 200, body: [...items], headers: { 'Total-Count': total } };
  },

  async getSandbox({ path }, { store, now }) {
    return { status: 200, body: await getSandbox(store, path.sandboxId, formatDateTime(now)) };
  },
};
