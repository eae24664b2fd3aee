// Every text, list and map of a request has a maximum in the contract. The server refuses longer ones and names them.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deref, documents, parametersOf } from '../../scripts/documents.ts';
import { readOperations } from '../../server/api/operations.ts';
import { createValidator } from '../../server/api/validation.ts';
import { maximaOf, lastMemberOf, idPaths, withValue, type Maximum, type Schema } from '../support/maxima.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { readResponse } from './support/cases.ts';
import {
  bodySchema,
  createExamples,
  samplePath,
  sendSample,
  servedOperations,
  type ServedOperation,
} from './support/every-operation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTROL: 'on' });
  await createExamples(server);
});
afterAll(() => server.stop());

const bodies = servedOperations.flatMap(([id, entry]) => {
  const schema = bodySchema(entry);
  return schema ? [[id, entry, maximaOf(entry.bundle, schema)] as const] : [];
});
const send = async (entry: ServedOperation, body: unknown, path = samplePath(entry, server.tenant), headers = {}) =>
  sendSample(server, entry, { body, path, headers });

describe('bodies', () => {
  it.each(bodies)(
    'of %s are refused if a member exceeds its maximum, and the error names the member',
    async (_id, entry, maxima) => {
      const faults: string[] = [];
      const { body } = sampleInput(entry.bundle, entry.located);
      for (const { path: way, maximum, tooLarge: tooMuch } of maxima) {
        const response = await send(entry, withValue(body, way, tooMuch));
        const isTold =
          response.status === 400 &&
          response.text.includes(String(maximum)) &&
          response.text.includes(String(lastMemberOf(way)));
        // Bodies beyond the byte limit are refused before validation.
        if (!isTold && response.status !== 413)
          faults.push(`${way.join('.')} ${maximum}: ${response.status} ${response.text.slice(0, 300)}`);
        faults.push(...entry.checkResponse(entry.located, response));
      }
      expect(faults).toEqual([]);
    },
  );

  const withIds = servedOperations.flatMap(([id, entry]) => {
    const schema = bodySchema(entry);
    const ways = schema ? idPaths(entry.bundle, schema) : [];
    return ways.length > 0 ? [[id, entry, ways] as const] : [];
  });
  it.each(withIds)(
    'of %s are refused with . and .. and control characters as identifiers',
    async (_id, entry, ways) => {
      const faults: string[] = [];
      const { body } = sampleInput(entry.bundle, entry.located);
      for (const way of ways) {
        for (const id of ['.', '..', 'a\nb', 'a\r', '\u0000', 'a\u007f', 'a\u0085', '\u2028']) {
          const response = await send(entry, withValue(body, way, id));
          const isTold = response.status === 400 && response.text.includes(String(lastMemberOf(way)));
          if (!isTold)
            faults.push(`${way.join('.')} ${JSON.stringify(id)}: ${response.status} ${response.text.slice(0, 200)}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );

  const validator = createValidator({ responses: false });
  const operations = documents().flatMap(({ name }) => readOperations('generated/openapi', name));
  it.each(bodies)('of %s are valid at each maximum, counted in code points', async (id, entry, maxima) => {
    const operation = operations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no operation ${id}.`);
    const { body, path, headers, query } = sampleInput(entry.bundle, entry.located);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const faultsOf = async ({ path: way, largest: most }: Maximum) => {
      try {
        await validator.request(operation, { params: path, query, headers: lower, body: withValue(body, way, most) });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const told = await Promise.all(maxima.map(faultsOf));
    expect(told.filter((text) => text.includes('NOT have more'))).toEqual([]);
  });
});

const withTexts = servedOperations
  .map(([id, entry]) => {
    const texts = parametersOf(entry.bundle, entry.located).flatMap((parameter) => {
      const schema = deref<Schema>(entry.bundle, parameter.schema);
      const maximum = schema.maxLength ?? schema.items?.maxLength;
      return parameter.in === 'path' || maximum === undefined ? [] : [{ ...parameter, maximum }];
    });
    return [id, entry, texts] as const;
  })
  .filter(([, , texts]) => texts.length > 0);

it.each(withTexts)(
  'parameters of %s are refused beyond their maxima, and the error names them',
  async (_id, entry, texts) => {
    for (const { name, in: place, maximum } of texts) {
      const tooMuch = 'x'.repeat(maximum + 1);
      const [path = '', search = ''] = samplePath(entry, server.tenant).split('?');
      const query = new URLSearchParams(search);
      if (place === 'query') query.set(name, tooMuch);
      const response = await send(entry, undefined, `${path}?${query}`, place === 'header' ? { [name]: tooMuch } : {});
      expect(`${name} ${response.status} ${response.status === 400 ? '' : response.text}`).toBe(`${name} 400 `);
      if (response.text !== '') expect(response.text).toMatch(new RegExp(`${name}[^;]*${maximum}`));
      expect(entry.checkResponse(entry.located, response)).toEqual([]);
    }
  },
);

describe('an object after a patch', () => {
  const texts = (size: number, first = 0) => Array.from({ length: size }, (_, i) => `k${first + i}`);
  const add = (path: string, value: unknown) => ({ op: 'add', path, value });
  const entry = { Trustee: { Type: 3, ObjectId: 'x' }, AccessType: 0, AccessRights: 1 };
  const metadata = 'Streams/Pump-102/Metadata';
  const access = 'Streams/Pump-102/AccessControl';
  const patch = async (path: string, body: unknown) => {
    const at = `/api/v1/Tenants/${server.tenant}/Namespaces/demo/${path}`;
    return readResponse(await server.send('PATCH', at, { body }));
  };

  it.each([
    ['a value that is too long', metadata, [add('/a', '😀'.repeat(10_001))], /a must not have more than 10000/],
    ['a key that is too long', metadata, [add(`/${'k'.repeat(251)}`, 'x')], /key must not have more than 250/],
    ['a key that no path can carry', metadata, [add('/..', 'x')], /key must not be/],
    [
      'a trustee that is too long',
      access,
      [add('/RoleTrusteeAccessControlEntries/-', { ...entry, Trustee: { Type: 3, ObjectId: 'x'.repeat(251) } })],
      /ObjectId must not have more than 250/,
    ],
  ])('is refused with %s', async (_name, path, body, told) => {
    const response = await patch(path, body);
    expect(`${response.status} ${response.text}`).toMatch(/^400 /);
    expect(response.text).toMatch(told);
  });

  it('cannot exceed the maxima by several patches', async () => {
    const made = await patch(
      metadata,
      texts(900).map((key) => add(`/${key}`, 'x')),
    );
    expect(made.status).toBe(200);
    const more = await patch(
      metadata,
      texts(101, 900).map((key) => add(`/${key}`, 'x')),
    );
    expect(`${more.status} ${more.text}`).toMatch(/^400 .*Metadata must not have more than 1000/);
    const lists = async (size: number) =>
      patch(
        access,
        Array.from({ length: size }, () => add('/RoleTrusteeAccessControlEntries/-', entry)),
      );
    expect((await lists(900)).status).toBe(200);
    const longer = await lists(101);
    expect(`${longer.status} ${longer.text}`).toMatch(
      /^400 .*RoleTrusteeAccessControlEntries must not have more than 1000/,
    );
  });
});
