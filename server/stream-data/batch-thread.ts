// Runs in a thread: reads long bodies of events for batch-threads.ts. Errors are returned as plain data, since classes cannot cross threads.
import { InvalidInput, type EventType } from '../domain/model.ts';
import { Failure, type FailureName } from '../errors/failures.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { DuplicateKey } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import { readEvents } from './batch-reader.ts';
import type { BatchReadOptions } from '../requests/batch-threads.ts';
import { codecOf } from './event-codec.ts';

/** The maximum number of cached types; each has a cached codec. */
const maxTypes = 100;
const typesByNumber = new Map<number, EventType>();

export interface BatchTask extends BatchReadOptions {
  /** The type of the events. */
  readonly type: EventType;
  /** The number of the type, which identifies it across tasks. */
  readonly typeNumber: number;
  readonly body: { readonly bytes: Uint8Array; readonly coding: SentBody['coding'] };
}

/** The events of a body, or the error of reading it. */
export type BatchOutcome =
  | { readonly batch: SealedBatch }
  | { readonly duplicateKey: string }
  | { readonly invalid: { readonly subject: string; readonly message: string } }
  | {
      readonly failure: {
        readonly name: FailureName;
        readonly reason: string;
        readonly parameters: Readonly<Record<string, string>>;
      };
    };

const noPause = () => Promise.resolve();

/** Returns the events of a body, or the error of reading it. */
export async function readBatch({ type, typeNumber, body, ...options }: BatchTask): Promise<BatchOutcome> {
  const { bytes, coding } = body;
  const sentBody = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), coding };
  try {
    return { batch: await readEvents(codecOf(cachedType(type, typeNumber)), sentBody, options, noPause) };
  } catch (error) {
    if (error instanceof DuplicateKey) return { duplicateKey: error.key };
    if (error instanceof InvalidInput) return { invalid: { subject: error.subject, message: error.message } };
    if (!(error instanceof Failure)) throw error;
    return { failure: { name: error.failureName, reason: error.message, parameters: error.details.parameters ?? {} } };
  }
}

/** Returns the same object for every task with this type number, since codecs are cached by object. */
function cachedType(type: EventType, typeNumber: number): EventType {
  const cached = typesByNumber.get(typeNumber) ?? type;
  typesByNumber.delete(typeNumber);
  typesByNumber.set(typeNumber, cached);
  const [oldest] = typesByNumber.keys();
  if (typesByNumber.size > maxTypes && oldest !== undefined) typesByNumber.delete(oldest);
  return cached;
}
