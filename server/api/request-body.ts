// The body of a request up to the text that is parsed: received within its limits, inflated, measured, decoded.
import type { Request } from 'express';
import { decodeText, inflated, tooLarge, type Limit, type SentBody } from '../requests/sent-body.ts';
import { receiveBody, requireJson } from './receive-body.ts';
import { Failure } from '../errors/failures.ts';
import { hasMoreValues } from '../domain/values/json-scanner.ts';
import type { Admitted } from './admission.ts';
import { inTurns } from '../runtime/turns.ts';
import type { Operation } from './operations.ts';

/** How deep a body may nest: deeper ones are attacks, not data. */
export const maxDepth = 100;
/** Bytes from which a body of events goes to a LongBodyHandler: shorter ones take less time here than on their way to a thread and back. */
const longBody = 16_384;

export interface BodyLimits {
  /** Bytes of a list of events, as sent. */
  readonly events: Limit;
  /** Bytes of a body of administration, as sent and inflated. */
  readonly administration: Limit;
  /** Bytes of a document of a user, as sent and inflated. */
  readonly documents: Limit;
  /** JSON values of every body that holds no events. */
  readonly values: Limit;
  /** Seconds within which a body has to arrive. */
  readonly seconds: number;
}

/** A body as its text, or as it was sent where that is long and holds events. */
export type RequestBody = { readonly text: string } | { readonly long: SentBody };

/**
 * A function that reads the body of an operation's request; undefined when there is none. Throws ContentTooLarge that names the limit,
 * UnsupportedMediaType, TimedOut, Overloaded, and InvalidInput for what is no UTF-8 (docs/behavior/errors-and-limits.md#request-bodies).
 */
export function requestBodyReader({ events, administration, documents, values, seconds }: BodyLimits) {
  const late = () => new Failure('TimedOut', `The body did not arrive within ${seconds} seconds (BODY_TIMEOUT).`);
  const least = (limit: Limit) => (limit.most < events.most ? limit : events);

  return async (
    request: Request,
    body: NonNullable<Operation['body']>,
    admitted: Admitted,
  ): Promise<RequestBody | undefined> => {
    const hold = (bytes: number) => {
      admitted.hold(bytes);
    };
    const sent = body.isEvents ? events : least(body.isDocument ? documents : administration);
    const received = await admitted.receive(() => receiveBody(request, { sent, seconds, late, hold }));
    if (received === undefined) {
      if (!body.required) return undefined;
      throw new Failure('InvalidInput', 'The request has no body.', { faults: { body: 'must be given' } });
    }
    requireJson(request.headers['content-type'], body.types);
    if (body.isEvents) {
      const short = await inflated(received, longBody - 1);
      return short ? { text: decodeText(short) } : { long: received };
    }
    // How much a document becomes is known once it is inflated, so it counts as the longest one until then.
    const expected = body.isDocument && received.coding !== 'identity' ? sent.most : 0;
    hold(expected);
    const whole = await inflated(received, sent.most);
    if (!whole) throw tooLarge(`has more than ${sent.most} bytes when inflated`, sent);
    if (expected > 0) hold(whole.length - expected);
    if (whole.length > values.most && (await inTurns(hasMoreValues(whole, values.most, maxDepth))))
      throw tooLarge(`holds more than ${values.most} JSON values`, values);
    return { text: decodeText(whole) };
  };
}
