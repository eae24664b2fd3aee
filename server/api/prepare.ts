// Prepares operations for the pipeline when they are first used.
import type { DefaultVerbosity } from './api-options.ts';
import type { AnyHandler } from './handler-types.ts';
import { headerNormalizer, pathNormalizer, queryNormalizer, type Query } from './normalize.ts';
import { bodyNormalizer } from './normalize-body.ts';
import { resolve, type Operation, type Schema } from './operations.ts';

type TextsByName = Readonly<Record<string, string>>;

/** An operation with its handler and the functions that read its requests. */
export interface PreparedOperation {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly readPath: (params: TextsByName) => TextsByName;
  readonly readQuery: (url: string) => Query;
  readonly readHeaders: ReturnType<typeof headerNormalizer>;
  readonly normalizeBody: (value: unknown) => unknown;
  /** The default values of query parameters. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** The names of the headers that the responses with each status must have. */
  readonly requiredHeaders: ReadonlyMap<number, readonly string[]>;
  /** The verbosity of responses to requests without Accept-Verbosity. */
  readonly verbosity: string;
}

export interface HandlerTables {
  /** The handlers by operationId. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Throws an Error unless every operation has a handler and every handler has an operation. */
export function requireHandlers(operations: readonly Operation[], { handlers }: HandlerTables): void {
  const ids = new Set(operations.map(({ id }) => id));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unknown.length > 0) throw new Error(`The contract has no operations ${unknown.join(', ')}.`);
  const missing = [...ids].filter((id) => !(id in handlers));
  if (missing.length > 0) throw new Error(`There is no handler for the operations ${missing.join(', ')}.`);
}

/** Returns a function that prepares an operation, once. */
export function operationPreparer(tables: HandlerTables, setting: DefaultVerbosity) {
  const cache = new Map<Operation, PreparedOperation>();
  return (operation: Operation): PreparedOperation => {
    const prepared = cache.get(operation) ?? prepare(operation, tables, setting);
    cache.set(operation, prepared);
    return prepared;
  };
}

function prepare(operation: Operation, tables: HandlerTables, setting: DefaultVerbosity): PreparedOperation {
  const { id, bundle, body } = operation;
  const handler = tables.handlers[id];
  if (!handler) throw new Error(`There is no handler for ${id}.`);
  return {
    operation,
    handler,
    readPath: pathNormalizer(operation),
    readQuery: queryNormalizer(operation),
    readHeaders: headerNormalizer(operation),
    normalizeBody: body ? bodyNormalizer(bundle, body.schema) : (value) => value,
    defaults: queryDefaults(operation),
    requiredHeaders: requiredHeaders(operation),
    verbosity: verbosityOf(operation, setting),
  };
}

function queryDefaults({ bundle, parameters }: Operation): Readonly<Record<string, unknown>> {
  const defaults = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, resolve<Schema>(bundle, schema).default] as const);
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
}

function requiredHeaders({ bundle, responses }: Operation): ReadonlyMap<number, readonly string[]> {
  const isRequired = (header: unknown) => resolve<{ required?: boolean }>(bundle, header).required === true;
  const namesIn = (headers: object) =>
    Object.entries(headers).flatMap(([name, header]) => (isRequired(header) ? [name] : []));
  return new Map([...responses].map(([status, { headers = {} }]) => [status, namesIn(headers)]));
}

/** Returns the default verbosity of an operation; operations without the header Accept-Verbosity are verbose. */
function verbosityOf({ bundle, parameters }: Operation, setting: DefaultVerbosity): string {
  const header = parameters.find((parameter) => parameter.in === 'header' && parameter.name === 'Accept-Verbosity');
  if (header === undefined) return 'verbose';
  return setting === 'contract' ? String(resolve<Schema>(bundle, header.schema).default) : setting;
}
