// The clock of a sandbox (docs/behavior/control.md#clock); tests/contract/clock.test.ts shows what follows it.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';
import { newClockSandbox, type ClockSandbox } from '../support/clocks.ts';
import { notAcceptable, sandboxRefusals } from '../support/sandbox-refusals.ts';

const time = '2026-03-02T08:00:00Z';
const frozen = { mode: 'frozen', time, rate: 0 } as const;
const inSandbox: Pick<Case, 'prepare' | 'path'> = {
  async prepare({ server }: World) {
    const sandbox = await newClockSandbox(server);
    await sandbox.set(frozen);
    return sandbox;
  },
  path: (_world, fixture) => ({ sandboxId: (fixture as ClockSandbox).id }),
};
const refusals = (body?: unknown): readonly Case[] => [...sandboxRefusals({}, body), notAcceptable({}, body)];

export const clock: Cases<operations, typeof table, 'Clock'> = {
  getClock: [
    {
      name: 'returns a clock that is not set with the time of the machine',
      status: 200,
      ...inSandbox,
      prepare: ({ server }) => newClockSandbox(server),
      check: ({ body }) => expect(body).toMatchObject({ mode: 'system', rate: 1 }),
    },
    {
      name: 'returns a clock that was frozen',
      status: 200,
      ...inSandbox,
      check: ({ body }) => expect(body).toEqual(frozen),
    },
    ...refusals(),
  ],
  setClock: [
    {
      name: 'sets the time and the rate',
      status: 200,
      ...inSandbox,
      body: { mode: 'offset', time: '2030-01-01T00:00:00Z', rate: 0.5 },
      check: ({ body }) => expect(body).toEqual({ mode: 'offset', time: '2030-01-01T00:00:00Z', rate: 0.5 }),
    },
    {
      name: 'keeps the current time by default',
      status: 200,
      ...inSandbox,
      body: { mode: 'offset' },
      check: ({ body }) => expect(body).toEqual({ mode: 'offset', time, rate: 1 }),
    },
    { name: 'an unknown mode', status: 400, ...inSandbox, body: { mode: 'fast' }, check: expectReason('mode') },
    {
      name: 'a time before 1970',
      status: 400,
      ...inSandbox,
      body: { mode: 'frozen', time: '1969-12-31T00:00:00Z' },
      check: expectReason('1970'),
    },
    { name: 'a rate of 0', status: 400, ...inSandbox, body: { mode: 'offset', rate: 0 }, check: expectReason('rate') },
    ...refusals(frozen),
  ],
  advanceClock: [
    {
      name: 'advances by a duration',
      status: 200,
      ...inSandbox,
      body: { duration: '1.00:00:00' },
      check: ({ body }) =>
        expect(body).toEqual({ clock: { ...frozen, time: '2026-03-03T08:00:00Z' }, due: [], dueCount: 0 }),
    },
    {
      name: 'advances to a time',
      status: 200,
      ...inSandbox,
      body: { to: '2026-03-02T08:30:00Z' },
      check: ({ body }) => expect(body).toMatchObject({ clock: { time: '2026-03-02T08:30:00Z' } }),
    },
    {
      name: 'a time that has passed',
      status: 400,
      ...inSandbox,
      body: { to: '2026-03-02T07:59:59Z' },
      check: expectReason(time),
    },
    {
      name: 'a duration of 0',
      status: 400,
      ...inSandbox,
      body: { duration: '00:00:00' },
      check: expectReason('duration'),
    },
    { name: 'neither a duration nor a time', status: 400, ...inSandbox, body: {}, check: expectReason('either') },
    ...refusals({ duration: '00:00:01' }),
  ],
};
