// Converts thrown errors to failures.
import { DirectoryUnavailable } from '../identity-providers/port.ts';
import { InvalidInput } from '../domain/model.ts';
import { StoreUnavailable } from '../store/ports/faults.ts';
import { KeysUnavailable, Unauthenticated } from '../requests/caller.ts';
import { Failure } from '../errors/failures.ts';

/** Returns the failure for an error, whose message the response contains only if it is meant for callers. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof InvalidInput) {
    return new Failure('InvalidInput', error.message, { faults: error.faults });
  }
  if (error instanceof Unauthenticated) {
    return new Failure('Unauthenticated', error.message, { headers: { 'WWW-Authenticate': error.challenge } });
  }
  if (error instanceof StoreUnavailable)
    return new Failure('Unavailable', 'The store cannot be reached.', { cause: error });
  if (error instanceof DirectoryUnavailable)
    return new Failure('Unavailable', 'The directory of the identity provider cannot be reached.', { cause: error });
  if (error instanceof KeysUnavailable)
    return new Failure('Unavailable', 'The issuer of tokens cannot be reached.', { cause: error });
  return new Failure('Internal', 'The request could not be processed.', { cause: error });
}
