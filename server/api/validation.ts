// Validates requests and, if enabled, responses against the contract.
import { memoize } from '../domain/memoize.ts';
import { Failure } from '../errors/failures.ts';
import { faultsByName } from './faults.ts';
import { InvalidRequest, requestValidator, responseValidator } from './openapi-validator.ts';
import type { RequestParts, ValidRequest } from './openapi-validator.ts';
import type { Bundle, Operation, Response } from './operations.ts';

export type { ValidRequest } from './openapi-validator.ts';

export interface Validator {
  /** Returns the parameters and body with values of the declared types; throws InvalidInput with every fault. */
  request(operation: Operation, parts: RequestParts): ValidRequest;
  readonly hasResponseValidation: boolean;
  /** Throws an Error that names the members in which a JSON response violates the contract. */
  response(operation: Operation, status: number, body: unknown): void;
}

/** Compiles the schemas of an operation when it is first used. Servers in one process share them. */
const checkRequestOf = memoize(requestValidator);
/** Compiles the schemas of a response when it is first used. Operations share the responses that they reference. */
const checkResponsesOf = memoize((bundle: Bundle) =>
  memoize((response: Response) => responseValidator(bundle, response)),
);

/** Returns a validator of requests and, if `responses` is true, of responses. */
export function createValidator({ responses }: { readonly responses: boolean }): Validator {
  return {
    hasResponseValidation: responses,

    request(operation, parts) {
      try {
        return checkRequestOf(operation)(parts);
      } catch (error) {
        throw error instanceof InvalidRequest ? invalidInput(error, operation) : error;
      }
    },

    response(operation, status, body) {
      if (!responses || body === undefined || body === null) return;
      const response = operation.responses.get(status);
      if (response === undefined) throw new Error(`The contract of ${operation.id} has no response ${status}.`);
      checkResponsesOf(operation.bundle)(response)(status, body);
    },
  };
}

/** Returns the failure for a request that violates the contract. */
function invalidInput({ faults: reported }: InvalidRequest, operation: Operation): Failure {
  const faults = faultsByName(reported, operation);
  const reasons = Object.entries(faults).map(([name, fault]) => `${name} ${fault}`);
  return new Failure('InvalidInput', `${reasons.join('; ')}.`, { faults });
}
