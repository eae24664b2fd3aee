// Checks responses against the bundle of a document: status, content type, body and headers.
import Ajv2020Module, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { deref, type Bundle, type LocatedOperation, type Ref, type ResponseObject } from '../../scripts/documents.ts';

const Ajv2020 = Ajv2020Module.default;
const addFormats = addFormatsModule.default;

/** What a server sent. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Returns a JSON pointer as a URI fragment, without the leading slash. */
const pointer = (...keys: readonly string[]) =>
  keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

interface Header {
  readonly required?: boolean;
  readonly schema: { readonly type?: string };
}

/** Returns the value of a header as its schema describes it: a number if the schema demands one. */
const headerValue = ({ type }: Header['schema'], value: string): unknown =>
  (type === 'integer' || type === 'number') && value.trim() !== '' ? Number(value) : value;

/** Checks a response of an operation; returns how it violates the contract, an empty list if it does not. */
export type CheckResponse = (located: LocatedOperation, response: ReceivedResponse) => readonly string[];

/** Returns a function that checks the responses of a document. */
export function responseChecker(bundle: Bundle): CheckResponse {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats(ajv);
  for (const format of ['int32', 'int64', 'float', 'double', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'bundle', ...bundle });

  return ({ path, method, operation }, { status, headers, text }) => {
    const declared = operation.responses[String(status)];
    if (!declared) return [`status ${status} is not declared`];
    const response: ResponseObject = deref(bundle, declared);
    const responsePointer =
      '$ref' in declared ? declared.$ref.slice(2) : pointer('paths', path, method, 'responses', String(status));
    const violations = Object.entries(response.headers ?? {}).flatMap(([name, header]) => {
      const value = headers.get(name);
      const { required, schema } = deref<Header>(bundle, header as Header | Ref);
      if (value === null) return required === true ? [`header ${name} is missing`] : [];
      const { $ref } = header as Partial<Ref>;
      const place = $ref?.slice(2) ?? `${responsePointer}/${pointer('headers', name)}`;
      const validate = ajv.getSchema(`bundle#/${place}/schema`) as ValidateFunction;
      return validate(headerValue(schema, value))
        ? []
        : [`header ${name} ${ajv.errorsText(validate.errors)}: ${value}`];
    });
    if (!response.content)
      return text === '' ? violations : [...violations, 'the response has a body, but none is declared'];
    const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const media = response.content[type];
    if (!media) return [...violations, `content type ${type} is not declared`];
    if (!type.endsWith('json') || !media.schema) return violations;
    const validate = ajv.getSchema(
      `bundle#/${responsePointer}/${pointer('content', type, 'schema')}`,
    ) as ValidateFunction;
    if (validate(JSON.parse(text))) return violations;
    return [
      ...violations,
      ...(validate.errors ?? []).map((error) => `body${error.instancePath} ${error.message ?? ''}`),
    ];
  };
}
