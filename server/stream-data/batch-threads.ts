// Threads that read long bodies of events while the main thread serves other requests.
import { join } from 'node:path';
import type { Piscina } from 'piscina';
import { memoize } from '../domain/memoize.ts';
import { InvalidInput, type EventType } from '../domain/model.ts';
import type { BatchThreads } from '../requests/batch-threads.ts';
import { Failure } from '../errors/failures.ts';
import { DuplicateKey } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import { readEvents } from './batch-reader.ts';
import type { BatchOutcome, BatchTask } from './batch-thread.ts';
import { codecOf } from './event-codec.ts';

/** Milliseconds after which an idle thread ends. */
const idleTimeout = 60_000;
/** Megabytes for new objects of a thread (docs/decisions/0002-server.md#threads). */
const maxYoungGenerationSizeMb = 24;
/** Megabytes for all other objects: a thread that needs more ends without harm to the server. */
const maxOldGenerationSizeMb = 192;

/** Returns up to `maxThreads` threads, which start when there is work; with none, this thread reads bodies in slices. */
export function batchThreads(maxThreads: number): BatchThreads {
  let last = 0;
  const numberOf = memoize<EventType, number>(() => (last += 1));
  let pool: Promise<Piscina<BatchTask, BatchOutcome>> | undefined;
  const open = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<BatchTask, BatchOutcome>({
      filename: join(import.meta.dirname, 'batch-thread.ts'),
      name: 'readBatch',
      minThreads: 0,
      maxThreads,
      idleTimeout,
      resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb },
    });
  };
  return {
    async read(type, body, options, cancellation) {
      const pause = () => cancellation.pause();
      if (maxThreads === 0) return readEvents(codecOf(type), body, options, pause);
      pool ??= open();
      const abort = new AbortController();
      const stopListening = cancellation.onCancel(() => {
        abort.abort();
      });
      try {
        const { buffer, length } = body.bytes;
        // A buffer that holds nothing else is moved to the thread instead of copied.
        const transferList = buffer instanceof ArrayBuffer && buffer.byteLength === length ? [buffer] : [];
        const task = { type, number: numberOf(type), body, ...options };
        return batchOf(await (await pool).run(task, { signal: abort.signal, transferList }));
      } catch (error) {
        // The request has ended: pause throws why.
        if (abort.signal.aborted) await pause();
        throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory() : error;
      } finally {
        stopListening();
      }
    },
    close: async () => (await pool)?.destroy(),
  };
}

function batchOf(outcome: BatchOutcome): SealedBatch {
  if ('batch' in outcome) return outcome.batch;
  if ('twice' in outcome) throw new DuplicateKey(outcome.twice);
  if ('invalid' in outcome) throw new InvalidInput(outcome.invalid.subject, outcome.invalid.message);
  const { name, reason, parameters } = outcome.failure;
  throw new Failure(name, reason, { parameters });
}

const outOfMemory = () =>
  new Failure('ContentTooLarge', `The events of the body take more than ${maxOldGenerationSizeMb} MB of memory.`, {
    parameters: { Limit: `${maxOldGenerationSizeMb} MB` },
  });
