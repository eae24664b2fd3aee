// How virtual tables and their generations are named in the rows.
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { TableRef } from '../ports/table-store.ts';

/** The condition that a row belongs to the table whose key is the first three values. */
export const tableCondition = 'tenant = $1 and namespace = $2 and table_id = $3';
/** The condition that a row belongs to the generation whose key is the first three values. */
export const generationCondition = 'tenant = $1 and namespace = $2 and generation = $3';
/** The condition that a row belongs to the version that is the fourth value of that generation. */
export const versionCondition = `${generationCondition} and since <= $4 and (until is null or until > $4)`;

/** Returns the key of a table. */
export function tableKey({ tenant, namespace, table }: TableRef): readonly [string, string, string] {
  return [foldIdentifier(tenant), foldIdentifier(namespace), foldIdentifier(table)];
}

/** Returns the key of a generation of a table. */
export function generationKey(ref: TableRef, generation: number): readonly [string, string, number] {
  const [tenant, namespace] = tableKey(ref);
  return [tenant, namespace, generation];
}

/** Returns a moment in its stored form: texts of one length, which sort like the moments. */
export const momentText = (ticks: bigint): string => String(ticks).padStart(19, '0');
