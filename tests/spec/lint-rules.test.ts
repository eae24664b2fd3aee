// Each rule of openapi/lint: what it accepts, and what it must catch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import millrace from '../../openapi/lint/plugin.js';
import { anchorOf } from '../../scripts/anchors.ts';
import { root } from '../../scripts/documents.ts';

type Json = Record<string, unknown>;

/** Runs one rule over a document; the document stands where the real ones do, so that references reach shared files. */
async function faults(rule: string, ...sources: readonly Json[]): Promise<readonly string[]> {
  const config = await createConfig({ rules: { [`millrace/${rule}`]: 'error' }, plugins: [millrace()] });
  const messages: string[] = [];
  for (const [i, source] of sources.entries()) {
    const absoluteRef = join(root, 'openapi', `lint-case-${rule}-${i}.json`);
    const problems = await lintFromString({ source: JSON.stringify(source), absoluteRef, config });
    messages.push(...problems.map((problem) => problem.message));
  }
  return messages;
}

const document = (paths: Json, components: Json = {}): Json => ({
  openapi: '3.1.1',
  info: { title: 'Case', version: '1.0.0' },
  paths,
  components,
});
const operation = (operation: Json, method = 'get', item: Json = {}): Json =>
  document({ '/things': { ...item, [method]: { responses: {}, ...operation } } });
const schema = (schema: Json): Json => document({}, { schemas: { Thing: schema } });
const ref = (file: string) => ({ $ref: `./shared/${file}.yaml` });
const body = (media: Json, required: boolean | null = true) => ({
  requestBody: { ...(required === null ? {} : { required }), content: { 'application/json': media } },
});
const sends = (schema: Json, schemas: Json = {}): Json =>
  document({ '/things': { post: { responses: {}, ...body({ schema }) } } }, { schemas });
const linking = (link?: Json): Json =>
  operation({
    operationId: 'getThing',
    responses: { '200': { description: 'One.', ...(link ? { links: { read: link } } : {}) } },
  });
const map = {
  type: 'object',
  maxProperties: 2,
  propertyNames: { type: 'string', maxLength: 5 },
  additionalProperties: { type: 'string', maxLength: 5 },
};
const inPath = (schema: Json): Json => operation({ parameters: [{ name: 'id', in: 'path', required: true, schema }] });
/** A document whose operations need no token. */
const withoutToken = (source: Json): Json => ({ ...source, security: [] });
const link = { read: { operationId: 'getThing' } };
const alwaysWithoutToken = {
  '405': ref('responses/MethodNotAllowed'),
  '429': ref('responses/TooManyRequests'),
  '431': ref('responses/HeaderFieldsTooLarge'),
};
const always = { '401': ref('responses/Unauthorized'), ...alwaysWithoutToken };
const nothing = { '204': { description: 'Done.' } };
const withBody = { '200': { description: 'Ok.', content: { 'application/json': { example: 1 } } } };

interface Case {
  readonly accepts: readonly Json[];
  /** A document with one fault, and a part of the message that it must draw. */
  readonly catches: readonly (readonly [fault: string, message: string, ...documents: readonly Json[]])[];
}

