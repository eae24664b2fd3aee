// Events of one write as the blocks that they may become: plain data, which threads can hand over.

/** What is known of a block without looking into it. */
export interface BlockHead {
  /** Never given twice: whoever has met a block of this id knows what it holds. */
  readonly id: string;
  readonly firstKey: string;
  readonly lastKey: string;
  /** How many events it holds. */
  readonly events: number;
}

/** What a block holds, as it is stored. */
export interface BlockData extends BlockHead {
  /** Bytes of the bodies with commas between them, which come first. */
  readonly textBytes: number;
  /** Bytes of everything. */
  readonly allBytes: number;
  readonly data: Uint8Array;
}

/** A block as it is stored, with copies of its first and last event, which are read most. */
export interface Block extends BlockData {
  readonly firstBody: string;
  readonly lastBody: string;
  /** The aggregates of its events with the kind of their aggregation; null where there are none. */
  readonly aggregates: { readonly kind: string; readonly bytes: Uint8Array } | null;
}

/** Events in the order of their keys, no two of them with the same. */
export interface SealedBatch {
  readonly blocks: readonly Block[];
}
