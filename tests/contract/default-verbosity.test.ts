// The members of responses without Accept-Verbosity, with it, and with the setting DEFAULT_VERBOSITY.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations as dataServices } from '../../generated/operations/data-services.ts';
import { operations as edge } from '../../generated/operations/edge.ts';
import { operations as identity } from '../../generated/operations/identity.ts';
import { operations as provisioning } from '../../generated/operations/provisioning.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { timeOfHour, createSimpleStream, simpleType } from './support/fixtures.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly verbosity?: string;
}
const rows: readonly (readonly [string, Row])[] = Object.entries<Row>({
  ...dataServices,
  ...identity,
  ...edge,
  ...provisioning,
});

type Verbosity = 'verbose' | 'non-verbose';

async function read(world: World, method: string, path: string, verbosity?: Verbosity, body?: unknown) {
  const headers = verbosity === undefined ? {} : { 'Accept-Verbosity': verbosity };
  const response = await world.send(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  expect(`${method} ${path} ${response.status} ${response.ok ? '' : text}`).toMatch(/ 2\d\d $/);
  return text;
}

const window = `startIndex=${timeOfHour(12)}&endIndex=${timeOfHour(13)}`;
const data = '/Streams/Simple/Data';
const transformed = `${data}/Transform`;
const sampling = `${window}&intervals=1&sampleBy=Measurement`;
const conversion = [{ SdsTypePropertyId: 'Measurement', Uom: 'centimeter' }];
/** For each operation whose responses omit default values: a request, and a member that only its complete response has. */
const requests: Readonly<Record<string, readonly [method: string, path: string, member: string, body?: unknown]>> = {
  listTypes: ['GET', '/Types', '"BaseType":null'],
  getType: ['GET', '/Types/Simple', '"IsKey":false'],
  getOrCreateType: ['POST', '/Types/Simple', '"BaseType":null', simpleType],
  listStreams: ['GET', '/Streams', '"InterpolationMode":null'],
  getStream: ['GET', '/Streams/Simple', '"Description":null'],
  getOrCreateStream: ['POST', '/Streams/Simple', '"Indexes":null', { TypeId: 'Simple' }],
  createOrUpdateStream: ['PUT', '/Streams/New', '"Indexes":null', { TypeId: 'Simple' }],
  getStreamType: ['GET', '/Streams/Simple/Type', '"Uom":null'],
  getResolvedStream: ['GET', '/Streams/Simple/Resolved', '"Description":null'],
  getFirstEvent: ['GET', `${data}/First`, '"Measurement":0'],
  getLastEvent: ['GET', `${data}/Last`, '"State":0'],
  listEvents: ['GET', `${data}?${window}`, '"Measurement":0'],
  listInterpolatedEvents: ['GET', `${data}/Interpolated?${window}&count=3`, '"State":0'],
  listSummaries: ['GET', `${data}/Summaries?${window}`, '"State":0'],
  listSampledEvents: ['GET', `${data}/Sampled?${sampling}`, '"Measurement":0'],
  listTransformedEvents: ['GET', `${transformed}?${window}&streamViewId=View`, '"Measurement":0'],
  convertEvents: ['POST', `${transformed}?${window}`, '"Measurement":0', conversion],
  getTransformedFirstEvent: ['GET', `${transformed}/First?streamViewId=View`, '"Measurement":0'],
  convertFirstEvent: ['POST', `${transformed}/First`, '"Measurement":0', conversion],
  getTransformedLastEvent: ['GET', `${transformed}/Last`, '"State":0'],
  convertLastEvent: ['POST', `${transformed}/Last`, '"State":0', conversion],
  listTransformedInterpolatedEvents: ['GET', `${transformed}/Interpolated?${window}&count=3`, '"State":0'],
  convertInterpolatedEvents: ['POST', `${transformed}/Interpolated?${window}&count=3`, '"State":0', conversion],
  listTransformedSummaries: ['GET', `${transformed}/Summaries?${window}`, '"State":0'],
  convertSummaries: ['POST', `${transformed}/Summaries?${window}`, '"State":0', conversion],
  listTransformedSampledEvents: ['GET', `${transformed}/Sampled?${sampling}`, '"Measurement":0'],
  convertSampledEvents: ['POST', `${transformed}/Sampled?${sampling}`, '"Measurement":0', conversion],
  listJoinedEvents: ['GET', `/Bulk/Streams/Data/Joins?streams=Simple&joinMode=1&${window}`, '"Measurement":0'],
};

async function newPreparedWorld(server: TestServer): Promise<World> {
  const world = await newWorld(server);
  await createSimpleStream(world);
  await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple' });
  return world;
}

/** Returns the responses to a request without the header, and with each of its values. */
async function responsesTo(world: World, [method, path, , body]: (typeof requests)[string]) {
  const texts: string[] = [];
  for (const verbosity of [undefined, 'non-verbose', 'verbose'] as const) {
    texts.push(await read(world, method, path, verbosity, body));
    if (path === '/Streams/New') await world.ok('DELETE', path);
  }
  // Streams that are created one after another have different dates.
  const [byDefault = '', nonVerbose = '', verbose = ''] = texts.map((text) =>
    text.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '""'),
  );
  return { byDefault, nonVerbose, verbose };
}

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await newPreparedWorld(server);
});
afterAll(() => server.stop());

