// Concurrent changes of the units of a namespace, on both databases.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { ntu, turbidity } from './support/unit-writes.ts';

const rounds = 12;

type Write = readonly [method: string, path: string, body?: object];

function unit(method: string, Id: string, parts: object): Write {
  const body = { ...ntu, Id, Name: null, Abbreviation: null, ConversionFactor: 2, ...parts };
  return [method, `/Quantities/Turbidity/Units/${Id}`, body];
}

function quantity(method: string, Id: string, parts: object): Write {
  const BaseUom = { ...ntu, Id: `base ${Id}`, Name: null, Abbreviation: null, QuantityId: Id, ...parts };
  return [method, `/Quantities/${Id}`, { ...turbidity, Id, Name: Id, BaseUom }];
}

function races(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await newDatabase());
  });
  afterAll(() => server.stop());

  /** Sends writes concurrently. Returns their statuses in ascending order. */
  async function sendConcurrently(world: World, writes: readonly Write[]): Promise<number[]> {
    const responses = await Promise.all(
      writes.map(([method, path, body]) => world.send(method, path, body === undefined ? {} : { body })),
    );
    return responses.map(({ status }) => status).sort((a, b) => a - b);
  }

  const conflictingWrites: readonly (readonly [name: string, writes: (round: number) => readonly Write[]])[] = [
    [
      'two units with one abbreviation',
      (round) => ['A', 'B'].map((name) => unit('POST', `${name}${round}`, { Abbreviation: `u${round}` })),
    ],
    [
      'two units with one name, created by PUT',
      (round) => ['A', 'B'].map((name) => unit('PUT', `${name}${round}`, { Name: `unit ${round}` })),
    ],
    [
      'the name of one unit and the abbreviation of another',
      (round) => [
        unit('POST', `A${round}`, { Name: `u${round}` }),
        unit('PUT', `B${round}`, { Abbreviation: `u${round}` }),
      ],
    ],
    [
      'the identifier of one unit and the abbreviation of another',
      (round) => [unit('POST', `A${round}`, {}), unit('POST', `B${round}`, { Abbreviation: `A${round}` })],
    ],
    [
      'the base units of two quantities with one abbreviation',
      (round) => ['POST', 'PUT'].map((method) => quantity(method, `${method}${round}`, { Abbreviation: `u${round}` })),
    ],
    [
      'one unit in two quantities',
      (round) => [unit('POST', `A${round}`, {}), quantity('POST', `Q${round}`, { Id: `A${round}` })],
    ],
  ];
  it.each(conflictingWrites)('only one of the two succeeds: %s', async (_name, writes) => {
    const world = await newWorld(server);
    await world.ok('POST', '/Quantities/Turbidity', turbidity);
    for (let round = 0; round < rounds; round += 1)
      expect(await sendConcurrently(world, writes(round))).toEqual([201, 409]);
  });

  it('a deleted quantity leaves no unit behind', async () => {
    const world = await newWorld(server);
    for (let round = 0; round < rounds; round += 1) {
      await world.ok('POST', '/Quantities/Turbidity', turbidity);
      const [deleted, ...more] = await sendConcurrently(world, [
        ['DELETE', '/Quantities/Turbidity'],
        unit('POST', 'Gauge', {}),
      ]);
      // Either the quantity was deleted first, or the unit was created first.
      expect([
        [204, 404],
        [201, 409],
      ]).toContainEqual([deleted, ...more]);
      if (deleted === 204) expect((await world.send('GET', '/Units/Gauge')).status).toBe(404);
      else await world.ok('DELETE', '/Quantities/Turbidity/Units/Gauge');
      await world.send('DELETE', '/Quantities/Turbidity');
    }
  });

  it('only one of two units gets an abbreviation that concurrent requests give to both', async () => {
    const world = await newWorld(server);
    await world.ok('POST', '/Quantities/Turbidity', turbidity);
    for (const id of ['One', 'Two']) await world.ok(...unit('POST', id, {}));
    for (let round = 0; round < rounds; round += 1) {
      const writes = ['One', 'Two'].map((id) => unit('PUT', id, { Abbreviation: `u${round}` }));
      expect(await sendConcurrently(world, writes)).toEqual([204, 409]);
    }
  });
}

onBothDatabases(races);
