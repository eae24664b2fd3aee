import { describe, expect, it } from '@jest/globals';
import { TenantGate } from '../../../server/control/tenant-gate.ts';

/** Waits until everything that can run without further input has run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a change of everything of a tenant', () => {
  it('waits for the requests in progress, and new requests wait for it', async () => {
    const gate = new TenantGate();
    const events: string[] = [];
    const leaveFirst = await gate.enter('One');
    const leaveSecond = await gate.enter('ONE');
    const change = gate.change('one', async () => {
      events.push('begins');
      await settle();
      events.push('ends');
    });
    const third = gate.enter('one').then((leave) => {
      events.push('third');
      leave();
    });
    leaveFirst();
    await settle();
    expect(events).toEqual([]);
    leaveSecond();
    await Promise.all([change, third]);
    expect(events).toEqual(['begins', 'ends', 'third']);
  });

  it('does not wait for requests of other tenants, nor they for it', async () => {
    const gate = new TenantGate();
    const leave = await gate.enter('other');
    await gate.change('one', async () => {
      (await gate.enter('another'))();
    });
    leave();
  });

  it('is refused if a request takes too long, and then lets requests in', async () => {
    const gate = new TenantGate();
    const leave = await gate.enter('one');
    let ran = false;
    const change = gate.change('one', () => Promise.resolve((ran = true)), { waitMs: 1 });
    const next = gate.enter('one');
    await expect(change).rejects.toMatchObject({ failureName: 'Conflict' });
    (await next)();
    leave();
    expect(ran).toBe(false);
    expect(await gate.change('one', () => Promise.resolve('done'))).toBe('done');
  });

  it('lets requests in after a failure', async () => {
    const gate = new TenantGate();
    await expect(gate.change('one', () => Promise.reject(new Error('no store')))).rejects.toThrow('no store');
    (await gate.enter('one'))();
  });

  it('runs after a change of the same tenant in progress', async () => {
    const gate = new TenantGate();
    const events: string[] = [];
    const change = (name: string) =>
      gate.change('one', async () => {
        events.push(`${name} begins`);
        await settle();
        events.push(`${name} ends`);
      });
    await Promise.all([change('a'), change('b'), change('c')]);
    expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});