describe('types, streams and stream data', () => {
  it('have a request in this file for every operation that omits default values', () => {
    const ids = rows.filter(([, { verbosity }]) => verbosity === 'non-verbose').map(([id]) => id);
    expect(Object.keys(requests).toSorted()).toEqual(ids.toSorted());
  });

  it.each(Object.entries(requests))('omit default values unless the caller requests all: %s', async (_id, request) => {
    const { byDefault, nonVerbose, verbose } = await responsesTo(world, request);
    const [, , member] = request;
    expect(byDefault).toBe(nonVerbose);
    expect(byDefault).not.toContain(member);
    expect(verbose).toContain(member);
  });

  it('change nothing when a body that was read without default values is sent back', async () => {
    const type = JSON.parse(await read(world, 'GET', '/Types/Simple')) as object;
    await read(world, 'POST', '/Types/Simple', undefined, type);
    const stream = JSON.parse(await read(world, 'GET', '/Streams/Simple')) as object;
    await read(world, 'POST', '/Streams/Simple', undefined, stream);
    const events = JSON.parse(await read(world, 'GET', `${data}?${window}`)) as object;
    await read(world, 'PUT', data, undefined, events);
    expect(await read(world, 'GET', `${data}?${window}`, 'verbose')).toBe(
      JSON.stringify([0, 10].map((Measurement, i) => ({ Time: timeOfHour(12 + i), State: 0, Measurement }))),
    );
  });
});

describe('lists of other objects, stream views and their maps', () => {
  const lists = rows.filter(([, { method, path, verbosity }]) => {
    const pathWithoutScope = path.replace('{tenantId}', '').replace('{namespaceId}', '');
    return verbosity === 'verbose' && method === 'get' && !pathWithoutScope.includes('{');
  });

  it('have all members by default', async () => {
    expect(lists.length).toBeGreaterThan(10);
    for (const [, { path }] of lists) {
      const samplePath = path.replace('{tenantId}', world.tenant).replace('{namespaceId}', world.namespace);
      const [byDefault, verbose] = await Promise.all(
        [{}, { 'Accept-Verbosity': 'verbose' }].map(async (headers) =>
          (await server.send('GET', samplePath, { as: 'administrator', headers })).text(),
        ),
      );
      expect([path, byDefault]).toEqual([path, verbose]);
    }
    expect(await read(world, 'GET', '/StreamViews/View')).toContain('"Name":null');
    expect(await read(world, 'GET', '/StreamViews/View/Map')).toContain('"Mode":0');
  });
});

describe('DEFAULT_VERBOSITY', () => {
  it.each(['verbose', 'non-verbose'] as const)(
    '%s is the default of every operation, and the header overrides it',
    async (setting) => {
      const other = await startTestServer({ DEFAULT_VERBOSITY: setting });
      try {
        const otherWorld = await newPreparedWorld(other);
        for (const request of Object.values(requests)) {
          const { byDefault, nonVerbose, verbose } = await responsesTo(otherWorld, request);
          expect(byDefault).toBe(setting === 'verbose' ? verbose : nonVerbose);
          expect(verbose).not.toBe(nonVerbose);
        }
        const view = await read(otherWorld, 'GET', '/StreamViews/View');
        expect(view.includes('"Name":null')).toBe(setting === 'verbose');
        expect(await read(otherWorld, 'GET', '/StreamViews/View', 'verbose')).toContain('"Name":null');
      } finally {
        await other.stop();
      }
    },
  );
});
