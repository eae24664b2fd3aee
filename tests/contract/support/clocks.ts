// Helpers for tests that set the clock of the tenant of a server.
import { advanceClock, getClock, setClock } from '../../../server/control/clock/clocks.ts';
import type { AdvanceInput, ClockInput } from '../../../server/domain/clocks/clock.ts';
import { systemTicks } from '../../../server/runtime/clock.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';
import type { TestCaller, TestServer } from '../../support/server.ts';
import { requestToken } from './identity-clients.ts';

/** Returns the clock of a server's tenant. */
export function clockOf(server: () => TestServer) {
  const context = () => ({
    store: server().server.store,
    machineNow: systemTicks(),
    wakeWorker: () => undefined,
    cancellation: new RequestCancellation(),
  });
  return {
    get: () => getClock(context(), server().tenant),
    set: (input: ClockInput) => setClock(context(), server().tenant, input),
    advance: (input: AdvanceInput) => advanceClock(context(), server().tenant, input),
  };
}

/** Returns options with a new token of an administrator, for requests at the current time of the clock. */
export async function asAdministrator(server: TestServer): Promise<{ readonly as: TestCaller }> {
  const client = server.tenants.clients.find(({ name }) => name === 'administrator');
  const response = await requestToken({ server }, client?.id ?? '', client?.secret ?? '');
  const { access_token } = (await response.json()) as { readonly access_token: string };
  return { as: { token: access_token } };
}
