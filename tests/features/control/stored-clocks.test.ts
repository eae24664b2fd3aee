// The clocks of tenants in a store (docs/behavior/control.md#clock).
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startAuditLog } from '../../../server/audit/audit-log.ts';
import { storeClock, storedClocks } from '../../../server/control/clock/stored-clocks.ts';
import type { Clock } from '../../../server/domain/clocks/clock.ts';
import { maxDateTime, ticksPerDay } from '../../../server/domain/values/ticks.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { onEveryStore } from '../../support/databases.ts';

const machineNow = parseDateTime('2026-03-02T08:00:00Z') ?? 0n;
const machine = () => machineNow;
const inDays = (days: number) => machineNow + BigInt(days) * ticksPerDay;
const frozenIn = (days: number): Clock => ({ mode: 'frozen', time: inDays(days), setAt: machineNow, rate: 0 });
/** A position after every record of the audit log. */
const endOfLog = { at: maxDateTime, sequence: Number.MAX_SAFE_INTEGER };

onEveryStore((store) => {
  describe('the clock of a tenant', () => {
    it('is that of the machine until one is stored, and again when it is removed', async () => {
      const tenant = randomUUID();
      const clocks = storedClocks(store(), machine);
      expect(await clocks.now(tenant)).toBe(machineNow);
      await storeClock(store(), tenant, frozenIn(1));
      expect(await clocks.now(tenant.toUpperCase())).toBe(inDays(1));
      await storeClock(store(), tenant, null);
      expect(await clocks.now(tenant)).toBe(machineNow);
    });

    it('is known as it was last read, also from the times of all tenants', async () => {
      const tenant = randomUUID();
      const clocks = storedClocks(store(), machine);
      await storeClock(store(), tenant, frozenIn(1));
      expect(clocks.lastRead(tenant)).toBe(machineNow);
      await clocks.times();
      expect(clocks.lastRead(tenant.toUpperCase())).toBe(inDays(1));
      await storeClock(store(), tenant, frozenIn(2));
      await clocks.now(tenant);
      expect(clocks.lastRead(tenant)).toBe(inDays(2));
      await storeClock(store(), tenant, null);
      await clocks.times();
      expect(clocks.lastRead(tenant)).toBe(machineNow);
    });

    it('is in the times of all tenants beside that of the machine', async () => {
      const tenant = randomUUID();
      await storeClock(store(), tenant, frozenIn(1));
      const [others, ...own] = await storedClocks(store(), machine).times();
      expect(others).toEqual({
        now: machineNow,
        tenants: { except: expect.arrayContaining([tenant]) },
      });
      expect(own).toContainEqual({ now: inDays(1), tenants: { only: tenant } });
    });

    it('determines when the audit records of the tenant are removed', async () => {
      const [tenant, other] = [randomUUID(), randomUUID()];
      const record = (id: string) => ({ tenant: id, kind: 'Change' as const, at: machineNow, body: {} });
      await store().audit.add([record(tenant), record(other)]);
      await storeClock(store(), tenant, frozenIn(11));
      const log = startAuditLog({
        store: store(),
        log: pino({ level: 'silent' }),
        clocks: storedClocks(store(), machine),
        days: 10,
        maxRefusals: 100,
      });
      await log.removeOld();
      await log.stop();
      const countOf = async (id: string) => (await store().audit.page(id, endOfLog, 0n, 10)).length;
      expect([await countOf(tenant), await countOf(other)]).toEqual([0, 1]);
    });
  });
});
