// Renders the error body of a failure, with one renderer per family.
import type { ErrorFamily } from './family.ts';
import { failures, type Failure } from './failures.ts';

type Renderer = (failure: Failure, requestId: string) => object | undefined;

const commonMembers = (failure: Failure, requestId: string) => ({
  OperationId: requestId,
  Error: failures[failure.failureName].error,
  Reason: failure.message,
  Resolution: failures[failure.failureName].resolution,
});

const renderers: Readonly<Record<ErrorFamily, Renderer>> = {
  ErrorResponseBody: (failure, id) => ({
    ...commonMembers(failure, id),
    Parameters: { ...failure.details.faults, ...failure.details.parameters },
  }),
  ChildErrors: (failure, id) => {
    const members = commonMembers(failure, id);
    const { Error: error, Resolution: resolution } = members;
    const faults = Object.entries(failure.details.faults ?? {});
    return {
      ...members,
      Parameters: failure.details.parameters ?? {},
      ChildErrors:
        faults.length === 0
          ? null
          : Object.fromEntries(
              faults.map(([path, reason]) => [path, { Error: error, Reason: reason, Resolution: resolution }]),
            ),
    };
  },
  ErrorResponse: (failure, id) => ({
    ...commonMembers(failure, id),
    DynamicProperties: { ...failure.details.faults, ...failure.details.parameters },
  }),
  ErrorTemplate: commonMembers,
  ModelState: (failure) =>
    failures[failure.failureName].status === 400
      ? {
          Message: 'The request is invalid.',
          ModelState: Object.fromEntries(
            Object.entries(failure.details.faults ?? { request: failure.message }).map(([name, reason]) => [
              name,
              [reason],
            ]),
          ),
        }
      : undefined,
  none: () => undefined,
};

/** Returns the error body of a failure; undefined if the family has no body for it. */
export const renderFailure = (family: ErrorFamily, failure: Failure, requestId: string): object | undefined =>
  renderers[family](failure, requestId);
