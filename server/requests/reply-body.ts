// Bodies of answers that are sent as they are, in chunks.

/** A piece of a body, text as such or as UTF-8; the parts of a list are sent together, without being copied into one. */
export type BodyChunk = string | Uint8Array | readonly Uint8Array[];

/** Pieces of a text. */
export type TextChunks = AsyncIterable<BodyChunk>;

/** JSON text that is sent as it is, whole or in chunks; T says what it holds. */
export class JsonText<T> {
  readonly chunks: string | TextChunks;
  /** Keeps T in the type; never set. */
  declare readonly holds: T;

  constructor(chunks: string | TextChunks) {
    this.chunks = chunks;
  }
}

/** Text of another media type than JSON, in chunks. */
export class Text {
  readonly chunks: TextChunks;

  constructor(chunks: TextChunks) {
    this.chunks = chunks;
  }
}

/** A body that is no text, in chunks. */
export class Bytes {
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }
}
