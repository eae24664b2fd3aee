// The faults of a sandbox (docs/behavior/control.md#faults); tests/contract/faults.test.ts shows them on the wire.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';
import { newFaultSandbox, type FaultSandbox } from '../support/faults.ts';
import { notAcceptable as notAcceptableIn, sandboxRefusals } from '../support/sandbox-refusals.ts';

const settings = {
  match: { operationId: 'insertEvents' },
  count: 1,
  phase: 'afterCommit',
  then: { reset: true },
} as const;
const stored = { name: 'lost-write', ...settings, probability: null, seed: 0, matched: 0, used: 0 };
const slow = { probability: 0.5, seed: 3, then: { delay: { uniform: { minimum: 10, maximum: 20 } } } };
const storedSlow = { ...slow, name: 'slow', match: {}, count: null, phase: 'before', matched: 0, used: 0 };

/** A sandbox with two faults. */
async function prepareFaults({ server }: World): Promise<FaultSandbox> {
  const sandbox = await newFaultSandbox(server);
  await sandbox.setFault('slow', slow);
  await sandbox.setFault('lost-write', settings);
  return sandbox;
}
const idOf = (fixture: unknown) => (fixture as FaultSandbox).id;
const inSandbox: Pick<Case, 'prepare' | 'path'> = {
  prepare: prepareFaults,
  path: (_world, fixture) => ({ sandboxId: idOf(fixture) }),
};
const withFault = (faultName: string): Pick<Case, 'prepare' | 'path'> => ({
  prepare: prepareFaults,
  path: (_world, fixture) => ({ sandboxId: idOf(fixture), faultName }),
});

const values = { faultName: 'lost-write' };
const nowhere = { path: { sandboxId: 'nowhere', ...values } };
const refusals = (body?: unknown) => sandboxRefusals(values, body);
const notAcceptable = (body?: unknown) => notAcceptableIn(values, body);
const invalidName: Case = {
  name: 'a name that is too long',
  status: 400,
  path: { sandboxId: 'nowhere', faultName: 'x'.repeat(101) },
  check: expectReason('faultName'),
};
const refused = (name: string, body: object, text: string): Case => ({
  name,
  status: 400,
  ...withFault('new'),
  body,
  check: expectReason(text),
});

export const faults: Cases<operations, typeof table, 'Faults'> = {
  listFaults: [
    {
      name: 'returns the faults in the order of their names',
      status: 200,
      ...inSandbox,
      check({ body, headers }) {
        expect(body).toEqual([stored, storedSlow]);
        expect(headers.get('total-count')).toBe('2');
      },
    },
    {
      name: 'returns a page',
      status: 200,
      ...inSandbox,
      query: 'skip=1&count=1',
      check: ({ body }) => expect(body).toEqual([storedSlow]),
    },
    { name: 'a negative skip', status: 400, path: nowhere.path, query: 'skip=-1', check: expectReason('skip') },
    ...refusals(),
    notAcceptable(),
  ],
  getFault: [
    {
      name: 'returns the fault with its counts',
      status: 200,
      ...withFault('LOST-write'),
      check: ({ body }) => expect(body).toEqual(stored),
    },
    { name: 'an unknown fault', status: 404, ...withFault('none'), check: expectReason('none') },
    invalidName,
    ...refusals(),
    notAcceptable(),
  ],
  setFault: [
    {
      name: 'creates a fault',
      status: 200,
      ...withFault('new'),
      body: { then: { status: 503, error: 'The plant is closed.' } },
      async check({ body }, _world, fixture) {
        const created = {
          name: 'new',
          match: {},
          probability: null,
          count: null,
          seed: 0,
          phase: 'before',
          then: { status: 503, error: 'The plant is closed.' },
          matched: 0,
          used: 0,
        };
        expect(body).toEqual(created);
        expect(await (fixture as FaultSandbox).getFault('new')).toEqual(created);
      },
    },
    {
      name: 'replaces a fault, whose counts begin at 0',
      status: 200,
      async prepare(world) {
        const sandbox = await prepareFaults(world);
        await sandbox.send('GET', '/Streams');
        expect(await sandbox.getFault('slow')).toMatchObject({ matched: 1 });
        return sandbox;
      },
      path: (_world, fixture) => ({ sandboxId: idOf(fixture), faultName: 'slow' }),
      body: { ...slow, match: { path: '*/Streams', header: { name: 'X-Test', value: null }, caller: null } },
      check: ({ body }) =>
        expect(body).toEqual({ ...storedSlow, match: { path: '*/Streams', header: { name: 'X-Test' } } }),
    },
    refused('no effect', { then: {} }, 'exactly one of status, delay, reset, truncate, dribble'),
    refused('two effects', { then: { status: 500, reset: true } }, 'exactly one of'),
    refused(
      'two distributions',
      { then: { delay: { fixed: 1, uniform: { minimum: 1, maximum: 2 } } } },
      'exactly one of',
    ),
    refused('bounds in the wrong order', { then: { delay: { uniform: { minimum: 2, maximum: 1 } } } }, 'minimum 2'),
    refused('a status of success', { then: { status: 200 } }, 'then.status'),
    refused('a probability above 1', { probability: 1.5, then: { reset: true } }, 'probability'),
    refused('a probability and a count', { probability: 0.5, count: 1, then: { reset: true } }, 'not both'),
    refused('an unknown operation', { match: { operationId: 'getNothing' }, then: { reset: true } }, 'getNothing'),
    refused('an unknown phase', { phase: 'after', then: { reset: true } }, 'phase'),
    {
      name: 'one fault too many',
      status: 409,
      async prepare(world) {
        const sandbox = await newFaultSandbox(world.server);
        for (let i = 0; i < 50; i += 1) await sandbox.setFault(`f${i}`, settings);
        return sandbox;
      },
      path: (_world, fixture) => ({ sandboxId: idOf(fixture), faultName: 'new' }),
      body: settings,
      check: expectReason('50'),
    },
    ...refusals(settings),
    notAcceptable(settings),
    { name: 'a body that is too large', status: 413, ...nowhere, body: { then: { error: 'x'.repeat(2 ** 21) } } },
    {
      name: 'a body of another media type',
      status: 415,
      ...nowhere,
      body: '<a/>',
      headers: { 'Content-Type': 'text/xml' },
    },
  ],
  deleteFault: [
    {
      name: 'deletes the fault',
      status: 204,
      ...withFault('slow'),
      check: async (_response, _world, fixture) =>
        expect((await (fixture as FaultSandbox).control('GET', '/faults')).body).toEqual([stored]),
    },
    { name: 'an unknown fault', status: 404, ...withFault('none'), check: expectReason('none') },
    invalidName,
    ...refusals(),
  ],
};
