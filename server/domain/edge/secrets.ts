// Secrets are never stored in a configuration; placeholders for them are (docs/behavior/edge-systems.md#configurations).
import { isJsonObject } from '../values/json.ts';

/** Names of members that hold secrets, whatever the type of the edge system. */
const secretName = /(?:password|secret|token|connectionstring)$/i;
const placeholder = /^\{\{\w+\}\}$/;

/** Returns the configuration with null in place of every secret that is not a placeholder. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secretName.test(name) ? placeholderOrNull(member) : withoutSecrets(member),
    ]),
  );
}

function placeholderOrNull(member: unknown): unknown {
  return typeof member === 'string' && placeholder.test(member) ? member : null;
}
