// The port to the threads that parse long bodies of events (stream-data/batch-threads.ts).
import type { EventType } from '../domain/model.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import type { CancellationToken } from './cancellation.ts';
import type { WriteLimits } from './limits.ts';
import type { SentBody } from './sent-body.ts';

export interface ReadOptions {
  readonly limits: WriteLimits;
  /** How an event with the index of an earlier one is treated. */
  readonly duplicates: 'refuse' | 'replace';
}

/** The request that a body belongs to. */
export type Reader = Pick<CancellationToken, 'pause' | 'onEnd'>;

export interface BatchThreads {
  /** Returns the events of a body; throws what readEvents throws. */
  read(type: EventType, body: SentBody, options: ReadOptions, reader: Reader): Promise<SealedBatch>;
  close(): Promise<void>;
}
