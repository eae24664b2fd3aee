// Null in requests means the same as a missing member.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { timeOfHour, createSimpleStream, simpleType } from './support/fixtures.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await newWorld(server);
  await createSimpleStream(world);
});
afterAll(() => server.stop());

async function send(method: string, path: string, body?: unknown) {
  const headers = { 'Accept-Verbosity': 'verbose' };
  const response = await world.send(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  return {
    outcome: `${response.status} ${response.ok ? '' : text}`,
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}

const typeMembers = [
  'Name',
  'Description',
  'IsGenericType',
  'IsReferenceType',
  'GenericArguments',
  'BaseType',
  'DerivedTypes',
  'InterpolationMode',
  'ExtrapolationMode',
  'CreatedDate',
  'ModifiedDate',
];
const propertyMembers = ['Name', 'Description', 'Order', 'FixedSize', 'Value', 'Uom', 'InterpolationMode', 'IsQuality'];
const nulls = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

describe('types and streams', () => {
  const property = (Id: string, SdsTypeCode: number, IsKey: boolean | null) => ({
    ...nulls(propertyMembers),
    Id,
    IsKey,
    SdsType: { ...nulls(typeMembers), Id: null, Properties: null, SdsTypeCode },
  });
  const plain = (Id: string, SdsTypeCode: number, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });

  it('a type with null for every optional member equals the type without them', async () => {
    const Properties = [property('Time', 16, true), property('Value', 14, null)];
    expect(
      (await send('POST', '/Types/Nulls', { ...nulls(typeMembers), Id: null, SdsTypeCode: 1, Properties })).outcome,
    ).toBe('201 ');
    const short = { SdsTypeCode: 1, Properties: [plain('Time', 16, true), plain('Value', 14)] };
    expect((await send('POST', '/Types/Nulls', short)).outcome).toBe('200 ');
  });

  it.each([...typeMembers, 'Id', 'SdsTypeCode'])('a type can have null for its name and %s', async (name) => {
    const body = { ...simpleType, Id: `Null${name}`, Name: null, [name]: null };
    expect((await send('POST', `/Types/Null${name}`, body)).outcome).toBe('201 ');
  });

  it('a body that was read with every member is accepted unchanged', async () => {
    const { body } = await send('GET', '/Types/Simple');
    expect((await send('POST', '/Types/Simple', body)).outcome).toBe('200 ');
    const stream = await send('GET', '/Streams/Simple');
    expect((await send('POST', '/Streams/Simple', stream.body)).outcome).toBe('200 ');
    expect((await send('PUT', '/Streams/Simple', stream.body)).outcome).toBe('204 ');
  });

  it('a stream with null for everything but its type equals the stream without these members', async () => {
    const members = nulls([
      'Id',
      'Name',
      'Description',
      'Indexes',
      'InterpolationMode',
      'ExtrapolationMode',
      'PropertyOverrides',
    ]);
    const dates = nulls(['CreatedDate', 'ModifiedDate']);
    expect((await send('PUT', '/Streams/Nulls', { ...members, ...dates, TypeId: 'Simple' })).outcome).toBe('201 ');
    expect((await send('POST', '/Streams/Nulls', { TypeId: 'Simple' })).outcome).toBe('200 ');
    expect((await send('PUT', '/Streams/NoType', { ...members, TypeId: null })).outcome).toMatch(/^400 .*TypeId/);
  });

  it('an event with null for members that cannot be null has their defaults', async () => {
    await send('PUT', '/Streams/Simple/Data', [{ Time: timeOfHour(20), State: null, Measurement: null }]);
    expect((await send('GET', '/Streams/Simple/Data/Last')).body).toEqual({
      Time: timeOfHour(20),
      State: 0,
      Measurement: 0,
    });
  });
});

describe('other documents', () => {
  it.each<[string, string, object]>([
    [
      'a stream view',
      '/StreamViews/Nulls',
      {
        Id: null,
        SourceTypeId: 'Simple',
        TargetTypeId: 'Simple',
        Properties: null,
        CreatedDate: null,
        ModifiedDate: null,
      },
    ],
    [
      'a data view',
      '/dataviews/Nulls',
      {
        Id: null,
        IndexTypeCode: null,
        Shape: null,
        Queries: [{ Id: 'Q', Kind: null, Value: 'x' }],
        IndexField: {
          Source: null,
          Keys: null,
          Label: 'Time',
          SummaryType: null,
          SummaryDirection: null,
          IncludeUom: null,
        },
      },
    ],
    [
      'a quantity',
      '/Quantities/Nulls',
      {
        Id: null,
        CreatedDate: null,
        BaseUom: { Id: 'nulls', Name: null, ConversionFactor: 1, ConversionOffset: null },
      },
    ],
  ])('%s can have null for members that are not nullable', async (_name, path, body) => {
    expect((await send('POST', path, body)).outcome).toMatch(/^20[01] $/);
  });

  it('null for a required member is refused like a missing member', async () => {
    const role = { Id: null, Name: null, RoleScope: 1, TenantId: world.tenant };
    const response = await world.server.send('POST', `/api/v1/Tenants/${world.tenant}/Roles`, {
      as: 'administrator',
      body: role,
    });
    expect(`${response.status} ${await response.text()}`).toMatch(/^400 .*Name/);
  });
});
