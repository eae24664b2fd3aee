// Validates requests (and, where asked, responses) by express-openapi-validator. The validator scans all routes of its document on every
// request and mixes up documents that share paths, so each operation has an instance of its own over just its part of the bundle
// (ARCHITECTURE, decision 5), made when the operation is first used and handed a request that is already canonical.
import { parse as parseUrl } from 'node:url';
import { middleware } from 'express-openapi-validator';
import checkOfDocuments from 'express-openapi-validator/dist/framework/openapi.schema.validator.js';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Failure } from '../http/errors/catalog.ts';
import { parseDateTime } from '../domain/values/time.ts';
import type { Bundle, Operation } from './catalog.ts';
import type { Query } from './normalise.ts';

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

/** The part of a bundle that one operation needs: its path with this method, and the components that it reaches. */
export function operationDocument({ bundle, path, method }: Operation): Bundle {
  const item = bundle.paths[path] ?? {};
  const paths = {
    [path]: { ...(item['parameters'] ? { parameters: item['parameters'] } : {}), [method]: item[method] },
  };
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

type Chain = readonly RequestHandler[];

/** Runs middlewares one after another on a request that is not Express's own. */
async function run(chain: Chain, request: Request, response: Response): Promise<void> {
  for (const step of chain) {
    await new Promise<void>((resolve, reject) => {
      const next: NextFunction = (error?: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(error instanceof Error ? error : new Error(JSON.stringify(error)));
      };
      Promise.resolve(step(request, response, next)).catch(reject);
    });
  }
}

const app = { enabled: () => false, param: () => undefined };

function canonicalUrl(path: string, params: Readonly<Record<string, string>>, query: Query): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
  return filled + searchOf(query);
}

function searchOf(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/** Reads the places that the validator names as the caller knows them: /body/Properties/0/Id is Properties[0].Id, a parameter by its declared name. */
function faultsOf(error: { errors?: readonly Fault[] }, { parameters }: Operation): Readonly<Record<string, string>> {
  const faults = (error.errors ?? []).map(({ path, message }): [string, string] => {
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
  return Object.fromEntries(faults);
}

interface Instance {
  readonly request: Chain;
  readonly response: Chain;
  /** What the steps that look the route up have found: the same for every request of the operation but for its path parameters. */
  route?: Readonly<Record<string, unknown>>;
}

type Described = Request & { openapi?: Record<string, unknown> };

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

// Each instance compiles the schema of OpenAPI documents, though `validateApiSpec` keeps it from being used: 50 ms at the first request of
// every operation in which nothing else is answered. The documents are linted when they are written.
class Unchecked {
  validate = () => ({ errors: [] });
}
const replaced = { OpenAPISchemaValidator: Unchecked } satisfies Partial<
  Record<keyof typeof checkOfDocuments, unknown>
>;
for (const name of Object.keys(replaced))
  if (!(name in checkOfDocuments)) throw new Error(`express-openapi-validator has no ${name} any more.`);
Object.assign(checkOfDocuments, replaced);

/** Makes validators as operations are used; `responses` says whether replies are validated, too. */
export function createValidator({ responses }: { readonly responses: boolean }): Validator {
  const instances = new Map<Operation, Instance>();

  function instanceOf(operation: Operation): Instance {
    const known = instances.get(operation);
    if (known) return known;
    const document = operationDocument(operation);
    const chain = middleware({
      apiSpec: document as Parameters<typeof middleware>[0]['apiSpec'],
      validateApiSpec: false,
      validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
      validateResponses: responses,
      validateSecurity: false,
      fileUploader: false,
      // Times come with or without zone (reference 4, 8.4); identifiers and addresses are judged by the domain.
      formats: { 'date-time': { validate: (text: string) => parseDateTime(text) !== undefined, type: 'string' } },
    });
    const count = responses ? chain.length - 1 : chain.length;
    const instance = { request: chain.slice(0, count), response: chain.slice(count) };
    instances.set(operation, instance);
    return instance;
  }

  /** Judges a request and answers it with its values converted; the look-up of its route costs more than all else, so it is done only once. */
  async function judge(instance: Instance, raw: RawRequest): Promise<Request> {
    if (instance.route) {
      // Only the query of the address is looked at from here on.
      const request = describe(raw, `/${searchOf(raw.query)}`);
      request.openapi = { ...instance.route, pathParams: { ...raw.params } };
      await run(instance.request.slice(-1), request, {} as Response);
      return request;
    }
    const request = describe(raw);
    await run(instance.request, request, {} as Response);
    instance.route = { ...request.openapi };
    return request;
  }

  const describe = (raw: RawRequest, originalUrl = canonicalUrl(raw.operation.path, raw.params, raw.query)) => {
    const { operation, params, query, headers, body } = raw;
    const described = {
      method: operation.method.toUpperCase(),
      originalUrl,
      url: originalUrl,
      path: originalUrl.split('?')[0],
      baseUrl: '',
      app,
      // The body has been read as JSON, whatever it was called; without one, its type means nothing.
      headers: { ...headers, 'content-type': body === undefined ? undefined : 'application/json' },
      query: { ...query },
      params: { ...params },
      body,
    };
    return described as unknown as Described;
  };

  return {
    checksResponses: responses,

    async request(raw) {
      let request: Request;
      try {
        request = await judge(instanceOf(raw.operation), raw);
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
      const params = Object.fromEntries(operation.parameters.filter((p) => p.in === 'path').map((p) => [p.name, 'x']));
      const request = describe({ operation, params, query: {}, headers: {}, body: undefined });
      const instance = instanceOf(operation);
      const reply = {
        statusCode: status,
        getHeaders: () => ({ 'content-type': 'application/json' }),
        headersSent: false,
        json: (json: unknown) => json,
      };
      const response = reply as unknown as Response;
      // Only the route of the request is needed here, not its validity: the first two steps find it.
      await run(instance.request.slice(0, 2), request, response);
      let fault: unknown;
      const [hook] = instance.response;
      await new Promise<void>((resolve) => {
        // The hook calls on when it has wrapped `json`, and once more with the fault when what is sent is wrong.
        void hook?.(request, response, (error?: unknown) => {
          fault = error;
          resolve();
        });
      });
      reply.json(body);
      if (fault !== undefined) throw fault instanceof Error ? fault : new Error(JSON.stringify(fault));
    },
  };
}
