// The port to the threads that parse long bodies of events (stream-data/batch-threads.ts).
import type { EventType } from '../domain/model.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import type { CancellationToken } from './cancellation.ts';
import type { WriteLimits } from './limits.ts';
import type { SentBody } from './sent-body.ts';

export interface BatchReadOptions {
  readonly limits: WriteLimits;
  /** Whether an event with the index of an earlier one is refused or replaces it. */
  readonly duplicates: 'refuse' | 'replace';
}

export interface BatchThreads {
  /** Returns the events of a body; throws the errors of `readEvents`. */
  read(
    type: EventType,
    body: SentBody,
    options: BatchReadOptions,
    cancellation: Pick<CancellationToken, 'pause' | 'onCancel'>,
  ): Promise<SealedBatch>;
  /** Ends the threads. */
  close(): Promise<void>;
}
