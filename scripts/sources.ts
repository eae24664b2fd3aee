// The files of the contract as Redocly reads them, kept parsed for as long as they stay the same: one edit changes one of a hundred.
import { readFileSync } from 'node:fs';
import { BaseResolver, type Document, type ResolveConfig, type Source } from '@redocly/openapi-core';

/** Every file as it was last read. */
const sources = new Map<string, Source>();
const documents = new WeakMap<Source, Document>();

/** Reads files for one run of a tool of Redocly; `copies` where the tool changes what it reads, as bundling does. */
export class Sources extends BaseResolver {
  readonly #copies: boolean;

  constructor(config: ResolveConfig, { copies = false }: { readonly copies?: boolean } = {}) {
    super(config);
    this.#copies = copies;
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const known = sources.get(file);
    if (known && known.body === textOf(file)) return known;
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

/** The text of a file; undefined where there is none, which the library tells. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
