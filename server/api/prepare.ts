// Derives from the contract what the pipeline needs of an operation, when the operation is first used.
import type { DefaultVerbosity } from './api-options.ts';
import type { AnyHandler } from './handler-types.ts';
import { headerNormalizer, pathNormalizer, queryNormalizer, type Query } from './normalize.ts';
import { bodyNormalizer } from './normalize-body.ts';
import { resolve, type Operation, type Schema } from './operations.ts';

type Texts = Readonly<Record<string, string>>;

/** An operation with its handlers and the functions that read its requests. */
export interface PreparedOperation {
  readonly operation: Operation;
  readonly handler: AnyHandler;
  readonly readPath: (params: Texts) => Texts;
  readonly readQuery: (url: string) => Query;
  readonly readHeaders: ReturnType<typeof headerNormalizer>;
  readonly normalizeBody: (value: unknown) => unknown;
  /** Default values of query parameters. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Names of the headers that each status requires. */
  readonly requiredHeaders: ReadonlyMap<number, readonly string[]>;
  /** The verbosity of responses to requests without Accept-Verbosity. */
  readonly verbosity: string;
}

export interface HandlerTables {
  /** By operationId. */
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Throws unless every operation has its handlers, and every handler an operation. */
export function requireHandlers(operations: readonly Operation[], { handlers }: HandlerTables): void {
  const ids = new Set(operations.map(({ id }) => id));
  const unknown = Object.keys(handlers).filter((id) => !ids.has(id));
  if (unknown.length > 0) throw new Error(`No document has the operations ${unknown.join(', ')}.`);
  const missing = [...ids].filter((id) => !(id in handlers));
  if (missing.length > 0) throw new Error(`There is no handler for the operations ${missing.join(', ')}.`);
}

/** A function that returns the prepared form of an operation, the same one each time. */
export function operationPreparer(tables: HandlerTables, setting: DefaultVerbosity) {
  const prepared = new Map<Operation, PreparedOperation>();
  return (operation: Operation): PreparedOperation => {
    const known = prepared.get(operation) ?? prepare(operation, tables, setting);
    prepared.set(operation, known);
    return known;
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

/** Operations without the header Accept-Verbosity write every member. */
function verbosityOf({ bundle, parameters }: Operation, setting: DefaultVerbosity): string {
  const header = parameters.find(({ in: place, name }) => place === 'header' && name === 'Accept-Verbosity');
  if (header === undefined) return 'verbose';
  return setting === 'contract' ? String(resolve<Schema>(bundle, header.schema).default) : setting;
}
