// Runs in a thread: reads long bodies of events for batch-threads.ts. Failures return as plain data.
import { InvalidInput, type EventType } from '../domain/model.ts';
import { Failure, type FailureName } from '../errors/failures.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { DuplicateKey } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import { readEvents } from './batch-reader.ts';
import type { BatchReadOptions } from '../requests/batch-threads.ts';
import { codecOf } from './event-codec.ts';

/** The maximum number of cached types, with their codecs; the latest stay. */
const maxTypes = 100;
const typesByNumber = new Map<number, EventType>();

export interface BatchTask extends BatchReadOptions {
  /** The type of the events; each type has a number of its own. */
  readonly type: EventType;
  readonly number: number;
  readonly body: { readonly bytes: Uint8Array; readonly coding: SentBody['coding'] };
}

/** The result of reading a body. */
export type BatchOutcome =
  | { readonly batch: SealedBatch }
  | { readonly twice: string }
  | { readonly invalid: { readonly subject: string; readonly message: string } }
  | {
      readonly failure: {
        readonly name: FailureName;
        readonly reason: string;
        readonly parameters: Readonly<Record<string, string>>;
      };
    };

const noPause = () => Promise.resolve();

/** Returns the events of a body, or its fault. */
export async function readBatch({ type, number, body, ...options }: BatchTask): Promise<BatchOutcome> {
  const { bytes, coding } = body;
  const sent = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), coding };
  try {
    return { batch: await readEvents(codecOf(cachedType(type, number)), sent, options, noPause) };
  } catch (error) {
    if (error instanceof DuplicateKey) return { twice: error.key };
    if (error instanceof InvalidInput) return { invalid: { subject: error.subject, message: error.message } };
    if (!(error instanceof Failure)) throw error;
    return { failure: { name: error.failureName, reason: error.message, parameters: error.details.parameters ?? {} } };
  }
}

/** Returns the same object for each message with the type: codecs are cached by it. */
function cachedType(type: EventType, number: number): EventType {
  const cached = typesByNumber.get(number) ?? type;
  typesByNumber.delete(number);
  typesByNumber.set(number, cached);
  const [oldest] = typesByNumber.keys();
  if (typesByNumber.size > maxTypes && oldest !== undefined) typesByNumber.delete(oldest);
  return cached;
}
