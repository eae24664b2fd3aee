// The events of one write as blocks: plain data that threads can transfer.

/** The columns of a block that can be read without its data. */
export interface BlockHead {
  /** Never used again, so that caches can use it as their key. */
  readonly id: string;
  readonly firstKey: string;
  readonly lastKey: string;
  /** The number of events. */
  readonly events: number;
}

/** A block with its compressed data. */
export interface BlockData extends BlockHead {
  /** Decompressed bytes of the bodies, which come first, separated by commas. */
  readonly textBytes: number;
  /** Decompressed bytes of the bodies, keys and lengths. */
  readonly allBytes: number;
  readonly data: Uint8Array;
}

/** A block as it is stored, with copies of its first and last body, which are read most. */
export interface Block extends BlockData {
  readonly firstBody: string;
  readonly lastBody: string;
  /** The aggregates of its events and the kind of their aggregation; null without an aggregation. */
  readonly aggregates: { readonly kind: string; readonly bytes: Uint8Array } | null;
}

/** Events in the order of their keys, which are distinct. */
export interface SealedBatch {
  readonly blocks: readonly Block[];
}
