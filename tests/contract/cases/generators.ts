// Generators of the control document (docs/behavior/control.md#generators); tests/contract/generators.test.ts shows what they write.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';
import { newClockSandbox, type ClockSandbox } from '../support/clocks.ts';

const time = '2026-03-02T08:00:00Z';
const definition = { streamId: 'Pump-101', signal: { kind: 'sine' } };

/** A sandbox with a frozen clock. */
async function prepareSandbox({ server }: World): Promise<ClockSandbox> {
  const sandbox = await newClockSandbox(server);
  await sandbox.set({ mode: 'frozen', time });
  return sandbox;
}

/** A sandbox with the generator `flow`, whose stream does not exist. */
async function prepareGenerator(world: World): Promise<ClockSandbox> {
  const sandbox = await prepareSandbox(world);
  const path = `/control/v1/sandboxes/${sandbox.id}/generators/flow`;
  const response = await world.server.send('PUT', path, { as: null, body: definition });
  expect(response.status).toBe(200);
  return sandbox;
}

const at = (generatorName: string): NonNullable<Case['path']> => {
  return (_world, fixture) => ({ sandboxId: (fixture as ClockSandbox).id, generatorName });
};
const nowhere = { path: { sandboxId: 'nowhere', generatorName: 'flow' } };
const refusals = (body?: unknown): readonly Case[] => [
  { name: 'an unknown sandbox', status: 404, ...nowhere, body, check: expectReason('nowhere') },
  {
    name: 'a web page of another site',
    status: 403,
    ...nowhere,
    body,
    headers: { Origin: 'http://elsewhere.example' },
    check: expectReason('elsewhere.example'),
  },
];
const notAcceptable: Case = {
  name: 'no acceptable media type',
  status: 406,
  ...nowhere,
  headers: { Accept: 'image/png' },
};
const inSandbox = { prepare: prepareSandbox, path: at('flow') };

export const generators: Cases<operations, typeof table, 'Generators'> = {
  listGenerators: [
    {
      name: 'returns the generators with their total count',
      status: 200,
      prepare: prepareGenerator,
      path: at('flow'),
      check({ body, headers }) {
        expect(body).toMatchObject([{ name: 'flow', ...definition }]);
        expect(headers.get('total-count')).toBe('1');
      },
    },
    { name: 'a negative skip', status: 400, ...nowhere, query: 'skip=-1', check: expectReason('skip') },
    ...refusals(),
    notAcceptable,
  ],
  getGenerator: [
    {
      name: 'returns the generator with its state',
      status: 200,
      prepare: prepareGenerator,
      path: at('FLOW'),
      check({ body }) {
        expect(body).toMatchObject({ name: 'flow', interval: '00:00:01', start: time, count: 1_000_000, seed: 0 });
        expect(body).toMatchObject({ namespaceId: 'demo', state: { events: 0, nextTime: time } });
      },
    },
    { name: 'an unknown generator', status: 404, ...inSandbox, check: expectReason("'flow'") },
    ...refusals(),
    notAcceptable,
  ],
  setGenerator: [
    {
      name: 'creates a generator',
      status: 200,
      ...inSandbox,
      body: { ...definition, interval: '00:01:00', start: '2026-01-01T00:00:00Z', seed: 3, count: 5 },
      check: ({ body }) =>
        expect(body).toEqual({
          name: 'flow',
          namespaceId: 'demo',
          ...definition,
          interval: '00:01:00',
          start: '2026-01-01T00:00:00Z',
          seed: 3,
          count: 5,
          state: { status: 'Running', error: null, events: 0, nextTime: '2026-01-01T00:00:00Z' },
        }),
    },
    {
      name: 'replaces a generator',
      status: 200,
      prepare: prepareGenerator,
      path: at('flow'),
      body: { edgeSystemId: 'PLANT1', signal: { kind: 'recorded', values: [1, 2] } },
      check({ body }) {
        expect(body).toMatchObject({ edgeSystemId: 'PLANT1', state: { status: 'Running' } });
        expect(body).not.toHaveProperty('streamId');
      },
    },
    { name: 'no signal', status: 400, ...inSandbox, body: { streamId: 'Pump-101' }, check: expectReason('signal') },
    {
      name: 'neither a stream nor an edge system',
      status: 400,
      ...inSandbox,
      body: { signal: { kind: 'sine' } },
      check: expectReason('either streamId or edgeSystemId'),
    },
    {
      name: 'an interval of 0',
      status: 400,
      ...inSandbox,
      body: { ...definition, interval: '00:00:00' },
      check: expectReason('interval'),
    },
    {
      name: 'one more than 100 generators',
      status: 409,
      async prepare(world) {
        const sandbox = await prepareSandbox(world);
        const { objects } = world.server.server.store;
        const dates = { owner: null, acl: null, created: time, modified: time };
        const complete = {
          ...definition,
          signal: { kind: 'sine' },
          namespaceId: 'demo',
          interval: '1',
          start: time,
          count: 1,
          seed: 0,
        } as const;
        for (let i = 0; i < 100; i++)
          await objects.create(tenantScope(sandbox.id), 'generator', {
            id: `g${i}`,
            body: { definition: complete, version: '' },
            ...dates,
          });
        return sandbox;
      },
      path: at('flow'),
      body: definition,
      check: expectReason('100 generators'),
    },
    ...refusals(definition),
    { ...notAcceptable, body: definition },
    { name: 'a body that is too large', status: 413, ...nowhere, body: { streamId: 'x'.repeat(2 ** 21) } },
    {
      name: 'a body of another media type',
      status: 415,
      ...nowhere,
      body: '<a/>',
      headers: { 'Content-Type': 'text/xml' },
    },
  ],
  deleteGenerator: [
    {
      name: 'deletes the generator',
      status: 204,
      prepare: prepareGenerator,
      path: at('flow'),
      async check(_response, { server }, fixture) {
        const path = `/control/v1/sandboxes/${(fixture as ClockSandbox).id}/generators/flow`;
        expect((await server.send('GET', path, { as: null })).status).toBe(404);
      },
    },
    { name: 'an unknown generator', status: 404, ...inSandbox, check: expectReason("'flow'") },
    ...refusals(),
  ],
};
