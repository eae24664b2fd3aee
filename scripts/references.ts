// References inside a bundle.
import { referencedValue } from '../server/domain/objects/json-pointer.ts';

/** Returns the local references in a value and in all components that it reaches, such as `#/components/schemas/Event`. */
export function referencesIn(bundle: object, value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  const ref: unknown = '$ref' in value ? value.$ref : undefined;
  if (typeof ref === 'string' && !found.has(ref)) {
    found.add(ref);
    referencesIn(bundle, referencedValue(bundle, ref), found);
  }
  for (const inner of Object.values(value)) referencesIn(bundle, inner, found);
  return found;
}
