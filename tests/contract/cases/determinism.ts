// The seed of a sandbox (docs/behavior/control.md#determinism); tests/contract/determinism.test.ts shows what derives from it.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';
import { newClockSandbox, type ClockSandbox } from '../support/clocks.ts';
import { notAcceptable, sandboxRefusals } from '../support/sandbox-refusals.ts';

const seed = 'pump-alarms';
const inSandbox: Pick<Case, 'prepare' | 'path'> = {
  prepare: ({ server }: World) => newClockSandbox(server),
  path: (_world, fixture) => ({ sandboxId: (fixture as ClockSandbox).id }),
};
const inSeededSandbox: Pick<Case, 'prepare' | 'path'> = {
  ...inSandbox,
  async prepare({ server }: World) {
    const sandbox = await newClockSandbox(server);
    const path = `/control/v1/sandboxes/${sandbox.id}/determinism`;
    expect((await server.send('PUT', path, { as: null, body: { seed } })).status).toBe(200);
    await sandbox.signIn();
    await sandbox.world.ok('GET', '/Types');
    return sandbox;
  },
};
const refusals = (body?: unknown): readonly Case[] => [...sandboxRefusals({}, body), notAcceptable({}, body)];

export const determinism: Cases<operations, typeof table, 'Determinism'> = {
  getDeterminism: [
    {
      name: 'returns no seed for a sandbox with random identifiers',
      status: 200,
      ...inSandbox,
      check: ({ body }) => expect(body).toEqual({ seed: null, requests: 0 }),
    },
    {
      name: 'returns the seed and the number of requests since it was set',
      status: 200,
      ...inSeededSandbox,
      check: ({ body }) => expect(body).toEqual({ seed, requests: 1 }),
    },
    ...refusals(),
  ],
  setDeterminism: [
    {
      name: 'sets the seed and counts requests from the beginning',
      status: 200,
      ...inSeededSandbox,
      body: { seed: 'other' },
      check: ({ body }) => expect(body).toEqual({ seed: 'other', requests: 0 }),
    },
    { name: 'an empty seed', status: 400, ...inSandbox, body: { seed: '' }, check: expectReason('seed') },
    ...refusals({ seed }),
  ],
  deleteDeterminism: [
    { name: 'makes identifiers random again', status: 204, ...inSeededSandbox },
    { name: 'changes nothing without a seed', status: 204, ...inSandbox },
    ...refusals(),
  ],
};
