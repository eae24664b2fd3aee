// The bundles of the reference pages: those of the contract, with what only readers need. Servers and clients never load them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse } from 'yaml';
import millrace from '../openapi/lint/plugin.js';
import { codeSamples } from './code-samples.ts';
import { deref, operationsOf, root, type Bundle, type Document, type ResponseObject } from './documents.ts';
import { readErrorExamples, type ErrorExamples } from './error-examples.ts';

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

/** Returns a bundle whose error responses show the recorded examples. They are copies: many operations share a response. */
export function withErrorExamples(bundle: Bundle, examples: ErrorExamples): Bundle {
  const copy = structuredClone(bundle);
  for (const { operation } of operationsOf(copy)) {
    const recorded = Object.entries(examples[operation.operationId] ?? {}).flatMap(([status, { title, body }]) => {
      const response = operation.responses[status];
      const { content, ...rest } = response ? deref<ResponseObject>(copy, response) : {};
      if (!content?.['application/json']) return [];
      const { schema = {} } = content['application/json'];
      const media = { schema, examples: { recorded: { summary: title, value: body } } };
      return [[status, { ...rest, content: { ...content, 'application/json': media } }] as const];
    });
    Object.assign(operation.responses, Object.fromEntries(recorded));
  }
  return copy;
}

/** Returns a bundle whose operations have code samples. */
function withCodeSamples(document: Document, bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  for (const located of operationsOf(copy)) {
    Object.assign(located.operation, { 'x-codeSamples': codeSamples(document.name, bundle, located) });
  }
  return copy;
}

/** Returns the bundle of a document with the additions of the decorators for the reference; throws if one reports a problem. */
export async function referenceBundle(document: Document): Promise<Bundle> {
  const { name, source } = document;
  const config = await createConfig({ plugins: [millrace()], decorators: decorators() });
  const { bundle: result, problems } = await bundle({ ref: join(root, source), config });
  const [problem] = problems;
  if (problem) throw new Error(`${name}: ${problem.message}`);
  const withSamples = withCodeSamples(document, result.parsed as Bundle);
  return withErrorExamples(withSamples, readErrorExamples(document) ?? {});
}
