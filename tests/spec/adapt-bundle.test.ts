// The bundles for the generators of other languages: each rule, and that the rules change nothing else.
import { describe, expect, it } from '@jest/globals';
import { adaptBundle, languages } from '../../scripts/clients/adapt-bundle.ts';
import { documents, operationsOf, readBundle } from '../../scripts/documents.ts';

const schemaOf = (schema: object, language: (typeof languages)[number], others: object = {}) => {
  const form = adaptBundle({ components: { schemas: { ...others, It: schema } } }, language);
  return (form as { components: { schemas: { It: unknown } } }).components.schemas.It;
};

describe('the bundle for the generator of another language', () => {
  it.each(languages)('joins the parts of a schema for %s, the later narrowing the earlier', (language) => {
    const Base = {
      type: 'object',
      required: ['Id'],
      properties: { Id: { type: 'string' }, Name: { type: ['string', 'null'] } },
    };
    const narrow = { type: 'object', required: ['Name'], properties: { Name: { type: 'string' } } };
    const parts = [{ $ref: '#/components/schemas/Base' }, narrow];
    expect(schemaOf({ description: 'Both.', allOf: parts }, language, { Base })).toEqual({
      type: 'object',
      description: 'Both.',
      required: ['Id', 'Name'],
      properties: { Id: { type: 'string' }, Name: { type: 'string' } },
    });
  });

  it.each(languages)('keeps the members beside the parts for %s', (language) => {
    const Base = { type: 'object', required: ['Id'], properties: { Id: { type: 'integer' } } };
    const own = { required: ['Secret'], properties: { Secret: { type: 'string' } } };
    expect(schemaOf({ allOf: [{ $ref: '#/components/schemas/Base' }], ...own }, language, { Base })).toEqual({
      type: 'object',
      required: ['Id', 'Secret'],
      properties: { Id: { type: 'integer' }, Secret: { type: 'string' } },
    });
  });

  it('has one response type for Java if the successes have several', () => {
    const response = (schema: object) => ({ description: 'Some.', content: { 'application/json': { schema } } });
    const responses = {
      200: response({ type: 'array', items: {} }),
      207: response({ $ref: '#/x' }),
      404: response({}),
    };
    const formOf = (language: (typeof languages)[number]) =>
      adaptBundle({ paths: { '/a': { get: { operationId: 'listA', responses } } } }, language);
    const inJava = { ...responses, 200: response({}), 207: response({}) };
    expect(formOf('java')).toEqual({ paths: { '/a': { get: { operationId: 'listA', responses: inJava } } } });
    expect(formOf('go')).toEqual({ paths: { '/a': { get: { operationId: 'listA', responses } } } });
  });

  it.each(languages)('removes defaults for %s, but not members named default', (language) => {
    const member = {
      type: 'object',
      properties: { default: { type: 'integer', default: 100, example: { default: 1 } } },
    };
    expect(schemaOf(member, language)).toEqual({
      type: 'object',
      properties: { default: { type: 'integer', example: { default: 1 } } },
    });
  });

  it.each(languages)('declares a body with one media type for %s', (language) => {
    const content = { 'application/json': {}, 'application/json-patch+json': {} };
    const form = adaptBundle({ paths: { '/a': { patch: { requestBody: { required: true, content } } } } }, language);
    expect(form).toEqual({
      paths: { '/a': { patch: { requestBody: { required: true, content: { 'application/json': {} } } } } },
    });
  });

  it('declares times as strings only for Python', () => {
    const time = { type: 'string', format: 'date-time' };
    expect(languages.map((language) => schemaOf(time, language))).toEqual([{ type: 'string' }, time, time]);
  });

  it('declares free JSON as raw JSON only for Go', () => {
    const free = { type: 'object', additionalProperties: true };
    const mixed = { type: ['string', 'number', 'null'] };
    const any = { type: 'object', properties: { Value: { description: 'Of any type.' }, Id: { type: 'string' } } };
    const raw = { 'x-go-type': 'json.RawMessage', 'x-go-type-skip-optional-pointer': true };
    const inGo = { ...any, properties: { ...any.properties, Value: { ...any.properties.Value, ...raw } } };
    expect(languages.map((language) => schemaOf(free, language))).toEqual([free, { ...free, ...raw }, free]);
    expect(languages.map((language) => schemaOf(mixed, language))).toEqual([{}, raw, {}]);
    expect(languages.map((language) => schemaOf(any, language))).toEqual([any, inGo, any]);
  });

  it('declares choices as JSON and names constants only for Java', () => {
    const choice = { oneOf: [{ type: 'array', items: {} }, { $ref: '#/x' }] };
    const orNull = { oneOf: [{ $ref: '#/x' }, { type: 'null' }] };
    const codes = { type: 'integer', enum: [0], 'x-enum-varnames': ['NullableInt16'] };
    const forAll = (schema: object) => languages.map((language) => schemaOf(schema, language));
    expect(forAll(choice)).toEqual([choice, choice, {}]);
    expect(forAll(orNull)).toEqual([orNull, orNull, orNull]);
    expect(forAll(codes)).toEqual([codes, codes, { ...codes, 'x-enum-varnames': ['NULLABLE_INT16'] }]);
  });

  it.each(documents())('keeps every operation and status of $name', (document) => {
    const bundle = readBundle(document);
    const listed = (from: object) =>
      operationsOf(from as typeof bundle).map(({ path, method, operation }) => {
        return [path, method, operation.operationId, Object.keys(operation.responses)];
      });
    for (const language of languages) expect(listed(adaptBundle({ ...bundle }, language))).toEqual(listed(bundle));
  });
});
