// Uses the internal validators of express-openapi-validator (docs/decisions/0002-server.md has the reason). No other file depends on the
// internals of that library; tests/features/api/openapi-validator.test.ts tests them.
import type { Request, Response } from 'express';
import { createRequestAjv } from 'express-openapi-validator/dist/framework/ajv/index.js';
import { AjvOptions } from 'express-openapi-validator/dist/framework/ajv/options.js';
import { defaultSerDes } from 'express-openapi-validator/dist/framework/base.serdes.js';
import type {
  NormalizedOpenApiValidatorOpts,
  OpenApiRequestMetadata,
  OpenAPIV3,
} from 'express-openapi-validator/dist/framework/types.js';
import { ResponseValidator } from 'express-openapi-validator/dist/middlewares/openapi.response.validator.js';
import { ParametersSchemaParser } from 'express-openapi-validator/dist/middlewares/parsers/schema.parse.js';
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js';
import { ajvErrorsToValidatorError, augmentAjvErrors } from 'express-openapi-validator/dist/middlewares/util.js';
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

/** The error for a request that violates the contract. */
export class InvalidRequest extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super('The request breaks its contract.');
    this.faults = faults;
  }
}

export interface OperationValidator {
  /** Returns the parameters and body with values of the declared types; throws InvalidRequest. */
  request(parts: RequestParts): ValidRequest;
  /** Throws an Error that names the members in which a JSON response violates the contract. */
  response(status: number, body: unknown): void;
}

interface Route extends OpenApiRequestMetadata {
  /** The part of an operation that the response validator reads. */
  readonly _responseSchema?: Pick<OpenAPIV3.OperationObject, 'responses'>;
}

/** The maximum length of a date-time; the contract sets none. */
const maxTimeLength = 100;

const responseOptions = { removeAdditional: false, coerceTypes: false } as const;
/** The options of the library's schema compiler, derived from the options of its middleware. */
const compilerOptions = new AjvOptions({
  validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
  validateResponses: responseOptions,
  validateFormats: true,
  ajvFormats: { mode: 'fast' },
  serDes: defaultSerDes,
  // Times can be without a zone (docs/behavior/stream-data.md#index-text). The domain checks identifiers and addresses.
  formats: {
    'date-time': {
      validate: (text: string) => text.length <= maxTimeLength && parseDateTime(text) !== undefined,
      type: 'string',
    },
  },
} as unknown as NormalizedOpenApiValidatorOpts);

/** Returns the validator of an operation. It validates responses if `hasResponses` is true. */
export function operationValidator(operation: Operation, hasResponses: boolean): OperationValidator {
  const document = operationDocument(operation, hasResponses) as unknown as OpenAPIV3.DocumentV3_1;
  // The middleware also passes false if responses are not validated, but the types do not allow it.
  const preprocessorOptions = (hasResponses ? responseOptions : false) as typeof responseOptions;
  const preprocessor = new SchemaPreprocessor(document, compilerOptions.preprocessor, preprocessorOptions);
  const { apiDoc, apiDocRes } = preprocessor.preProcess();
  const { path, method } = operation;
  const operationIn = (schemas: typeof apiDoc) => schemas.paths?.[path]?.[method as 'get'] as OpenAPIV3.OperationObject;
  const convertAndCheck = requestChecker(apiDoc, path, operationIn(apiDoc));
  const responseValidator = hasResponses
    ? new ResponseValidator(apiDocRes, compilerOptions.response, responseOptions, 0)
    : undefined;
  /** Returns what the middleware would find by routing a request. It has one response, so that the library compiles no others. */
  const routeOf = (status: number): Route => ({
    // The library caches compiled responses by this path.
    expressRoute: `${path} ${status}`,
    openApiRoute: path,
    pathParams: {},
    schema: operationIn(apiDoc),
    serial: 0,
    ...(hasResponses ? { _responseSchema: { responses: responseOf(operationIn(apiDocRes), status) } } : {}),
  });

  return {
    request({ params, query, headers, body }) {
      // The validator converts values in place.
      const valid = { params: { ...params }, query: { ...query }, headers: { ...headers }, body };
      const faults = convertAndCheck(valid);
      if (faults.length > 0) throw new InvalidRequest(faults);
      return { path: valid.params, query: valid.query, body: valid.body };
    },

    response(status, body) {
      const reply = {
        statusCode: status,
        getHeaders: () => ({ 'content-type': 'application/json' }),
        headersSent: false,
        json: (json: unknown) => json,
      };
      let fault: unknown;
      // The library wraps `json` and calls back at once; it calls back again with the fault when an invalid body is sent.
      const request = {
        method: method.toUpperCase(),
        path,
        headers: {},
        openapi: routeOf(status),
      } as unknown as Request;
      void responseValidator?.validate()(request, reply as unknown as Response, (error?: unknown) => {
        fault = error;
      });
      reply.json(body);
      if (fault !== undefined) throw fault instanceof Error ? fault : new Error(JSON.stringify(fault));
    },
  };
}

/** Returns the declared response of an operation with a status; an empty object if none is declared. */
function responseOf({ responses = {} }: OpenAPIV3.OperationObject, status: number): OpenAPIV3.ResponsesObject {
  const response = responses[String(status)];
  return response === undefined ? {} : { [status]: response };
}

/** Returns a function that converts the parameters of a request to their types, in place, and returns the faults of the request. */
function requestChecker(
  document: ReturnType<SchemaPreprocessor['preProcess']>['apiDoc'],
  path: string,
  operation: OpenAPIV3.OperationObject,
) {
  const { paths, components } = document;
  const parameterCompiler = createRequestAjv(document, { ...compilerOptions.request, coerceTypes: true });
  const { query, headers, params } = new ParametersSchemaParser(parameterCompiler, document).parse(
    path,
    operation.parameters,
  );
  const properties = { query, headers, params };
  const checkParameters = parameterCompiler.compile({ paths, components, properties });
  const bodyCompiler = createRequestAjv(document, compilerOptions.request);
  const { content = {}, required = false } = (operation.requestBody ?? {}) as Partial<OpenAPIV3.RequestBodyObject>;
  const body = content['application/json']?.schema ?? {};
  const checkBody = bodyCompiler.compile({
    paths,
    components,
    properties: { body },
    required: required ? ['body'] : [],
  });
  return (request: RequestParts): readonly Fault[] => {
    const isValid = [checkParameters(request), checkBody(request)].every(Boolean);
    if (isValid) return [];
    const errors = augmentAjvErrors([...(checkParameters.errors ?? []), ...(checkBody.errors ?? [])]);
    return ajvErrorsToValidatorError(400, errors).errors;
  };
}
