// Reads the body of a request: receives it, inflates it, checks its limits, and decodes it.
import type { Request } from 'express';
import { decodeUtf8, inflateBody, bodyTooLarge, type Limit, type SentBody } from '../requests/sent-body.ts';
import { receiveBody, requireJson } from './receive-body.ts';
import { Failure } from '../errors/failures.ts';
import { hasMoreValues } from '../domain/values/json-scanner.ts';
import type { AdmittedRequest } from './admission.ts';
import { limitConcurrency } from '../runtime/limit-concurrency.ts';
import { runInTurns } from '../runtime/turns.ts';
import type { Operation } from './operations.ts';

/** The maximum nesting of JSON in a body, which is far above that of real data. */
export const maxDepth = 100;
/** The maximum number of compressed bodies, other than those of events, that are inflated at the same time: each can fill its limit. */
const inflatedAtOnce = 8;
/** The minimum size of bodies of events that a thread parses; for shorter bodies, the transfer takes longer than parsing. */
const longBodyBytes = 16_384;

export interface BodyLimits {
  /** Bytes of a list of events, as sent. */
  readonly events: Limit;
  /** Bytes of an administrative body, as sent and inflated. */
  readonly administration: Limit;
  /** Bytes of a document, as sent and inflated. */
  readonly documents: Limit;
  /** JSON values in a body that is no list of events. */
  readonly values: Limit;
  /** Seconds within which a body must arrive. */
  readonly seconds: number;
}

/** A body as text, or a long body of events as sent. */
export type RequestBody = { readonly text: string } | { readonly longBody: SentBody };

/**
 * Returns a function that reads the body of a request, undefined if there is none. It throws ContentTooLarge, UnsupportedMediaType,
 * TimedOut, Overloaded, and InvalidInput for malformed UTF-8 (docs/behavior/errors-and-limits.md#request-bodies).
 */
export function requestBodyReader({ events, administration, documents, values, seconds }: BodyLimits) {
  const timeoutFailure = () =>
    new Failure('TimedOut', `The body did not arrive within ${seconds} seconds (BODY_TIMEOUT).`);
  const inTurn = limitConcurrency(inflatedAtOnce);
  const lowerLimit = (limit: Limit) => (limit.max < events.max ? limit : events);

  return async (
    request: Request,
    body: NonNullable<Operation['body']>,
    admitted: AdmittedRequest,
  ): Promise<RequestBody | undefined> => {
    const addBytes = (bytes: number) => {
      admitted.addBytes(bytes);
    };
    const sentBytes = body.isEvents ? events : lowerLimit(body.isDocument ? documents : administration);
    const receiveLimits = { sentBytes, seconds, timeoutFailure, addBytes };
    const received = await admitted.whileReceiving(() => receiveBody(request, receiveLimits));
    if (received === undefined) {
      if (!body.isRequired) return undefined;
      throw new Failure('InvalidInput', 'The request has no body.', { faults: { body: 'must be given' } });
    }
    requireJson(request.headers['content-type'], body.types);
    if (body.isEvents) {
      const bytes = await inflateBody(received, longBodyBytes - 1);
      return bytes ? { text: decodeUtf8(bytes) } : { longBody: received };
    }
    // Until a compressed document is inflated, it counts as a document of the maximum size.
    const reservedBytes = body.isDocument && received.coding !== 'identity' ? sentBytes.max : 0;
    addBytes(reservedBytes);
    const inflate = () => inflateBody(received, sentBytes.max);
    const bytes = await (received.coding === 'identity' ? inflate() : inTurn(inflate));
    if (!bytes) throw bodyTooLarge(`has more than ${sentBytes.max} bytes when inflated`, sentBytes);
    if (received.coding !== 'identity') addBytes(bytes.length - reservedBytes);
    if (bytes.length > values.max && (await runInTurns(hasMoreValues(bytes, values.max, maxDepth))))
      throw bodyTooLarge(`has more than ${values.max} JSON values`, values);
    return { text: decodeUtf8(bytes) };
  };
}
