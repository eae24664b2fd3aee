// A body or parameter that violates a keyword of its schema gets 400, and the error names it. maxima.test.ts has maxima of strings, lists and maps.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deref, parametersOf } from '../../scripts/documents.ts';
import { lastMemberOf, type Schema } from '../support/maxima.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { outOfBoundValues, withViolation, violationsOf } from '../support/violations.ts';
import { bodySchema, createExamples, samplePath, sendSample, servedOperations } from './support/every-operation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ CONTROL: 'on' });
  await createExamples(server);
});
afterAll(() => server.stop());

const bodies = servedOperations.flatMap(([id, entry]) => {
  const schema = bodySchema(entry);
  const violations = schema ? violationsOf(entry.bundle, schema) : [];
  return violations.length > 0 ? [[id, entry, violations] as const] : [];
});

it.each(bodies)(
  'bodies of %s are refused without each required member and beyond each bound',
  async (_id, entry, violations) => {
    const { body: sample } = sampleInput(entry.bundle, entry.located);
    const faults: string[] = [];
    for (const violation of violations) {
      const response = await sendSample(server, entry, { body: withViolation(sample, violation) });
      if (response.status !== 400 || !response.text.includes(lastMemberOf(violation.path)))
        faults.push(
          `${violation.path.join('.')} ${violation.keyword}: ${response.status} ${response.text.slice(0, 300)}`,
        );
      faults.push(...entry.checkResponse(entry.located, response));
    }
    expect(faults).toEqual([]);
  },
);

/** Operations whose parameters the caller of the samples cannot reach, with the reason. */
const unreachable = new Map([
  [
    'listCommunityInvitations',
    'requires the role CommunityAdministrator, which no caller of the samples has: 403 comes first',
  ],
]);

const inputs = servedOperations.flatMap(([id, entry]) => {
  if (unreachable.has(id)) return [];
  const violations = parametersOf(entry.bundle, entry.located)
    .filter(({ in: place }) => place !== 'path')
    .flatMap(({ name, in: place, required, schema }) => {
      const own = deref<Schema>(entry.bundle, schema);
      const item = own.items ? deref<Schema>(entry.bundle, own.items as { $ref: string }) : {};
      const beyond = [...outOfBoundValues(own), ...outOfBoundValues(item)].filter(({ value }) => String(value) !== '');
      return [...(required === true ? [{ keyword: 'required' }] : []), ...beyond].map((one) => ({
        name,
        place,
        ...one,
      }));
    });
  return violations.length > 0 ? [[id, entry, violations] as const] : [];
});

it.each(inputs)(
  'parameters of %s are refused when a required one is missing and beyond each bound',
  async (_id, entry, violations) => {
    const faults: string[] = [];
    for (const { name, place, keyword, ...rest } of violations) {
      const [path = '', search = ''] = samplePath(entry, server.tenant).split('?');
      const query = new URLSearchParams(search);
      const value = 'value' in rest ? String(rest.value) : undefined;
      if (place === 'query') query.delete(name);
      if (place === 'query' && value !== undefined) query.set(name, value);
      const headers = place === 'header' ? { [name]: value } : {};
      const response = await sendSample(server, entry, { path: `${path}?${query}`, headers });
      if (response.status !== 400 || !response.text.includes(name))
        faults.push(`${name} ${keyword}: ${response.status} ${response.text.slice(0, 300)}`);
      faults.push(...entry.checkResponse(entry.located, response));
    }
    expect(faults).toEqual([]);
  },
);
