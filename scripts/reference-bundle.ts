// The bundles of the reference pages: those of the contract, with what only readers need. Servers and clients never load them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFromString, createConfig } from '@redocly/openapi-core';
import millrace from '../openapi/lint/plugin.js';
import { root, type Bundle, type Document } from './documents.ts';

const decorators = { 'millrace/access-note': 'on', 'millrace/rules-link': 'on' } as const;

/** Returns the bundle of a document with the additions of the decorators for the reference; throws if one reports a problem. */
export async function referenceBundle(document: Document): Promise<Bundle> {
  const config = await createConfig({ plugins: [millrace()], decorators });
  const path = join(root, document.bundle);
  const { bundle, problems } = await bundleFromString({
    source: readFileSync(path, 'utf8'),
    absoluteRef: path,
    config,
  });
  const [problem] = problems;
  if (problem) throw new Error(`${document.name}: ${problem.message}`);
  return bundle.parsed as Bundle;
}
