// The server refuses a body or parameter that breaks one demand of the contract, by its name. Maxima of texts, lists and maps: maxima.test.ts.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deref, parametersOf } from '../../scripts/documents.ts';
import { memberOf, type Schema } from '../support/maxima.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { valuesBeyond, violated, violationsOf } from '../support/violations.ts';
import { bodySchema, makeExamples, pathOf, sendSample, served } from './support/every-operation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeExamples(server);
});
afterAll(() => server.stop());

const bodies = served.flatMap(([id, entry]) => {
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
      const seen = await sendSample(server, entry, { body: violated(sample, violation) });
      if (seen.status !== 400 || !seen.text.includes(memberOf(violation.way)))
        faults.push(`${violation.way.join('.')} ${violation.demand}: ${seen.status} ${seen.text.slice(0, 300)}`);
      faults.push(...entry.checkResponse(entry.located, seen));
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

const inputs = served.flatMap(([id, entry]) => {
  if (unreachable.has(id)) return [];
  const violations = parametersOf(entry.bundle, entry.located)
    .filter(({ in: place }) => place !== 'path')
    .flatMap(({ name, in: place, required, schema }) => {
      const own = deref<Schema>(entry.bundle, schema);
      const item = own.items ? deref<Schema>(entry.bundle, own.items as { $ref: string }) : {};
      const beyond = [...valuesBeyond(own), ...valuesBeyond(item)].filter(({ value }) => String(value) !== '');
      return [...(required === true ? [{ demand: 'required' }] : []), ...beyond].map((one) => ({
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
    for (const { name, place, demand, ...rest } of violations) {
      const [path = '', search = ''] = pathOf(entry, server.tenant).split('?');
      const query = new URLSearchParams(search);
      const value = 'value' in rest ? String(rest.value) : undefined;
      if (place === 'query') query.delete(name);
      if (place === 'query' && value !== undefined) query.set(name, value);
      const headers = place === 'header' ? { [name]: value ?? '' } : {};
      const seen = await sendSample(server, entry, { path: `${path}?${query}`, headers });
      if (seen.status !== 400 || !seen.text.includes(name))
        faults.push(`${name} ${demand}: ${seen.status} ${seen.text.slice(0, 300)}`);
      faults.push(...entry.checkResponse(entry.located, seen));
    }
    expect(faults).toEqual([]);
  },
);
