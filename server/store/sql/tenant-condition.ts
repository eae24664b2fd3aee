// The part of a condition that selects tenants by their own clocks.
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import type { TenantSelection } from '../../runtime/clock.ts';

/** Returns ` and …` for the column `tenant`, with parameters from number `first` on; '' if it selects all tenants. */
export function tenantCondition(
  selection: TenantSelection,
  first: number,
): { readonly sql: string; readonly values: readonly string[] } {
  if ('only' in selection) return { sql: ` and tenant = $${first}`, values: [foldIdentifier(selection.only)] };
  const values = selection.except.map(foldIdentifier);
  const parameters = values.map((_tenant, index) => `$${first + index}`);
  return { sql: values.length === 0 ? '' : ` and tenant not in (${parameters.join(', ')})`, values };
}