const cases: Record<string, Case> = {
  'audit-exemption': {
    accepts: [operation({ 'x-audit': 'data' }, 'post'), operation({}, 'delete'), operation({})],
    catches: [
      ['a reason that is none', 'one of data, read', operation({ 'x-audit': 'secret' }, 'put')],
      ['a method that only reads', 'not on get', operation({ 'x-audit': 'read' })],
    ],
  },
  'access-declared': {
    accepts: [
      operation({ 'x-access': [{ roles: ['Self', 'TenantMember'] }, { rolesHeld: ['assigned'] }] }),
      operation({ 'x-access': [{ right: 'Read', resource: 'Streams', on: 'each' }] }),
      withoutToken(operation({ 'x-access': [] })),
    ],
    catches: [
      ['no x-access', 'at least one requirement', operation({})],
      ['no x-access where no token is needed', 'at least one requirement', withoutToken(operation({}))],
      ['an empty x-access where a token is needed', 'at least one requirement', operation({ 'x-access': [] })],
      ['an unknown right', '"Peek"', operation({ 'x-access': [{ right: 'Peek', resource: 'Streams', on: 'item' }] })],
      ['an unknown role', '"Boss"', operation({ 'x-access': [{ roles: ['Boss'] }] })],
      ['a word too many', 'known words', operation({ 'x-access': [{ roles: ['Self'], on: 'item' }] })],
    ],
  },
  'allow-reserved': {
    accepts: [
      operation({
        parameters: [
          { name: 'startIndex', in: 'query', allowReserved: true, schema: { type: 'string' } },
          { name: 'skip', in: 'query', schema: { type: 'integer' } },
          { name: 'form', in: 'query', schema: { type: 'string', enum: ['csv'] } },
        ],
      }),
    ],
    catches: [
      [
        'text that must be escaped',
        'allowReserved',
        operation({ parameters: [{ name: 'at', in: 'query', schema: { type: 'string' } }] }),
      ],
      [
        'a list of such texts',
        'allowReserved',
        operation({
          parameters: [{ name: 'index', in: 'query', schema: { type: 'array', items: { type: 'string' } } }],
        }),
      ],
    ],
  },
  'behavior-link': {
    accepts: [
      operation({ externalDocs: { url: '../behavior/stream-data.html#list-modes' } }),
      {
        ...operation({ tags: ['Pumps'] }),
        tags: [{ name: 'Pumps', externalDocs: { url: '../behavior/stream-data.html' } }],
      },
    ],
    catches: [
      [
        'no link',
        'Neither the operation nor its tag',
        { ...operation({ tags: ['Pumps'] }), tags: [{ name: 'Pumps' }] },
      ],
      [
        'a link elsewhere',
        'and not to https://example.com',
        operation({ externalDocs: { url: 'https://example.com' } }),
      ],
    ],
  },
  'body-limit': {
    accepts: [
      operation({ 'x-body-limit': 'DOCUMENT_BODY_LIMIT', ...body({ schema: {} }) }, 'put'),
      operation(body({ schema: {} }), 'put'),
    ],
    catches: [
      [
        'a setting that bounds no bodies',
        'is DOCUMENT_BODY_LIMIT',
        operation({ 'x-body-limit': 'USER_LIMIT', ...body({ schema: {} }) }, 'put'),
      ],
      ['no body', 'with a request body', operation({ 'x-body-limit': 'DOCUMENT_BODY_LIMIT' })],
    ],
  },
  'create-links': {
    accepts: [
      operation({ operationId: 'createThing', responses: { '201': { description: 'Made.', links: link } } }, 'post'),
      operation({ operationId: 'getThing' }),
    ],
    catches: [
      [
        'a create without links',
        'must have links',
        operation({ operationId: 'createThing', responses: { '201': { description: 'Made.' } } }, 'post'),
      ],
    ],
  },
  'description-form': {
    accepts: [operation({ summary: 'Read a pump', description: 'Returns the pump with its newest pressure.' })],
    catches: [
      [
        'a summary with a full stop',
        'A summary',
        operation({ summary: 'Read a pump.', description: 'Returns the pump with its pressure.' }),
      ],
      ['no description', 'A description', operation({ summary: 'Read a pump' })],
      [
        'a description that repeats the summary',
        'A description',
        operation({ summary: 'Read the pump of this name', description: 'Read the pump of this name.' }),
      ],
    ],
  },
  'enum-descriptions': {
    accepts: [
      schema({ enum: ['a', 'b', null], 'x-enumDescriptions': { a: 'The first.', b: 'The second.' } }),
      schema({
        enum: [0, 1],
        'x-enum-varnames': ['Off', 'On'],
        'x-enumDescriptions': { 0: 'Off: no light.', 1: 'On: light.' },
      }),
      schema({ enum: ['only'] }),
      schema({ type: 'string' }),
    ],
    catches: [
      ['no descriptions', 'unknown: 0, 1.', schema({ enum: [0, 1] })],
      ['a value without one', 'unknown: b.', schema({ enum: ['a', 'b'], 'x-enumDescriptions': { a: 'The first.' } })],
      [
        'a number without its name',
        'unknown: 1.',
        schema({
          enum: [0, 1],
          'x-enum-varnames': ['Off', 'On'],
          'x-enumDescriptions': { 0: 'Off: no light.', 1: 'Light.' },
        }),
      ],
      [
        'a description of no value',
        'unknown: c.',
        schema({ enum: ['a', 'b'], 'x-enumDescriptions': { a: 'A.', b: 'B.', c: 'C.' } }),
      ],
    ],
  },
  'enum-names': {
    accepts: [
      schema({ type: 'integer', enum: [0, 1], 'x-enum-varnames': ['Off', 'On'] }),
      schema({ type: 'string', enum: ['a'] }),
    ],
    catches: [
      ['no names', '2 different names', schema({ type: 'integer', enum: [0, 1] })],
      ['a name twice', '2 different names', schema({ type: 'integer', enum: [0, 1], 'x-enum-varnames': ['On', 'On'] })],
    ],
  },
  'explicit-required-body': {
    accepts: [operation(body({ example: 1 }, false), 'post')],
    catches: [
      ['a body that does not say', 'required: true or required: false', operation(body({ example: 1 }, null), 'post')],
    ],
  },
  'free-form-object': {
    accepts: [schema({ type: 'object', additionalProperties: true }), schema({ type: 'object', properties: {} })],
    catches: [['an object of nothing', 'additionalProperties', schema({ type: ['object', 'null'] })]],
  },
  'link-target': {
    accepts: [linking({ operationId: 'getThing' }), linking()],
    catches: [
      ['a link to an unknown operation', 'leads to getOther', linking({ operationId: 'getOther' })],
      ['a link without operationId', 'needs an operationId', linking({ operationRef: '#/paths/~1things/get' })],
    ],
  },
  'list-parameters': {
    accepts: [
      operation({
        parameters: [ref('parameters/Skip'), ref('parameters/Count')],
        responses: { '200': { description: 'Ok.', headers: { 'Total-Count': ref('headers/TotalCount') } } },
      }),
    ],
    catches: [
      [
        'Skip without Count',
        'together',
        operation({
          parameters: [ref('parameters/Skip')],
          responses: { '200': { description: 'Ok.', headers: { 'Total-Count': ref('headers/TotalCount') } } },
        }),
      ],
      [
        'no Total-Count',
        'Total-Count',
        operation({
          parameters: [ref('parameters/Skip'), ref('parameters/Count')],
          responses: { '200': { description: 'Ok.' } },
        }),
      ],
    ],
  },
  'media-type-example': {
    accepts: [operation(body({ example: 1 }), 'post'), operation(body({ examples: { one: { value: 1 } } }), 'post')],
    catches: [['a body without example', 'example', operation(body({ schema: { type: 'integer' } }), 'post')]],
  },
  'operation-id-form': {
    accepts: [
      operation({ operationId: 'listThings' }),
      operation({ operationId: 'getOrCreateThing' }, 'post'),
      operation({ operationId: 'countThings' }, 'head'),
    ],
    catches: [
      ['an unknown verb', 'verbNoun', operation({ operationId: 'fetchThings' })],
      ['a verb of another method', 'verbNoun', operation({ operationId: 'deleteThing' })],
      ['an article', 'verbNoun', operation({ operationId: 'getTheThing' })],
      ['no camelCase', 'verbNoun', operation({ operationId: 'get_thing' })],
    ],
  },
  'operation-id-unique': {
    accepts: [operation({ operationId: 'getUniqueThing' })],
    catches: [
      [
        'an id of another document',
        'already taken',
        operation({ operationId: 'getTwin' }),
        operation({ operationId: 'getTwin' }),
      ],
      [
        'an id twice in one document',
        'already taken',
        document({
          '/a': { get: { operationId: 'getSame', responses: {} } },
          '/b': { get: { operationId: 'getSame', responses: {} } },
        }),
      ],
    ],
  },
  'path-in-file': {
    accepts: [document({})],
    catches: [['a path written in place', 'must be a $ref', operation({})]],
  },
  'path-parameter-text': {
    accepts: [
      inPath({ $ref: './shared/schemas/Identifier.yaml' }),
      inPath({ $ref: './shared/schemas/PathText.yaml' }),
      inPath({ type: 'string', enum: ['csv'] }),
      inPath({ type: 'integer' }),
      operation({ parameters: [{ name: 'text', in: 'query', schema: { type: 'string' } }] }),
    ],
    catches: [
      ['a text of any form', 'schema of id', inPath({ type: 'string', maxLength: 100 })],
      ['a pattern that takes ..', 'schema of id', inPath({ type: 'string', pattern: '^[.a-z]+$' })],
      ['a pattern that takes line breaks', 'schema of id', inPath({ type: 'string', pattern: '^[^.]+$' })],
    ],
  },
  'property-description': {
    accepts: [schema({ type: 'object', properties: { Id: { type: 'string', description: 'Identifies it.' } } })],
    catches: [
      [
        'a property without description',
        'Property Id',
        schema({ type: 'object', properties: { Id: { type: 'string' } } }),
      ],
      ['a header without description', 'header', document({}, { headers: { Allow: { schema: { type: 'string' } } } })],
    ],
  },
  'request-maxima': {
    accepts: [
      sends({ type: 'string', maxLength: 5 }),
      sends({ type: ['string', 'null'], enum: ['a', null] }),
      sends({ type: 'string', format: 'uuid' }),
      sends({ type: 'array', maxItems: 2, items: { type: 'integer' } }),
      sends({ type: 'object', maxProperties: 2, additionalProperties: true }),
      sends(map),
      sends({ type: 'object', additionalProperties: true, 'x-limit': 'EVENT_SIZE_LIMIT' }),
      inPath({ $ref: './shared/schemas/Identifier.yaml' }),
      schema({ type: 'object', properties: { OnlyAnswered: { type: 'string' } } }),
    ],
    catches: [
      ['a text', 'maxLength', sends({ type: 'string' })],
      ['a text that may be null', 'maxLength', sends({ type: ['string', 'null'], pattern: '^a+$' })],
      ['a list', 'maxItems', sends({ type: 'array', items: { type: 'integer' } })],
      ['texts in a list', 'maxLength', sends({ type: 'array', maxItems: 1, items: { type: 'string' } })],
      ['a free-form object', 'maxProperties', sends({ type: 'object', additionalProperties: true })],
      ['values of a map', 'maxLength', sends({ ...map, additionalProperties: { type: 'string' } })],
      ['keys of a map', 'propertyNames', sends({ ...map, propertyNames: { type: 'string', pattern: 'a' } })],
      ['a member', 'maxLength', sends({ type: 'object', properties: { Name: { type: 'string' } } })],
      ['a part of allOf', 'maxLength', sends({ allOf: [{ type: 'object', properties: { A: { type: 'string' } } }] })],
      ['a part of oneOf', 'maxItems', sends({ oneOf: [{ type: 'null' }, { type: 'array', items: {} }] })],
      ['a shared schema', 'maxLength', sends({ $ref: '#/components/schemas/Thing' }, { Thing: { type: 'string' } })],
      [
        'a schema that contains itself',
        'maxItems',
        sends(
          { $ref: '#/components/schemas/Tree' },
          {
            Tree: {
              type: 'object',
              properties: { Parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
            },
          },
        ),
      ],
      ['a parameter in the path', 'maxLength', inPath({ type: 'string' })],
      [
        'a parameter in the query',
        'maxItems',
        operation({ parameters: [{ name: 'id', in: 'query', schema: { type: 'array', items: { type: 'integer' } } }] }),
      ],
    ],
  },
  'shared-responses': {
    accepts: [
      operation({ responses: { ...always, ...nothing } }, 'delete'),
      operation(
        {
          ...body({ example: 1 }),
          responses: {
            ...always,
            ...withBody,
            '400': ref('responses/BadRequest'),
            '404': ref('responses/NotFound'),
            '406': ref('responses/NotAcceptable'),
            '413': ref('responses/ContentTooLarge'),
            '415': ref('responses/UnsupportedMediaType'),
          },
        },
        'post',
        { parameters: [ref('parameters/TenantId')] },
      ),
      operation({ responses: { ...always, ...nothing, '400': ref('responses/BadRequest') } }, 'get', {
        parameters: [{ name: 'id', in: 'path', required: true, 'x-not-found': 400, schema: { type: 'integer' } }],
      }),
      withoutToken(operation({ responses: { ...alwaysWithoutToken, ...nothing } }, 'delete')),
    ],
    catches: [
      ...Object.keys(always).map((status) => {
        const others = Object.entries(always).filter(([other]) => other !== status);
        const responses = { ...Object.fromEntries(others), ...nothing };
        return [`no ${status}`, `needs ${status}`, operation({ responses })] as const;
      }),
      [
        'a 405 without Allow',
        'header Allow',
        operation({ responses: { ...always, '405': { description: 'No.' }, ...nothing } }),
      ],
      [
        'query parameters without 400',
        'needs 400',
        operation({ responses: { ...always, ...nothing }, parameters: [ref('parameters/Skip')] }),
      ],
      [
        'header parameters without 400',
        'needs 400',
        operation({ responses: { ...always, ...nothing }, parameters: [ref('parameters/RequestTimeout')] }),
      ],
      [
        'path parameters without 400',
        'needs 400',
        operation({ responses: { ...always, ...nothing } }, 'get', { parameters: [ref('parameters/TenantId')] }),
      ],
      [
        'a path object without 404',
        'needs 404',
        operation({ responses: { ...always, ...nothing } }, 'get', { parameters: [ref('parameters/TenantId')] }),
      ],
      ['a response without 406', 'needs 406', operation({ responses: { ...always, ...withBody } })],
      [
        'a body without 413',
        'needs 413',
        operation(
          {
            ...body({ example: 1 }),
            responses: { ...always, ...nothing, '415': ref('responses/UnsupportedMediaType') },
          },
          'put',
        ),
      ],
      [
        'a body without 415',
        'needs 415',
        operation(
          { ...body({ example: 1 }), responses: { ...always, ...nothing, '413': ref('responses/ContentTooLarge') } },
          'put',
        ),
      ],
    ],
  },
  'subset-keywords': {
    accepts: [schema({ type: ['string', 'null'] })],
    catches: [
      [
        'a keyword that not every tool reads',
        'prefixItems',
        schema({ type: 'array', prefixItems: [{ type: 'string' }] }),
      ],
      ['readOnly', 'readOnly', schema({ type: 'object', properties: { Id: { type: 'string', readOnly: true } } })],
    ],
  },
};

it('has cases for every rule', () => {
  expect(Object.keys(cases).sort()).toEqual(Object.keys(millrace().rules?.oas3 ?? {}).sort());
});

it('links every message to its section of STYLE.md, which names the rule', async () => {
  const style = readFileSync(join(root, 'openapi', 'STYLE.md'), 'utf8');
  const parts = style.split(/^## /m).slice(1);
  for (const [rule, { catches }] of Object.entries(cases)) {
    const [, , ...sources] = catches[0] ?? [];
    const messages = await faults(rule, ...sources);
    const [, anchor] = /See openapi\/STYLE\.md#([\w-]+)\.$/.exec(messages[0] ?? '') ?? [];
    expect([rule, messages.length]).not.toEqual([rule, 0]);
    const section = parts.find((part) => anchorOf(part.split('\n')[0] ?? '') === anchor);
    expect([rule, section]).toEqual([rule, expect.stringMatching(new RegExp(`\\[[^\\]]*\\b${rule}\\b[^\\]]*\\]`))]);
  }
});

describe.each(Object.entries(cases))('%s', (rule, { accepts, catches }) => {
  it.each(accepts.map((source, i) => [i + 1, source] as const))('accepts case %i', async (_i, source) => {
    expect(await faults(rule, source)).toEqual([]);
  });
  it.each(catches)('catches %s', async (_fault, message, ...sources) => {
    expect((await faults(rule, ...sources)).join('\n')).toContain(message);
  });
});
