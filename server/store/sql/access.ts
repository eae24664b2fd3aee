import type { BlockCache } from '../blocks/block-cache.ts';
import type { Connection, Dialect, Reader } from '../dialect/dialect.ts';

/** How a store reaches its database: reads see what is committed and each write is a transaction; or all belongs to one under way. */
export interface DatabaseAccess {
  readonly dialect: Dialect;
  /** How many rows are held in memory at a time. */
  readonly rowsAtOnce: number;
  /** About how many events are sealed into one block. */
  readonly blockSize: number;
  readonly cache: BlockCache;
  readonly read: Reader;
  /** Called by whatever leaves events to the collection of garbage. */
  readonly onGarbage: () => void;
  write<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}
