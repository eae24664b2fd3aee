// Every case of every operation, found in the files of ./cases, so that a file that is added comes along by itself.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './cases.ts';

/** The cases of all files, by operationId; `operationIds` tells which exports are maps of cases. */
export async function allCases(operationIds: ReadonlySet<string>): Promise<Readonly<Record<string, readonly Case[]>>> {
  const folder = join(import.meta.dirname, 'cases');
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const modules = await Promise.all(names.map((name) => import(join(folder, name)) as Promise<object>));
  const isMap = (value: object): value is Record<string, readonly Case[]> => {
    const entries = Object.entries(value);
    return entries.length > 0 && entries.every(([id, list]) => operationIds.has(id) && Array.isArray(list));
  };
  const exported = modules.flatMap((one) => Object.values(one) as unknown[]);
  const maps = exported.filter((value): value is object => typeof value === 'object' && value !== null).filter(isMap);
  const all: Record<string, Case[]> = {};
  for (const [id, list] of maps.flatMap((map) => Object.entries(map))) (all[id] ??= []).push(...list);
  return all;
}
