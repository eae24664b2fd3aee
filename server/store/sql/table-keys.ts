// Keys of virtual tables, their generations and their versions, as they are stored.
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { TableRef } from '../ports/table-store.ts';

/** The condition that a row belongs to the table whose key is $1 to $3. */
export const tableCondition = 'tenant = $1 and namespace = $2 and table_id = $3';
/** The condition that a row belongs to the generation whose key is $1 to $3. */
export const generationCondition = 'tenant = $1 and namespace = $2 and generation = $3';
/** The condition that a row belongs to version $4 of that generation. */
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
