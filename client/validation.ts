// Checks calls against the contract while they run, for development: what is sent before it is sent, what comes back with a warning.
import { InvalidRequest } from './errors.ts';
import type { Hook } from './hooks.ts';
import { isStream } from './retry.ts';

/** A body that is about to be sent or that came back, and the operation whose contract it must keep. */
export interface Checked {
  readonly operation: string;
  /** The status of an answer; undefined for a request. */
  readonly status: number | undefined;
  readonly body: unknown;
}

export interface ValidationOptions {
  /** Answers what is wrong with a body; an empty list when nothing is. {@link schemaCheck} makes one of a bundle. */
  readonly check: (checked: Checked) => readonly string[];
  /** Who is told of answers that break the contract; default console.warn. */
  readonly warn?: (message: string) => void;
}

/**
 * A hook that checks bodies: a request that breaks the contract throws InvalidRequest before the network, an answer that does warns.
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
        const odd = check({ operation, status: response.status, body: data });
        if (odd.length > 0) warn(`${operation} answered ${response.status} against the contract: ${odd.join('; ')}`);
      },
    };
  };
}

/** The part of Ajv that is used; an instance of Ajv2020 is one. */
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
 * A check by the schemas of a bundle, such as generated/openapi/data-services.json, for {@link validation}.
 *
 * @example
 * const check = schemaCheck(bundle, new Ajv2020({ strict: false, validateSchema: false }));
 */
export function schemaCheck(bundle: BundleLike, ajv: SchemaValidator): ValidationOptions['check'] {
  ajv.addSchema(bundle, 'bundle');
  const places = new Map<string, readonly string[]>();
  for (const [path, item] of Object.entries(bundle.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      const id = (operation as { readonly operationId?: string }).operationId;
      if (id !== undefined) places.set(id, ['paths', path, method]);
    }
  }
  /** The pointer to the JSON schema below a place; undefined where there is none. References on the way are followed. */
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
    const place = places.get(operation);
    if (!place) return [];
    const part = status === undefined ? ['requestBody'] : ['responses', String(status)];
    const pointer = schemaAt([...place, ...part, 'content', 'application/json', 'schema']);
    const validate = pointer === undefined ? undefined : ajv.getSchema(`bundle#/${pointer}`);
    if (!validate || validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `body${instancePath} ${message ?? ''}`);
  };
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
