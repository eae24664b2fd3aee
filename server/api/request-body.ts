// Reads the body of a request: receives it within its limits, inflates, measures and decodes it.
import type { Request } from 'express';
import { decodeUtf8, inflateBody, bodyTooLarge, type Limit, type SentBody } from '../requests/sent-body.ts';
import { receiveBody, requireJson } from './receive-body.ts';
import { Failure } from '../errors/failures.ts';
import { hasMoreValues } from '../domain/values/json-scanner.ts';
import type { AdmittedRequest } from './admission.ts';
import { runInTurns } from '../runtime/turns.ts';
import type { Operation } from './operations.ts';

/** The deepest nesting of a body: deeper ones are attacks, not data. */
export const maxDepth = 100;
/** Bodies of events of at least so many bytes are parsed in a thread; for shorter bodies, the transfer takes longer than parsing. */
const longBody = 16_384;

export interface BodyLimits {
  /** Bytes of a list of events, as sent. */
  readonly events: Limit;
  /** Bytes of an administrative body, as sent and inflated. */
  readonly administration: Limit;
  /** Bytes of a user's document, as sent and inflated. */
  readonly documents: Limit;
  /** JSON values in any body but lists of events. */
  readonly values: Limit;
  /** Seconds within which a body has to arrive. */
  readonly seconds: number;
}

/** A body as its text; a long one of events as it was sent. */
export type RequestBody = { readonly text: string } | { readonly long: SentBody };

/**
 * Returns a function that reads the body of a request, undefined when there is none. It throws ContentTooLarge that names the limit,
 * UnsupportedMediaType, TimedOut, Overloaded, and InvalidInput for malformed UTF-8 (docs/behavior/errors-and-limits.md#request-bodies).
 */
export function requestBodyReader({ events, administration, documents, values, seconds }: BodyLimits) {
  const late = () => new Failure('TimedOut', `The body did not arrive within ${seconds} seconds (BODY_TIMEOUT).`);
  const lower = (limit: Limit) => (limit.max < events.max ? limit : events);

  return async (
    request: Request,
    body: NonNullable<Operation['body']>,
    admitted: AdmittedRequest,
  ): Promise<RequestBody | undefined> => {
    const hold = (bytes: number) => {
      admitted.addBytes(bytes);
    };
    const sent = body.isEvents ? events : lower(body.isDocument ? documents : administration);
    const received = await admitted.whileReceiving(() => receiveBody(request, { sent, seconds, late, hold }));
    if (received === undefined) {
      if (!body.required) return undefined;
      throw new Failure('InvalidInput', 'The request has no body.', { faults: { body: 'must be given' } });
    }
    requireJson(request.headers['content-type'], body.types);
    if (body.isEvents) {
      const short = await inflateBody(received, longBody - 1);
      return short ? { text: decodeUtf8(short) } : { long: received };
    }
    // The size of a document is known once it is inflated; until then it counts as a document of the maximum size.
    const expected = body.isDocument && received.coding !== 'identity' ? sent.max : 0;
    hold(expected);
    const whole = await inflateBody(received, sent.max);
    if (!whole) throw bodyTooLarge(`has more than ${sent.max} bytes when inflated`, sent);
    if (expected > 0) hold(whole.length - expected);
    if (whole.length > values.max && (await runInTurns(hasMoreValues(whole, values.max, maxDepth))))
      throw bodyTooLarge(`holds more than ${values.max} JSON values`, values);
    return { text: decodeUtf8(whole) };
  };
}
