// Judges responses by the bundle alone: status, content type, body and required headers. Knows nothing of any server.
import Ajv2020Module, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { deref, type Bundle, type Located, type ResponseObject } from '../../scripts/documents.ts';

const Ajv2020 = Ajv2020Module.default;
const addFormats = addFormatsModule.default;

export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const pointer = (...keys: readonly string[]) =>
  keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** A judge for one document: returns what is wrong with a response, an empty list when it keeps the contract. */
export function oracle(bundle: Bundle): (located: Located, seen: Seen) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats(ajv);
  for (const format of ['int32', 'int64', 'float', 'double', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema({ $id: 'bundle', ...bundle });

  return ({ path, method, operation }, { status, headers, text }) => {
    const declared = operation.responses[String(status)];
    if (!declared) return [`status ${status} is not declared`];
    const response: ResponseObject = deref(bundle, declared);
    const faults = Object.entries(response.headers ?? {})
      .filter(
        ([name, header]) => deref(bundle, header as { required?: boolean }).required === true && !headers.has(name),
      )
      .map(([name]) => `header ${name} is missing`);
    if (!response.content) return text === '' ? faults : [...faults, 'a body where none is declared'];
    const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    const media = response.content[type];
    if (!media) return [...faults, `content type ${type} is not declared`];
    if (!type.endsWith('json') || !media.schema) return faults;
    const place =
      '$ref' in declared ? declared.$ref.slice(2) : pointer('paths', path, method, 'responses', String(status));
    const validate = ajv.getSchema(`bundle#/${place}/${pointer('content', type, 'schema')}`) as ValidateFunction;
    if (validate(JSON.parse(text))) return faults;
    return [...faults, ...(validate.errors ?? []).map((error) => `body${error.instancePath} ${error.message ?? ''}`)];
  };
}
