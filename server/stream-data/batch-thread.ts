// What threads do that read long bodies of events (batch-threads.ts). What they find wrong goes back as plain data.
import { InvalidInput, type EventType } from '../domain/model.ts';
import { Failure, type FailureName } from '../errors/failures.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { KeyTwice } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import { readEvents } from './batch-reader.ts';
import type { ReadOptions } from '../requests/batch-threads.ts';
import { codecOf } from './event-codec.ts';

/** How many types are kept, those that came last: their codecs are made ready. */
const mostKept = 100;
const kept = new Map<number, EventType>();

export interface BatchTask extends ReadOptions {
  /** Its events are of this type, which always comes under the same number, and no other type under that. */
  readonly type: EventType;
  readonly number: number;
  readonly body: { readonly bytes: Uint8Array; readonly coding: SentBody['coding'] };
}

/** What a thread makes of a body. */
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

/** The events of a body, or what is wrong with it. */
export async function readBatch({ type, number, body, ...options }: BatchTask): Promise<BatchOutcome> {
  const { bytes, coding } = body;
  const sent = { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), coding };
  try {
    return { batch: await readEvents(codecOf(known(type, number)), sent, options, noPause) };
  } catch (error) {
    if (error instanceof KeyTwice) return { twice: error.key };
    if (error instanceof InvalidInput) return { invalid: { subject: error.subject, message: error.message } };
    if (!(error instanceof Failure)) throw error;
    return { failure: { name: error.failure, reason: error.message, parameters: error.details.parameters ?? {} } };
  }
}

function known(type: EventType, number: number): EventType {
  const found = kept.get(number) ?? type;
  kept.delete(number);
  kept.set(number, found);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return found;
}
