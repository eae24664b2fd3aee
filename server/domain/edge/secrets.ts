// Removes secrets from configurations, which only store placeholders for them (docs/behavior/edge-systems.md#configurations).
import { isJsonObject } from '../values/json.ts';

/** Matches the names of members with secrets in all types of edge systems. */
const secretNamePattern = /(?:password|secret|token|connectionstring)$/i;
const placeholderPattern = /^\{\{\w+\}\}$/;

/** Returns the configuration with null in place of every secret that is not a placeholder. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      secretNamePattern.test(name) ? placeholderOrNull(member) : withoutSecrets(member),
    ]),
  );
}

function placeholderOrNull(member: unknown): unknown {
  return typeof member === 'string' && placeholderPattern.test(member) ? member : null;
}
