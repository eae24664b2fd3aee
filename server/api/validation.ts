// Validates requests (and, where asked, responses) by express-openapi-validator. Its middleware scans all routes of its document on every
// request, mixes up documents that share paths, and loads readers of YAML, forms and references that no request here needs. So its parts
// are used by themselves: each operation has validators of its own over just its part of the bundle (docs/decisions/0002-server.md), made
// when the operation is first used and handed a request that is already canonical.
import { parse as parseUrl } from 'node:url';
import type { Request, Response } from 'express';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { defaultSerDes } from 'express-openapi-validator/dist/framework/base.serdes.js';
import type {
  NormalizedOpenApiValidatorOpts,
  OpenApiRequestMetadata,
  OpenAPIV3,
} from 'express-openapi-validator/dist/framework/types.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { Failure } from '../errors/failures.ts';
import { parseDateTime } from '../domain/values/time.ts';
import type { Bundle, Operation, Schema } from './operations.ts';
import type { Query } from './normalize.ts';

export interface RawRequest {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

export interface ValidRequest {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Validator {
  /** The request with values of the declared types; throws a Failure that names every fault. */
  request(raw: RawRequest): Promise<ValidRequest>;
  /** Whether `response` looks at anything. */
  readonly checksResponses: boolean;
  /** Throws an Error that says where a JSON response differs from the contract. */
  response(operation: Operation, status: number, body: unknown): Promise<void>;
}

interface Fault {
  readonly path: string;
  readonly message: string;
}

/** The part of a bundle that one operation needs: its path with this method, and the components that it reaches, by its responses only where asked. */
export function operationDocument({ bundle, path, method, parameters }: Operation, responses: boolean): Bundle {
  const operation = bundle.paths[path]?.[method] as object;
  // Its parameters in themselves: the validator would look references up for each request.
  const paths = { [path]: { [method]: { ...operation, parameters, ...(responses ? {} : { responses: {} }) } } };
  const components: Record<string, Record<string, unknown>> = {};
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const reference = (value as { $ref?: unknown }).$ref;
    if (typeof reference === 'string') {
      const [, , section = '', name = ''] = reference.split('/');
      const group = (components[section] ??= {});
      if (!(name in group)) {
        group[name] = bundle.components[section]?.[name];
        visit(group[name]);
      }
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(paths);
  return structuredClone({ openapi: bundle.openapi, info: bundle.info, paths, components });
}

function searchOf(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** As many faults as are told of one request. */
const mostFaults = 50;

/** Reads the places that the validator names as the caller knows them: /body/Properties/0/Id is Properties[0].Id, a parameter by its declared name. */
function faultsOf(
  error: { errors?: readonly Fault[] },
  { parameters, bundle }: Operation,
): Readonly<Record<string, string>> {
  const faults = (error.errors ?? []).slice(0, mostFaults).map(({ path, message: found }): [string, string] => {
    const message = patternFaults(bundle).get(found) ?? found;
    const [, place = '', ...rest] = path.split('/');
    const parts = place === 'body' ? rest : rest.slice(0, 1).length > 0 ? rest : [place];
    const name = parts.reduce(
      (text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text === '' ? part : `${text}.${part}`),
      '',
    );
    const parameter =
      place === 'body' ? undefined : parameters.find((p) => p.name.toLowerCase() === name.toLowerCase());
    if (parameter) return [parameter.name, parameter['x-fault'] ?? message];
    return [name === '' ? place : name, message];
  });
  // Of several faults of one place the last is told: a maximum or a pattern, where it is among them, since the others may follow from it.
  const told = new Set(patternFaults(bundle).values());
  const rank = (message: string) => (message.startsWith('must NOT have more than') ? 2 : told.has(message) ? 1 : 0);
  return Object.fromEntries(faults.toSorted(([, one], [, other]) => rank(one) - rank(other)));
}

const toldOfPatterns = new WeakMap<Bundle, ReadonlyMap<string, string>>();

/** What the schemas of a bundle say of values that break their patterns (x-fault), by what the validator says. */
function patternFaults(bundle: Bundle): ReadonlyMap<string, string> {
  const known = toldOfPatterns.get(bundle);
  if (known) return known;
  const schemas = Object.values(bundle.components['schemas'] ?? {}) as readonly Schema[];
  const told = new Map(
    schemas.flatMap(({ pattern, 'x-fault': fault }) =>
      pattern !== undefined && fault !== undefined ? [[`must match pattern "${pattern}"`, fault]] : [],
    ),
  );
  toldOfPatterns.set(bundle, told);
  return told;
}

interface Instance {
  readonly request: RequestValidator;
  readonly response: ResponseValidator | undefined;
  /** What the middleware finds out by looking the route up, but for the path parameters of a request. */
  readonly route: Omit<Route, 'pathParams'>;
}

interface Route extends OpenApiRequestMetadata {
  /** Where the validator of responses looks for its schemas. */
  readonly _responseSchema?: unknown;
}

/**
 * Lets Node give its warning about url.parse, unseen. Until it has, it looks at the call stack of every call, and the validator
 * makes one for each request: a twentieth of a small one (lib/url.js of Node 24, DEP0169).
 */
export function endWarningsOfUrlParse(): void {
  const { noDeprecation } = process;
  process.noDeprecation = true;

  parseUrl('/');
  process.noDeprecation = noDeprecation === true;
}

/** Characters of a date-time, which the contract need not bound: more than any offset and any useful fraction of a second take. */
const longestTime = 100;

const responseOptions = { removeAdditional: false, coerceTypes: false } as const;
/** The library's own options of its schema compiler, made of what its middleware would be given. */
const compiling = new AjvOptions({
  validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
  validateResponses: responseOptions,
  validateFormats: true,
  ajvFormats: { mode: 'fast' },
  serDes: defaultSerDes,
  // Times come with or without zone (docs/behavior/stream-data.md#index-text); identifiers and addresses are judged by the domain.
  formats: {
    'date-time': {
      validate: (text: string) => text.length <= longestTime && parseDateTime(text) !== undefined,
      type: 'string',
    },
  },
} as unknown as NormalizedOpenApiValidatorOpts);

function instanceFor(operation: Operation, responses: boolean): Instance {
  const document = operationDocument(operation, responses) as unknown as OpenAPIV3.DocumentV3_1;
  // The middleware gives false, too, where responses are not validated; the types do not know.
  const wanted = (responses ? responseOptions : false) as typeof responseOptions;
  const { apiDoc, apiDocRes } = new SchemaPreprocessor(document, compiling.preprocessor, wanted).preProcess();
  const { path, method } = operation;
  const found = (where: typeof apiDoc) => where.paths?.[path]?.[method as 'get'] as OpenAPIV3.OperationObject;
  return {
    request: new RequestValidator(apiDoc, compiling.request),
    response: responses ? new ResponseValidator(apiDocRes, compiling.response, responseOptions, 0) : undefined,
    route: {
      expressRoute: path,
      openApiRoute: path,
      schema: found(apiDoc),
      serial: 0,
      ...(responses ? { _responseSchema: found(apiDocRes) } : {}),
    },
  };
}

/** Makes validators as operations are used; `responses` says whether replies are validated, too. */
export function createValidator({ responses }: { readonly responses: boolean }): Validator {
  const instances = new Map<Operation, Instance>();

  function instanceOf(operation: Operation): Instance {
    const instance = instances.get(operation) ?? instanceFor(operation, responses);
    instances.set(operation, instance);
    return instance;
  }

  /** A request as the library's parts look at it: they take the query from its address. */
  const describe = ({ route }: Instance, { operation, params, query, headers, body }: RawRequest) => {
    const described = {
      method: operation.method.toUpperCase(),
      originalUrl: `/${searchOf(query)}`,
      path: operation.path,
      // The body has been read as JSON, whatever it was called; without one, its type means nothing.
      headers: { ...headers, 'content-type': body === undefined ? undefined : 'application/json' },
      query: { ...query },
      params: { ...params },
      body,
      openapi: { ...route, pathParams: { ...params } } satisfies Route,
    };
    return described as unknown as Request & { openapi: Route };
  };

  return {
    checksResponses: responses,

    async request(raw) {
      const instance = instanceOf(raw.operation);
      const request = describe(instance, raw);
      try {
        await instance.request.validate(request, {} as Response, () => undefined);
      } catch (error) {
        const fault = error as { status?: number; message: string; errors?: readonly Fault[] };
        if (fault.status === undefined || fault.status >= 500) throw error;
        const faults = faultsOf(fault, raw.operation);
        const reason = Object.entries(faults)
          .map(([place, message]) => `${place} ${message}`)
          .join('; ');
        throw new Failure('InvalidInput', reason === '' ? fault.message : `${reason}.`, { faults });
      }
      return { path: { ...request.params }, query: request.query, body: request.body as unknown };
    },

    async response(operation, status, body) {
      if (!responses || body === undefined || body === null) return;
      const instance = instanceOf(operation);
      const request = describe(instance, { operation, params: {}, query: {}, headers: {}, body: undefined });
      const reply = {
        statusCode: status,
        getHeaders: () => ({ 'content-type': 'application/json' }),
        headersSent: false,
        json: (json: unknown) => json,
      };
      let fault: unknown;
      // The hook calls on when it has wrapped `json`, and once more with the fault when what is sent is wrong.
      const hook = instance.response?.validate();
      void hook?.(request, reply as unknown as Response, (error?: unknown) => {
        fault = error;
      });
      reply.json(body);
      if (fault !== undefined) throw fault instanceof Error ? fault : new Error(JSON.stringify(fault));
    },
  };
}
