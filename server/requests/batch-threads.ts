// The port to the threads that read long bodies of events (stream-data/batch-threads.ts).
import type { EventType } from '../domain/model.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import type { CancellationToken } from './cancellation.ts';
import type { WriteLimits } from './limits.ts';
import type { SentBody } from './sent-body.ts';

export interface ReadOptions {
  readonly limits: WriteLimits;
  /** What becomes of events with the index of an earlier one. */
  readonly twice: 'refuse' | 'replace';
}

/** The request whose body is read. */
export type Reader = Pick<CancellationToken, 'pause' | 'onEnd'>;

export interface BatchThreads {
  /** The events of the body of a request; throws as readEvents does. */
  read(type: EventType, body: SentBody, options: ReadOptions, reader: Reader): Promise<SealedBatch>;
  close(): Promise<void>;
}
