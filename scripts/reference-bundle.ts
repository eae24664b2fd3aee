// The bundles of the reference pages: those of the contract, with what only readers need. Servers and clients never load them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import millrace from '../openapi/lint/plugin.js';
import { root, type Bundle, type Document } from './documents.ts';

/** The decorators of redocly.yaml with those of the reference. */
function decorators(): Record<string, 'on' | 'off'> {
  const config = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8')) as { decorators: Record<string, 'on'> };
  return {
    ...config.decorators,
    'millrace/without-reference-only': 'off',
    'millrace/access-note': 'on',
    'millrace/rules-link': 'on',
  };
}

/** Returns the bundle of a document with the additions of the decorators for the reference; throws if one reports a problem. */
export async function referenceBundle({ name, source }: Document): Promise<Bundle> {
  const config = await createConfig({ plugins: [millrace()], decorators: decorators() });
  const { bundle: result, problems } = await bundle({ ref: join(root, source), config });
  const [problem] = problems;
  if (problem) throw new Error(`${name}: ${problem.message}`);
  return result.parsed as Bundle;
}
