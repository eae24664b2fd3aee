// The validators of express-openapi-validator, by its parts. Only this file depends on the internals of that library;
// docs/decisions/0002-server.md has the reason; tests/features/api/openapi-validator.test.ts tests these parts.
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
import { parseDateTime } from '../domain/values/time.ts';
import type { Fault } from './faults.ts';
import type { Query } from './normalize.ts';
import { operationDocument } from './operation-document.ts';
import type { Operation } from './operations.ts';

export interface RequestParts {
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

/** A request that breaks its contract. */
export class InvalidRequest extends Error {
  readonly faults: readonly Fault[];

  constructor(message: string, faults: readonly Fault[]) {
    super(message);
    this.faults = faults;
  }
}

export interface OperationValidator {
  /** Returns the request with values of the declared types; throws InvalidRequest. */
  request(parts: RequestParts): Promise<ValidRequest>;
  /** Throws an Error that says where a JSON response differs from the contract. */
  response(status: number, body: unknown): void;
}

interface Route extends OpenApiRequestMetadata {
  /** Where the validator of responses looks for its schemas. */
  readonly _responseSchema?: unknown;
}

/** The maximum length of a date-time, which the contract does not limit. */
const maxTimeLength = 100;

const responseOptions = { removeAdditional: false, coerceTypes: false } as const;
/** The library's options for its schema compiler, from options as its middleware takes them. */
const compilerOptions = new AjvOptions({
  validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
  validateResponses: responseOptions,
  validateFormats: true,
  ajvFormats: { mode: 'fast' },
  serDes: defaultSerDes,
  // Times come with or without a zone (docs/behavior/stream-data.md#index-text); the domain checks identifiers and addresses.
  formats: {
    'date-time': {
      validate: (text: string) => text.length <= maxTimeLength && parseDateTime(text) !== undefined,
      type: 'string',
    },
  },
} as unknown as NormalizedOpenApiValidatorOpts);

/** The validators of one operation; that of responses only where `responses` is true. */
export function operationValidator(operation: Operation, responses: boolean): OperationValidator {
  const document = operationDocument(operation, responses) as unknown as OpenAPIV3.DocumentV3_1;
  // The middleware passes false, too, when responses are not validated; the types do not allow it.
  const forResponses = (responses ? responseOptions : false) as typeof responseOptions;
  const preprocessor = new SchemaPreprocessor(document, compilerOptions.preprocessor, forResponses);
  const { apiDoc, apiDocRes } = preprocessor.preProcess();
  const { path, method } = operation;
  const operationIn = (part: typeof apiDoc) => part.paths?.[path]?.[method as 'get'] as OpenAPIV3.OperationObject;
  const requestValidator = new RequestValidator(apiDoc, compilerOptions.request);
  const responseValidator = responses
    ? new ResponseValidator(apiDocRes, compilerOptions.response, responseOptions, 0)
    : undefined;
  // The middleware would find this by looking up the route.
  const route = {
    expressRoute: path,
    openApiRoute: path,
    schema: operationIn(apiDoc),
    serial: 0,
    ...(responses ? { _responseSchema: operationIn(apiDocRes) } : {}),
  };

  /** A request with the members that the library reads; it takes the query from the URL. */
  function libraryRequest({ params, query, headers, body }: RequestParts) {
    const request = {
      method: method.toUpperCase(),
      originalUrl: `/${searchOf(query)}`,
      path,
      // The body has been parsed as JSON, whatever type it was sent under; without a body its type means nothing.
      headers: { ...headers, 'content-type': body === undefined ? undefined : 'application/json' },
      query: { ...query },
      params: { ...params },
      body,
      openapi: { ...route, pathParams: { ...params } } satisfies Route,
    };
    return request as unknown as Request & { openapi: Route };
  }

  return {
    async request(parts) {
      const request = libraryRequest(parts);
      try {
        await requestValidator.validate(request, {} as Response, () => undefined);
      } catch (error) {
        const { status = 500, message, errors = [] } = error as LibraryError;
        if (status >= 500) throw error;
        throw new InvalidRequest(message, errors);
      }
      return { path: { ...request.params }, query: request.query, body: request.body as unknown };
    },

    response(status, body) {
      const reply = {
        statusCode: status,
        getHeaders: () => ({ 'content-type': 'application/json' }),
        headersSent: false,
        json: (json: unknown) => json,
      };
      let fault: unknown;
      // The library wraps `json` and calls back at once; it calls back again with the fault when a wrong body is sent.
      const request = libraryRequest({ params: {}, query: {}, headers: {}, body: undefined });
      void responseValidator?.validate()(request, reply as unknown as Response, (error?: unknown) => {
        fault = error;
      });
      reply.json(body);
      if (fault !== undefined) throw fault instanceof Error ? fault : new Error(JSON.stringify(fault));
    },
  };
}

interface LibraryError {
  readonly status?: number;
  readonly message: string;
  readonly errors?: readonly Fault[];
}

function searchOf(query: Query): string {
  const entries = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}
