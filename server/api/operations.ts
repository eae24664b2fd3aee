// Reads the operations of the bundled contract.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../domain/memoize.ts';
import { referencedValue } from '../domain/objects/json-pointer.ts';
import type { ErrorFamily } from '../errors/family.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly 'x-fault'?: string;
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-enum-values'?: readonly number[];
  readonly 'x-flags'?: Readonly<Record<string, number>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly explode?: boolean;
  readonly allowEmptyValue?: boolean;
  readonly 'x-not-found'?: number;
  readonly 'x-fault'?: string;
}

export type Requirement =
  | { readonly roles: readonly string[] }
  | { readonly rolesHeld: readonly string[] }
  | {
      readonly right: 'Read' | 'Write' | 'Delete' | 'ManageAccessControl';
      readonly resource: string;
      readonly on: 'item' | 'collection' | 'each';
    };

export interface Header {
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}

export interface Response {
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly parameters?: readonly unknown[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-access': readonly Requirement[];
  readonly 'x-audit'?: 'data' | 'read';
  readonly 'x-body-limit'?: 'DOCUMENT_BODY_LIMIT';
}

export interface Operation {
  readonly id: string;
  readonly document: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** Other paths of the operation, with the same parameters (`x-aliases` in openapi/extensions.md). */
  readonly aliases: readonly string[];
  readonly access: readonly Requirement[];
  /** Whether the audit log records its changes: true for methods that write, unless `x-audit` declares an exception. */
  readonly isAudited: boolean;
  readonly parameters: readonly Parameter[];
  readonly body:
    | {
        readonly isRequired: boolean;
        readonly types: readonly string[];
        readonly schema: Schema;
        /** Whether the body is a list of events. */
        readonly isEvents: boolean;
        /** Whether the body is a document, such as a display with its images (`x-body-limit`). */
        readonly isDocument: boolean;
      }
    | undefined;
  /** The declared responses by status, with references resolved. */
  readonly responses: ReadonlyMap<number, Response>;
  readonly family: ErrorFamily;
  /** The bundle that contains the operation. */
  readonly bundle: Bundle;
}

export interface Bundle {
  readonly openapi: string;
  readonly info: unknown;
  readonly 'x-aliases'?: readonly { readonly path: string; readonly of: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'];

/** The resolved references of a bundle, which operations share. */
const resolvedReferences = memoize<Bundle, Map<string, unknown>>(() => new Map());

/** Returns the target of a local reference in a bundle; returns other values unchanged. */
export function resolve<T>(bundle: Bundle, value: unknown): T {
  const reference = (value as { $ref?: string } | undefined)?.$ref;
  if (reference === undefined) return value as T;
  const resolved = resolvedReferences(bundle);
  if (!resolved.has(reference)) resolved.set(reference, resolve(bundle, referencedValue(bundle, reference)));
  return resolved.get(reference) as T;
}

/** Returns the family of an operation's error bodies, from the schema of its 400, 403 or 401. */
function familyOf(document: string, responses: ReadonlyMap<number, Response>, raw: RawOperation): ErrorFamily {
  const errorStatus = ['400', '403', '401'].find((status) => status in raw.responses) ?? '';
  const name = responses.get(Number(errorStatus))?.content?.['application/json']?.schema?.$ref?.split('/').at(-1);
  switch (name) {
    case 'ErrorResponseBody':
    case 'ErrorTemplate':
      return name;
    case 'ErrorResponse':
      return document === 'data-services' ? 'ChildErrors' : 'ErrorResponse';
    case 'ModelStateError':
      return 'ModelState';
    default:
      return 'none';
  }
}

/** Returns the aliases of a path: for each entry of `x-aliases` whose `of` is a prefix of the path, the path with that prefix replaced. */
const aliasesOf = ({ 'x-aliases': aliases = [] }: Bundle, path: string): readonly string[] =>
  aliases.filter(({ of }) => `${path}/`.startsWith(`${of}/`)).map((alias) => alias.path + path.slice(alias.of.length));

/** The operations by the path of their bundle. Servers in one process share them, and what is derived from them. */
const operationsByPath = new Map<string, readonly Operation[]>();

/** Returns all operations of a bundled document; throws if the bundle cannot be read. */
export function readOperations(folder: string, document: string): readonly Operation[] {
  const path = join(folder, `${document}.json`);
  const operations = operationsByPath.get(path) ?? operationsOf(path, document);
  operationsByPath.set(path, operations);
  return operations;
}

function operationsOf(file: string, document: string): readonly Operation[] {
  const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const raw = item[method] as RawOperation;
        const responses = new Map(
          Object.entries(raw.responses).map(([status, response]) => [
            Number(status),
            resolve<Response>(bundle, response),
          ]),
        );
        const content = Object.entries(raw.requestBody?.content ?? {});
        const parameters = [...((item['parameters'] ?? []) as unknown[]), ...(raw.parameters ?? [])];
        return {
          id: raw.operationId,
          document,
          tag: raw.tags[0],
          method,
          path,
          aliases: aliasesOf(bundle, path),
          access: raw['x-access'],
          isAudited: method !== 'get' && method !== 'head' && raw['x-audit'] === undefined,
          parameters: parameters.map((parameter) => resolve<Parameter>(bundle, parameter)),
          body: content[0] && {
            isRequired: raw.requestBody?.required ?? false,
            types: content.map(([type]) => type),
            schema: content[0][1].schema,
            isEvents: content[0][1].schema.items?.$ref === '#/components/schemas/Event',
            isDocument: raw['x-body-limit'] === 'DOCUMENT_BODY_LIMIT',
          },
          responses,
          family: familyOf(document, responses, raw),
          bundle,
        };
      }),
  );
}
