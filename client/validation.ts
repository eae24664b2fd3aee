// Checks calls against the contract, for development: rejects invalid requests and warns about invalid responses.
import { InvalidRequest } from './errors.ts';
import type { Hook } from './hooks.ts';
import { isStream } from './retry.ts';

/** The body of a request or a response, with its operation. */
export interface CheckedBody {
  readonly operation: string;
  /** The status of a response; undefined for a request. */
  readonly status: number | undefined;
  readonly body: unknown;
}

export interface ValidationOptions {
  /** Returns the problems of a body; none if it is valid. {@link schemaCheck} makes such a function from a bundle. */
  readonly check: (checked: CheckedBody) => readonly string[];
  /** Called for each response that breaks the contract; default console.warn. */
  readonly warn?: (message: string) => void;
}

/**
 * Returns a hook that checks bodies. A request that breaks the contract throws InvalidRequest and is not sent; such a response warns.
 *
 * @example
 * const check = schemaCheck(bundle, new Ajv2020({ strict: false, validateSchema: false }));
 * const hub = createDataServices({ baseUrl, auth, hooks: [validation({ check })] });
 */
export function validation({ check, warn = console.warn }: ValidationOptions): Hook {
  return ({ operation, input: { body } }) => {
    if (operation === undefined) return undefined;
    const faults = body === undefined ? [] : check({ operation, status: undefined, body });
    if (faults.length > 0) throw new InvalidRequest(operation, faults);
    return {
      end({ response, data }) {
        if (!response || data === undefined || isStream(data)) return;
        const problems = check({ operation, status: response.status, body: data });
        if (problems.length > 0)
          warn(
            `${operation} returned a response with status ${response.status} that breaks the contract: ${problems.join('; ')}`,
          );
      },
    };
  };
}

/** The part of Ajv that is used; an instance of Ajv2020 fits. */
export interface SchemaValidator {
  addSchema(schema: object, key: string): unknown;
  getSchema(
    reference: string,
  ): (((data: unknown) => unknown) & { readonly errors?: readonly SchemaFault[] | null }) | undefined;
}
interface SchemaFault {
  readonly instancePath: string;
  readonly message?: string;
}
interface BundleLike {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
type Node = Readonly<Record<string, unknown>>;

/**
 * Returns a check by the schemas of a bundle, such as generated/openapi/data-services.json, for {@link validation}.
 *
 * @example
 * const check = schemaCheck(bundle, new Ajv2020({ strict: false, validateSchema: false }));
 */
export function schemaCheck(bundle: BundleLike, ajv: SchemaValidator): ValidationOptions['check'] {
  ajv.addSchema(bundle, 'bundle');
  const paths = new Map<string, readonly string[]>();
  for (const [route, item] of Object.entries(bundle.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const id = (operation as { readonly operationId?: string }).operationId;
      if (id !== undefined) paths.set(id, ['paths', route, method]);
    }
  }
  /** Returns the JSON pointer of the schema at a path, through references; undefined if there is none. */
  function schemaAt(keys: readonly string[]): string | undefined {
    let pointer: readonly string[] = [];
    let node: unknown = bundle;
    for (const key of keys) {
      pointer = [...pointer, key];
      node = (node as Node | undefined)?.[key];
      const reference = (node as Node | undefined)?.['$ref'];
      if (typeof reference === 'string' && key !== 'schema') {
        pointer = reference
          .slice(2)
          .split('/')
          .map((one) => one.replaceAll('~1', '/').replaceAll('~0', '~'));
        node = pointer.reduce<unknown>((at, one) => (at as Node)[one], bundle);
      }
    }
    return node === undefined ? undefined : pointer.map(escaped).join('/');
  }
  return ({ operation, status, body }) => {
    const path = paths.get(operation);
    if (!path) return [];
    const part = status === undefined ? ['requestBody'] : ['responses', String(status)];
    const pointer = schemaAt([...path, ...part, 'content', 'application/json', 'schema']);
    const validate = pointer === undefined ? undefined : ajv.getSchema(`bundle#/${pointer}`);
    if (!validate || validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `body${instancePath} ${message ?? ''}`);
  };
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
