// Response bodies that handlers make as text or bytes, in chunks.

/** A piece of a body: text, or bytes of UTF-8; the parts of a list are sent together without being copied into one. */
export type BodyChunk = string | Uint8Array | readonly Uint8Array[];

/** Pieces of a text. */
export type TextChunks = AsyncIterable<BodyChunk>;

/** JSON text, whole or in chunks; T is the type of its value. */
export class JsonBody<T> {
  readonly chunks: string | TextChunks;
  /** Only for the type checker; never set. */
  declare readonly holds: T;

  constructor(chunks: string | TextChunks) {
    this.chunks = chunks;
  }
}

/** TextBody of another media type than JSON, in chunks. */
export class TextBody {
  readonly chunks: TextChunks;

  constructor(chunks: TextChunks) {
    this.chunks = chunks;
  }
}

/** A binary body, in chunks. */
export class BinaryBody {
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }
}
