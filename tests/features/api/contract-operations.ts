// Operations of the contract by their ids, for tests of the pipeline's parts.
import { join } from 'node:path';
import { root } from '../../../scripts/documents.ts';
import { readOperations, type Operation } from '../../../server/api/operations.ts';

const folder = join(root, 'generated', 'openapi');

export const operations = ['data-services', 'identity', 'edge', 'provisioning'].flatMap((name) =>
  readOperations(folder, name),
);

export function operation(id: string): Operation {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`There is no operation ${id}.`);
  return found;
}
