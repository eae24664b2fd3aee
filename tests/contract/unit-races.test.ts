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

  /** Sends writes at once; returns the statuses in order of size. */
  async function atOnce(world: World, writes: readonly Write[]): Promise<number[]> {
    const answers = await Promise.all(
      writes.map(([method, path, body]) => world.send(method, path, body === undefined ? {} : { body })),
    );
    return answers.map(({ status }) => status).sort((a, b) => a - b);
  }

  const twice: readonly (readonly [name: string, writes: (place: number) => readonly Write[]])[] = [
    [
      'two units with one abbreviation',
      (place) => ['A', 'B'].map((name) => unit('POST', `${name}${place}`, { Abbreviation: `u${place}` })),
    ],
    [
      'two units with one name, created by PUT',
      (place) => ['A', 'B'].map((name) => unit('PUT', `${name}${place}`, { Name: `unit ${place}` })),
    ],
    [
      'the name of one unit and the abbreviation of another',
      (place) => [
        unit('POST', `A${place}`, { Name: `u${place}` }),
        unit('PUT', `B${place}`, { Abbreviation: `u${place}` }),
      ],
    ],
    [
      'the identifier of one unit and the abbreviation of another',
      (place) => [unit('POST', `A${place}`, {}), unit('POST', `B${place}`, { Abbreviation: `A${place}` })],
    ],
    [
      'the base units of two quantities with one abbreviation',
      (place) => ['POST', 'PUT'].map((method) => quantity(method, `${method}${place}`, { Abbreviation: `u${place}` })),
    ],
    [
      'one unit in two quantities',
      (place) => [unit('POST', `A${place}`, {}), quantity('POST', `Q${place}`, { Id: `A${place}` })],
    ],
  ];
  it.each(twice)('only one of the two succeeds: %s', async (_name, writes) => {
    const world = await newWorld(server);
    await world.ok('POST', '/Quantities/Turbidity', turbidity);
    for (let place = 0; place < rounds; place += 1) expect(await atOnce(world, writes(place))).toEqual([201, 409]);
  });

  it('a deleted quantity leaves no unit behind', async () => {
    const world = await newWorld(server);
    for (let place = 0; place < rounds; place += 1) {
      await world.ok('POST', '/Quantities/Turbidity', turbidity);
      const [deleted, ...more] = await atOnce(world, [['DELETE', '/Quantities/Turbidity'], unit('POST', 'Gauge', {})]);
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

  it('of two units that are renamed to the same name at the same time, one gets it', async () => {
    const world = await newWorld(server);
    await world.ok('POST', '/Quantities/Turbidity', turbidity);
    for (const id of ['One', 'Two']) await world.ok(...unit('POST', id, {}));
    for (let place = 0; place < rounds; place += 1) {
      const writes = ['One', 'Two'].map((id) => unit('PUT', id, { Abbreviation: `u${place}` }));
      expect(await atOnce(world, writes)).toEqual([204, 409]);
    }
  });
}

onBothDatabases(races);
