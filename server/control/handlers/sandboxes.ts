// Handlers of sandboxes.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import type { SandboxService } from '../sandbox-service.ts';
import { getSandbox, listSandboxes } from '../sandboxes.ts';

export interface SandboxServices {
  readonly sandboxes: SandboxService;
}

/** Returns the handlers of sandboxes. */
export const sandboxes = ({
  sandboxes: service,
}: SandboxServices): Handlers<operations, typeof table, 'Sandboxes'> => ({
  async listSandboxes({ query }, { store, machineNow }) {
    const all = await listSandboxes(store, formatDateTime(machineNow));
    const { items, total } = pageOf(all, query.skip, query.count);
    return { status: 200, body: [...items], headers: { 'Total-Count': total } };
  },

  async createSandbox({ body }, { machineNow, cancellation }) {
    return {
      status: 201,
      body: await service.create(body ?? {}, machineNow, cancellation),
      headers: { 'Cache-Control': 'no-store' },
    };
  },

  async getSandbox({ path }, { store, machineNow }) {
    return { status: 200, body: await getSandbox(store, path.sandboxId, formatDateTime(machineNow)) };
  },

  async deleteSandbox({ path }, { machineNow, cancellation }) {
    await service.delete(path.sandboxId, machineNow, cancellation);
    return { status: 204 };
  },

  async resetSandbox({ path }, { machineNow, cancellation }) {
    await service.reset(path.sandboxId, machineNow, cancellation);
    return { status: 204 };
  },
});
