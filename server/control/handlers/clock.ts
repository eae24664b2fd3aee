// Handlers of the clock of a sandbox.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { advanceClock, getClock, setClock } from '../clock/clocks.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';

export const clock: Handlers<operations, typeof table, 'Clock'> = {
  async getClock({ path }, context) {
    return { status: 200, body: await getClock(context, await sandboxTenant(path.sandboxId, context)) };
  },

  async setClock({ path, body }, context) {
    return { status: 200, body: await setClock(context, await sandboxTenant(path.sandboxId, context), body) };
  },

  async advanceClock({ path, body }, context) {
    return { status: 200, body: await advanceClock(context, await sandboxTenant(path.sandboxId, context), body) };
  },
};
