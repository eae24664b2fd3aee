import type { BlockCache } from '../blocks/block-cache.ts';
import type { Connection, Dialect, Reader } from '../dialect/dialect.ts';

/** The access of a store to its database. Reads see committed data and each write is a transaction; or all belong to one open transaction. */
export interface DatabaseAccess {
  readonly dialect: Dialect;
  /** The maximum number of rows in memory at the same time. */
  readonly rowsAtOnce: number;
  /** The approximate number of events of a block. */
  readonly blockSize: number;
  readonly cache: BlockCache;
  readonly read: Reader;
  /** Called after a write that leaves events for the garbage collection. */
  readonly onGarbage: () => void;
  write<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}
