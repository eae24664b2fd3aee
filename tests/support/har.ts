// Checks archives against the format HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec), whose packages are no longer maintained.
import { Ajv, type Schema } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const text: Schema = { type: 'string' };
const size: Schema = { type: 'integer', minimum: -1 };
const duration: Schema = { type: 'number', minimum: 0 };

/** Returns the schema of an object whose further members begin with an underscore. */
const objectOf = (required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional, comment: text },
  required: Object.keys(required),
  patternProperties: { '^_': {} },
  additionalProperties: false,
});
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const pairs = listOf(objectOf({ name: text, value: text }));

const request = objectOf(
  {
    method: text,
    url: { type: 'string', format: 'uri' },
    httpVersion: text,
    cookies: listOf(objectOf({ name: text, value: text })),
    headers: pairs,
    queryString: pairs,
    headersSize: size,
    bodySize: size,
  },
  { postData: objectOf({ mimeType: text, text, params: listOf(objectOf({ name: text })) }) },
);
const response = objectOf({
  status: { type: 'integer' },
  statusText: text,
  httpVersion: text,
  cookies: listOf(objectOf({ name: text, value: text })),
  headers: pairs,
  content: objectOf({ size, mimeType: text }, { compression: size, text, encoding: text }),
  redirectURL: text,
  headersSize: size,
  bodySize: size,
});
const timings = objectOf(
  { send: duration, wait: duration, receive: duration },
  { blocked: size, dns: size, connect: size, ssl: size },
);
const entry = objectOf(
  {
    startedDateTime: { type: 'string', format: 'date-time' },
    time: duration,
    request,
    response,
    cache: objectOf({}),
    timings,
  },
  { pageref: text, serverIPAddress: text, connection: text },
);
const schema = objectOf({
  log: objectOf(
    { version: { const: '1.2' }, creator: objectOf({ name: text, version: text }), entries: listOf(entry) },
    { pages: { type: 'array' }, browser: objectOf({ name: text, version: text }) },
  ),
});

const ajv = new Ajv({ allErrors: true, formats: { uri: fullFormats.uri, 'date-time': fullFormats['date-time'] } });
const validate = ajv.compile(schema);

/** Returns how an archive violates the format. */
export const violationsOfHar = (archive: unknown): readonly string[] =>
  validate(archive) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
