// Threads that read long bodies of events, while the main one answers other requests.
import { join } from 'node:path';
import type { Piscina } from 'piscina';
import { memoized } from '../domain/memoized.ts';
import { InvalidInput, type EventType } from '../domain/model.ts';
import type { BatchThreads } from '../requests/batch-threads.ts';
import { Failure } from '../errors/failures.ts';
import { KeyTwice } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import { readEvents } from './batch-reader.ts';
import type { BatchOutcome, BatchTask } from './batch-thread.ts';
import { codecOf } from './event-codec.ts';

/** Milliseconds after which a thread that has nothing to do ends. It takes a tenth of a second to start, and some 40 MB. */
const idleTimeout = 60_000;
/** Megabytes in which a thread puts what it makes: with V8's own limit it takes a hundred more and is no faster (measured). */
const maxYoungGenerationSizeMb = 24;
/** Megabytes of all else: a thread that needs more ends, and not the server. */
const maxOldGenerationSizeMb = 192;

/** At most so many threads, each started when there is work for it; with none, bodies are read on this one, in slices. */
export function batchThreads(most: number): BatchThreads {
  let last = 0;
  const numberOf = memoized<EventType, number>(() => (last += 1));
  let pool: Promise<Piscina<BatchTask, BatchOutcome>> | undefined;
  const open = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<BatchTask, BatchOutcome>({
      filename: join(import.meta.dirname, 'batch-thread.ts'),
      name: 'readBatch',
      minThreads: 0,
      maxThreads: most,
      idleTimeout,
      resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb },
    });
  };
  return {
    async read(type, body, options, reader) {
      const pause = () => reader.pause();
      if (most === 0) return readEvents(codecOf(type), body, options, pause);
      pool ??= open();
      const abort = new AbortController();
      const forget = reader.onEnd(() => {
        abort.abort();
      });
      try {
        const { buffer, length } = body.bytes;
        // What the thread can have for itself is not copied.
        const transferList = buffer instanceof ArrayBuffer && buffer.byteLength === length ? [buffer] : [];
        const task = { type, number: numberOf(type), body, ...options };
        return batchOf(await (await pool).run(task, { signal: abort.signal, transferList }));
      } catch (error) {
        // Nobody waits any more: that is what the caller is told.
        if (abort.signal.aborted) await pause();
        throw (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory() : error;
      } finally {
        forget();
      }
    },
    close: async () => (await pool)?.destroy(),
  };
}

function batchOf(outcome: BatchOutcome): SealedBatch {
  if ('batch' in outcome) return outcome.batch;
  if ('twice' in outcome) throw new KeyTwice(outcome.twice);
  if ('invalid' in outcome) throw new InvalidInput(outcome.invalid.subject, outcome.invalid.message);
  const { name, reason, parameters } = outcome.failure;
  throw new Failure(name, reason, { parameters });
}

const outOfMemory = () =>
  new Failure('ContentTooLarge', `The events of the body take more than ${maxOldGenerationSizeMb} MB of memory.`, {
    parameters: { Limit: `${maxOldGenerationSizeMb} MB` },
  });
