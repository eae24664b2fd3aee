import { describe, expect, it } from '@jest/globals';
import { sharedChanges } from '../../../server/control/shared-changes.ts';
import { TenantGate } from '../../../server/control/tenant-gate.ts';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';

/** Waits until everything that can run without further input has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the same change of a tenant (docs/behavior/control.md#reset)', () => {
  it('is shared by requests that arrive before it begins, in any case of its name', async () => {
    const gate = new TenantGate();
    const change = sharedChanges(gate);
    let runs = 0;
    const ask = (tenant: string) =>
      change(tenant, new RequestCancellation(), async () => {
        runs += 1;
        await settle();
      });
    const leave = await gate.enter('one');
    const first = [ask('one'), ask('ONE'), ask('One')];
    await settle();
    expect(runs).toBe(0);
    leave();
    await settle();
    expect(runs).toBe(1);
    const later = [ask('one'), ask('one')];
    await Promise.all([...first, ...later]);
    expect(runs).toBe(2);
  });

  it('is canceled before it begins when all its requests are, and then lets requests in', async () => {
    const gate = new TenantGate();
    const change = sharedChanges(gate);
    let runs = 0;
    const run = () => {
      runs += 1;
      return Promise.resolve();
    };
    const [one, two] = [new RequestCancellation(), new RequestCancellation()];
    const leave = await gate.enter('one');
    const asked = [change('one', one, run), change('one', two, run)];
    const refused = asked.map((promise) => expect(promise).rejects.toMatchObject({ failureName: 'TimedOut' }));
    one.cancel('gone');
    const next = gate.enter('one');
    await settle();
    expect(runs).toBe(0);
    two.cancel('gone');
    await Promise.all(refused);
    (await next)();
    leave();
    await change('one', new RequestCancellation(), run);
    expect(runs).toBe(1);
  });

  it('is canceled while it runs when all its requests are', async () => {
    const change = sharedChanges(new TenantGate());
    const [one, two] = [new RequestCancellation(), new RequestCancellation()];
    const work = async (cancellation: Pick<RequestCancellation, 'throwIfCanceled'>) => {
      await settle();
      await settle();
      cancellation.throwIfCanceled();
    };
    const [first, second] = [change('one', one, work), change('one', two, work)];
    one.cancel('gone');
    await Promise.all([first, second]);
    const third = change('one', two, work);
    await settle();
    const refused = expect(third).rejects.toMatchObject({ failureName: 'TimedOut' });
    two.cancel('gone');
    await refused;
  });
});
