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
import { requestDocument, responseDocument, responsePath } from './operation-document.ts';
import type { Bundle, Operation, Response as DeclaredResponse } from './operations.ts';

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

/** Returns the parameters and body of a request with values of the declared types; throws InvalidRequest. */
export type CheckRequest = (parts: RequestParts) => ValidRequest;

/** Throws an Error that names the members in which a JSON body violates the contract of a response. */
export type CheckResponse = (status: number, body: unknown) => void;

interface Route extends OpenApiRequestMetadata {
  /** The part of an operation that the response validator reads. */
  readonly _responseSchema: OpenAPIV3.OperationObject;
}

/** The maximum length of a date-time; the contract sets none. */
const maxTimeLength = 100;

const responseOptions = { removeAdditional: false, coerceTypes: false } as const;
/** The options of the library's schema compilers, derived from the options of its middleware. */
const options = new AjvOptions({
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
/** The same options without the schemas of JSON Schema: lint has validated the schemas of the contract. */
const compilers = {
  preprocessor: { ...options.preprocessor, meta: false },
  request: { ...options.request, meta: false },
  response: { ...options.response, meta: false },
};

/** Returns the check of the requests of an operation. */
export function requestValidator(operation: Operation): CheckRequest {
  const document = requestDocument(operation) as unknown as OpenAPIV3.DocumentV3_1;
  const { apiDoc } = preprocess(document, false);
  const convertAndCheck = requestChecker(apiDoc, operation.path, operationIn(apiDoc, operation.path, operation.method));
  return ({ params, query, headers, body }) => {
    // The validator converts values in place.
    const valid = { params: { ...params }, query: { ...query }, headers: { ...headers }, body };
    const faults = convertAndCheck(valid);
    if (faults.length > 0) throw new InvalidRequest(faults);
    return { path: valid.params, query: valid.query, body: valid.body };
  };
}

/** Returns the check of a declared response of a bundle. */
export function responseValidator(bundle: Bundle, response: DeclaredResponse): CheckResponse {
  const document = responseDocument(bundle, response) as unknown as OpenAPIV3.DocumentV3_1;
  const { apiDoc, apiDocRes } = preprocess(document, true);
  const validator = new ResponseValidator(apiDocRes, compilers.response, responseOptions, 0);
  // The middleware would find these values by routing a request.
  const openapi: Route = {
    expressRoute: responsePath,
    openApiRoute: responsePath,
    pathParams: {},
    schema: operationIn(apiDoc, responsePath, 'get'),
    serial: 0,
    _responseSchema: operationIn(apiDocRes, responsePath, 'get'),
  };

  return (status, body) => {
    const reply = {
      statusCode: status,
      getHeaders: () => ({ 'content-type': 'application/json' }),
      headersSent: false,
      json: (json: unknown) => json,
    };
    let fault: unknown;
    // The library wraps `json` and calls back at once; it calls back again with the fault when an invalid body is sent.
    const request = { method: 'GET', path: responsePath, headers: {}, openapi } as unknown as Request;
    void validator.validate()(request, reply as unknown as Response, (error?: unknown) => {
      fault = error;
    });
    reply.json(body);
    if (fault !== undefined) throw fault instanceof Error ? fault : new Error(JSON.stringify(fault));
  };
}

function preprocess(document: OpenAPIV3.DocumentV3_1, hasResponses: boolean) {
  // The middleware also passes false if responses are not validated, but the types do not allow it.
  const preprocessorOptions = (hasResponses ? responseOptions : false) as typeof responseOptions;
  const preprocessor = new SchemaPreprocessor(document, compilers.preprocessor, preprocessorOptions);
  // The library would compile each referenced schema only to return it.
  const targets = preprocessor['resolvedSchemaCache'] as Map<string, unknown>;
  for (const [section, components] of Object.entries(document.components ?? {}))
    for (const [name, component] of Object.entries(components as Readonly<Record<string, unknown>>))
      targets.set(`#/components/${section}/${name}`, component);
  return preprocessor.preProcess();
}

const operationIn = ({ paths }: CompiledDocument, path: string, method: string): OpenAPIV3.OperationObject =>
  paths?.[path]?.[method as 'get'] as OpenAPIV3.OperationObject;

type CompiledDocument = ReturnType<SchemaPreprocessor['preProcess']>['apiDoc'];

/** Returns a function that converts the parameters of a request to their types, in place, and returns the faults of the request. */
function requestChecker(document: CompiledDocument, path: string, operation: OpenAPIV3.OperationObject) {
  const { components } = document;
  const parameterCompiler = createRequestAjv(document, { ...compilers.request, coerceTypes: true });
  const { query, headers, params } = new ParametersSchemaParser(parameterCompiler, document).parse(
    path,
    operation.parameters,
  );
  const properties = { query, headers, params };
  const checkParameters = parameterCompiler.compile({ components, properties });
  const checkBody =
    operation.requestBody && bodyChecker(document, operation.requestBody as OpenAPIV3.RequestBodyObject);
  const checks = checkBody ? [checkParameters, checkBody] : [checkParameters];
  return (request: RequestParts): readonly Fault[] => {
    const isValid = checks.map((check) => check(request)).every(Boolean);
    if (isValid) return [];
    const errors = augmentAjvErrors(checks.flatMap((check) => check.errors ?? []));
    return ajvErrorsToValidatorError(400, errors).errors;
  };
}

/** Returns a function that checks the body of a request. */
function bodyChecker(document: CompiledDocument, { content, required = false }: OpenAPIV3.RequestBodyObject) {
  const { components } = document;
  const body = content['application/json']?.schema ?? {};
  const compiler = createRequestAjv(document, compilers.request);
  return compiler.compile({ components, properties: { body }, required: required ? ['body'] : [] });
}
