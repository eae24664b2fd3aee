// Handlers of the clock of a sandbox.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import type { Context } from '../../requests/context.ts';
import { advanceClock, getClock, setClock } from '../clock/clocks.ts';
import { getSandbox } from '../sandboxes.ts';

const tenantOf = async (id: string, { store, now }: Pick<Context, 'store' | 'now'>): Promise<string> =>
  (await getSandbox(store, id, formatDateTime(now))).tenantId;

export const clock: Handlers<operations, typeof table, 'Clock'> = {
  async getClock({ path }, context) {
    return { status: 200, body: await getClock(context, await tenantOf(path.sandboxId, context)) };
  },

  async setClock({ path, body }, context) {
    return { status: 200, body: await setClock(context, await tenantOf(path.sandboxId, context), body) };
  },

  async advanceClock({ path, body }, context) {
    return { status: 200, body: await advanceClock(context, await tenantOf(path.sandboxId, context), body) };
  },
};
