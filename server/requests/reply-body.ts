// Response bodies that handlers create as text or bytes, in chunks.

/** A chunk of a body: text, bytes, or a list of byte arrays, which are sent together without a copy. */
export type BodyChunk = string | Uint8Array | readonly Uint8Array[];

/** The chunks of a text; their bytes are UTF-8. */
export type TextChunks = AsyncIterable<BodyChunk>;

/** A JSON body, as one text or in chunks; T is the type of its value. */
export class JsonBody<T> {
  readonly chunks: string | TextChunks;
  /** For the type checker only; never set. */
  declare readonly valueType: T;

  constructor(chunks: string | TextChunks) {
    this.chunks = chunks;
  }
}

/** A text body of another media type than JSON, in chunks. */
export class TextBody {
  readonly chunks: TextChunks;

  constructor(chunks: TextChunks) {
    this.chunks = chunks;
  }
}

/** Yields a text as one chunk. */
export async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}

/** A binary body, in chunks. */
export class BinaryBody {
  readonly chunks: AsyncIterable<Uint8Array>;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.chunks = chunks;
  }
}

/** A text body whose chunks are sent as they come, for as long as the client reads: the limits on time and bytes do not apply to it. */
export class LiveBody {
  readonly chunks: AsyncIterable<string>;

  constructor(chunks: AsyncIterable<string>) {
    this.chunks = chunks;
  }
}
