// Snapshots of sandboxes (docs/behavior/control.md#snapshots); tests/contract/snapshots.test.ts shows what they contain.
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';
import { createSandbox, inSandbox } from '../support/sandboxes.ts';
import type { Sandbox } from '../../../server/control/sandboxes.ts';

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const pathOf = (_world: World, fixture: unknown) => ({
  sandboxId: (fixture as Sandbox).id,
  snapshotName: 'with-type',
});
const empty = { prepare: ({ server }: World) => createSandbox(server), path: pathOf };
/** A sandbox with a type, and a snapshot of it. */
const saved = {
  async prepare({ server }: World) {
    const sandbox = await createSandbox(server);
    const { send } = await inSandbox(server, sandbox);
    expect((await send('POST', `/Types/${simpleType.Id}`, simpleType)).status).toBe(201);
    const path = `/control/v1/sandboxes/${sandbox.id}/snapshots/with-type`;
    expect((await server.send('PUT', path, { as: null })).status).toBe(201);
    return sandbox;
  },
  path: pathOf,
};
const nowhere = { path: { sandboxId: 'nowhere', snapshotName: 'with-type' } };
const foreignPage: Case = {
  name: 'a web page of another site',
  status: 403,
  ...nowhere,
  headers: { Origin: 'http://elsewhere.example' },
  check: expectReason('elsewhere.example'),
};
const unknownSandbox: Case = { name: 'an unknown sandbox', status: 404, ...nowhere, check: expectReason('nowhere') };
const unknownSnapshot: Case = {
  name: 'an unknown snapshot',
  status: 404,
  ...empty,
  check: expectReason("no snapshot 'with-type'"),
};
const notAcceptable: Case = {
  name: 'no acceptable media type',
  status: 406,
  ...nowhere,
  headers: { Accept: 'image/png' },
};
const badName: Case = {
  name: 'a name with a space at its end',
  status: 400,
  path: { sandboxId: 'nowhere', snapshotName: 'end ' },
  check: expectReason('snapshotName'),
};

export const snapshots: Cases<operations, typeof table, 'Snapshots'> = {
  listSnapshots: [
    {
      name: 'returns the snapshots with their total count',
      status: 200,
      ...saved,
      check({ body, headers }) {
        expect(body).toEqual([{ name: 'with-type', createdDate: time }]);
        expect(headers.get('total-count')).toBe('1');
      },
    },
    {
      name: 'returns an empty page for a count of 0',
      status: 200,
      ...saved,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    },
    { name: 'a negative skip', status: 400, ...nowhere, query: 'skip=-1', check: expectReason('skip') },
    foreignPage,
    unknownSandbox,
    notAcceptable,
  ],
  getSnapshot: [
    {
      name: 'returns the snapshot, whose name is compared without regard to case',
      status: 200,
      ...saved,
      path: (world, fixture) => ({ ...pathOf(world, fixture), snapshotName: 'WITH-TYPE' }),
      check: ({ body }) => expect(body).toEqual({ name: 'with-type', createdDate: time }),
    },
    badName,
    foreignPage,
    unknownSandbox,
    unknownSnapshot,
    notAcceptable,
  ],
  saveSnapshot: [
    {
      name: 'saves the contents',
      status: 201,
      ...empty,
      check: ({ body }) => expect(body).toEqual({ name: 'with-type', createdDate: time }),
    },
    {
      name: 'replaces a snapshot with the same name',
      status: 200,
      ...saved,
      check: ({ body }) => expect(body).toMatchObject({ name: 'with-type' }),
    },
    {
      name: 'a snapshot more than the limit',
      status: 409,
      async prepare(world) {
        const sandbox = await saved.prepare(world);
        for (let i = 1; i < 20; i += 1) {
          const path = `/control/v1/sandboxes/${sandbox.id}/snapshots/${i}`;
          expect((await world.server.send('PUT', path, { as: null })).status).toBe(201);
        }
        return sandbox;
      },
      path: (world, fixture) => ({ ...pathOf(world, fixture), snapshotName: 'one-more' }),
      check: expectReason('SNAPSHOT_LIMIT'),
    },
    badName,
    foreignPage,
    unknownSandbox,
    notAcceptable,
  ],
  deleteSnapshot: [
    {
      name: 'deletes the snapshot and leaves the contents of the sandbox',
      status: 204,
      ...saved,
      async check(_response, { server }, fixture) {
        const { send } = await inSandbox(server, fixture as Sandbox);
        expect((await send('GET', `/Types/${simpleType.Id}`)).status).toBe(200);
        const path = `/control/v1/sandboxes/${(fixture as Sandbox).id}/snapshots/with-type`;
        expect((await server.send('GET', path, { as: null })).status).toBe(404);
      },
    },
    badName,
    foreignPage,
    unknownSandbox,
    unknownSnapshot,
  ],
  restoreSnapshot: [
    {
      name: 'goes back to the snapshot',
      status: 204,
      async prepare(world) {
        const sandbox = await saved.prepare(world);
        const { send } = await inSandbox(world.server, sandbox);
        expect((await send('DELETE', `/Types/${simpleType.Id}`)).status).toBe(204);
        return sandbox;
      },
      path: pathOf,
      async check(_response, { server }, fixture) {
        const { send } = await inSandbox(server, fixture as Sandbox);
        expect((await send('GET', `/Types/${simpleType.Id}`)).status).toBe(200);
      },
    },
    badName,
    foreignPage,
    unknownSandbox,
    unknownSnapshot,
  ],
};
