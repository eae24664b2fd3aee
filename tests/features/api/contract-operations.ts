// The operations of the contract, for tests of the pipeline.
import { join } from 'node:path';
import { root } from '../../../scripts/documents.ts';
import { readOperations, type Operation } from '../../../server/api/operations.ts';

const folder = join(root, 'generated', 'openapi');

export const operations = ['data-services', 'identity', 'edge', 'provisioning'].flatMap((name) =>
  readOperations(folder, name),
);

/** Returns the operation with an id; throws if there is none. */
export function operation(id: string): Operation {
  const match = operations.find((candidate) => candidate.id === id);
  if (!match) throw new Error(`There is no operation ${id}.`);
  return match;
}
