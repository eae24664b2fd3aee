// The body of a 207: what was found of the objects that a request names, and an error for each that was not.
import type { Context } from '../requests/context.ts';
import { failures } from '../errors/failures.ts';

/** The objects that were found, and for each missing identifier why it names none; `word` is what one of them is called. */
export function multiStatus<T>(
  { requestId }: Pick<Context, 'requestId'>,
  word: string,
  Data: T[],
  missing: readonly string[],
) {
  const { status, error, resolution } = failures.NotFound;
  return {
    OperationId: requestId,
    Error: `Some of the requested ${word}s could not be returned.`,
    Reason: 'One or more child operations failed.',
    EventId: requestId,
    ChildErrors: missing.map((ModelId) => ({
      OperationId: requestId,
      Error: error,
      Reason: `There is no ${word} '${ModelId}'.`,
      Resolution: resolution,
      EventId: requestId,
      StatusCode: status,
      ModelId,
    })),
    Data,
  };
}
