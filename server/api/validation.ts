// Validates requests and, if enabled, responses against the contract.
import { memoize } from '../domain/memoize.ts';
import { Failure } from '../errors/failures.ts';
import { faultsByName } from './faults.ts';
import { InvalidRequest, operationValidator, type RequestParts, type ValidRequest } from './openapi-validator.ts';
import type { Operation } from './operations.ts';

export type { ValidRequest } from './openapi-validator.ts';

export interface Validator {
  /** Returns the parameters and body with values of the declared types; throws InvalidInput with every fault. */
  request(operation: Operation, parts: RequestParts): ValidRequest;
  readonly hasResponseValidation: boolean;
  /** Throws an Error that names the members in which a JSON response violates the contract. */
  response(operation: Operation, status: number, body: unknown): void;
}

/** Compile the schemas of an operation when it is first used. Servers in one process share them. */
const requestValidator = memoize((operation: Operation) => operationValidator(operation, false));
const fullValidator = memoize((operation: Operation) => operationValidator(operation, true));

/** Returns a validator of requests and, if `responses` is true, of responses. */
export function createValidator({ responses }: { readonly responses: boolean }): Validator {
  const validatorOf = responses ? fullValidator : requestValidator;

  return {
    hasResponseValidation: responses,

    request(operation, parts) {
      try {
        return validatorOf(operation).request(parts);
      } catch (error) {
        throw error instanceof InvalidRequest ? invalidInput(error, operation) : error;
      }
    },

    response(operation, status, body) {
      if (responses && body !== undefined && body !== null) validatorOf(operation).response(status, body);
    },
  };
}

/** Returns the failure for a request that violates the contract. */
function invalidInput({ faults: reported }: InvalidRequest, operation: Operation): Failure {
  const faults = faultsByName(reported, operation);
  const reasons = Object.entries(faults).map(([name, fault]) => `${name} ${fault}`);
  return new Failure('InvalidInput', `${reasons.join('; ')}.`, { faults });
}
