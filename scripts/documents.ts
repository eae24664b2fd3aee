// The documents of the contract, which redocly.yaml lists, and how scripts and tests read their bundles.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { referencedValue } from '../server/domain/objects/json-pointer.ts';

export const root = join(import.meta.dirname, '..');

export interface Document {
  readonly name: string;
  /** Path of the hand-written root file, relative to the project. */
  readonly source: string;
  /** Path of the bundle, relative to the project. */
  readonly bundle: string;
}

/** Returns all documents of the contract in the order of redocly.yaml. */
export function documents(): readonly Document[] {
  const config = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8')) as {
    apis: Record<string, { root: string; output: string }>;
  };
  return Object.entries(config.apis).map(([name, api]) => ({ name, source: api.root, bundle: api.output }));
}

export const methods = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** The parts of a bundle that scripts and tests read. */
export interface Bundle {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly contact: { readonly name: string; readonly url: string };
  };
  readonly externalDocs: Link;
  readonly servers: readonly {
    readonly url: string;
    readonly variables: Readonly<Record<string, { readonly default: string }>>;
  }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags: readonly {
    readonly name: string;
    readonly description: string;
    readonly externalDocs?: Link;
    readonly 'x-displayName'?: string;
  }[];
  readonly 'x-tagGroups'?: readonly { readonly name: string; readonly tags: readonly string[] }[];
  readonly 'x-aliases'?: readonly { readonly path: string; readonly of: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}
export type PathItem = { readonly parameters?: readonly (Parameter | Ref)[] } & Readonly<
  Partial<Record<Method, Operation>>
>;
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly externalDocs?: Link;
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseObject | Ref>>;
  readonly 'x-access': readonly Access[];
}
/** A link to a page of behavior, relative to the pages and bundles of the site. */
export interface Link {
  readonly url: string;
  readonly description: string;
}
export interface Ref {
  readonly $ref: string;
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly 'x-sample'?: boolean;
  readonly description?: string;
  readonly schema: Record<string, unknown>;
}
export interface ResponseObject {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly links?: Readonly<Record<string, unknown>>;
}
export interface MediaType {
  readonly schema?: Record<string, unknown>;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
export type Access =
  | { readonly roles: readonly string[] }
  | { readonly rolesHeld: readonly string[] }
  | { readonly right: string; readonly resource: string; readonly on: string };

/** Returns the bundle of a document, as `make generate` wrote it. */
export function readBundle(document: Document): Bundle {
  return JSON.parse(readFileSync(join(root, document.bundle), 'utf8')) as Bundle;
}

/** Returns the target of a local reference of the bundle; other values unchanged. */
export function deref<T extends object>(bundle: object, value: T | Ref): T {
  if (!('$ref' in value)) return value;
  return deref(bundle, referencedValue(bundle, value.$ref) as T | Ref);
}

export interface LocatedOperation {
  readonly path: string;
  readonly method: Method;
  readonly item: PathItem;
  readonly operation: Operation;
}

/** Returns every operation of a bundle with its path and method, in the document's order. */
export function operationsOf(bundle: Bundle): readonly LocatedOperation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );
}

/** Returns all parameters of an operation, those of its path included, with references resolved. */
export function parametersOf(bundle: Bundle, { item, operation }: LocatedOperation): readonly Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => deref(bundle, parameter));
}
