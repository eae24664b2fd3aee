// Reads the files of the contract for Redocly and caches them parsed, since an edit changes one of hundreds.
import { readFileSync } from 'node:fs';
import { BaseResolver, type Document, type ResolveConfig, type Source } from '@redocly/openapi-core';

/** Every file as it was last read. */
const sources = new Map<string, Source>();
const documents = new WeakMap<Source, Document>();

/** Resolves references for one run of Redocly; `copies` is for tools that modify what they read, as bundling does. */
export class CachedResolver extends BaseResolver {
  readonly #copies: boolean;

  constructor(config: ResolveConfig, { copies = false }: { readonly copies?: boolean } = {}) {
    super(config);
    this.#copies = copies;
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const cached = sources.get(file);
    if (cached && cached.body === readText(file)) return cached;
    const source = await super.loadExternalRef(file);
    sources.set(file, source);
    return source;
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const document = documents.get(source) ?? super.parseDocument(source, isRoot);
    documents.set(source, document);
    return this.#copies ? { source, parsed: structuredClone(document.parsed) } : document;
  }
}

/** Returns the text of a file; undefined if there is none, which the library reports. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
