// Threads that read long bodies of events, while the main one answers other requests.
import { join } from 'node:path';
import type { Piscina } from 'piscina';
import type { EventType } from '../domain/model.ts';
import type { SealedBatch } from '../store/blocks/sealed-batch.ts';
import type { BatchTask } from './batch-thread.ts';

export interface BatchThreads {
  /** The events of the body of a request; null where the caller has to read it, if only to say what is wrong with it. */
  read(type: EventType, body: Uint8Array): Promise<SealedBatch | null>;
  close(): Promise<void>;
}

/** Milliseconds after which a thread that has nothing to do ends. It takes a tenth of a second to start, and some 40 MB. */
const idleTimeout = 60_000;
/** Megabytes in which a thread puts what it makes: with V8's own limit it takes a hundred more and is no faster (measured). */
const maxYoungGenerationSizeMb = 24;

/** At most so many threads, each started when there is work for it; with none, every body is left to the caller. */
export function batchThreads(most: number): BatchThreads {
  const numbers = new WeakMap<EventType, number>();
  let last = 0;
  let pool: Promise<Piscina<BatchTask, SealedBatch | null>> | undefined;
  const open = async () => {
    const { Piscina } = await import('piscina');
    return new Piscina<BatchTask, SealedBatch | null>({
      filename: join(import.meta.dirname, 'batch-thread.ts'),
      name: 'readBatch',
      minThreads: 0,
      maxThreads: most,
      idleTimeout,
      resourceLimits: { maxYoungGenerationSizeMb },
    });
  };
  return {
    async read(type, body) {
      if (most === 0) return null;
      const number = numbers.get(type) ?? (last += 1);
      numbers.set(type, number);
      pool ??= open();
      return (await pool).run({ type, number, body });
    },
    close: async () => (await pool)?.destroy(),
  };
}
