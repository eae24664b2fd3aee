// Checks responses against the bundle of a document: status, content type, body and required headers.
import Ajv2020Module, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { deref, type Bundle, type Located, type ResponseObject } from '../../scripts/documents.ts';

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

/** Checks a response of an operation; returns how it violates the contract, an empty list if it does not. */
export type CheckResponse = (located: Located, response: ReceivedResponse) => readonly string[];

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
    const violations = Object.entries(response.headers ?? {})
      .filter(
        ([name, header]) => deref(bundle, header as { required?: boolean }).required === true && !headers.has(name),
      )
      .map(([name]) => `header ${name} is missing`);
    if (!response.content)
      return text === '' ? violations : [...violations, 'the response has a body, but none is declared'];
    const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const media = response.content[type];
    if (!media) return [...violations, `content type ${type} is not declared`];
    if (!type.endsWith('json') || !media.schema) return violations;
    const responsePointer =
      '$ref' in declared ? declared.$ref.slice(2) : pointer('paths', path, method, 'responses', String(status));
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
