// The conformance kit: files of cases, each with a call of an operation and the expected response. See README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../client/json.ts';

/** The caller: one of the test server's callers, `nobody` without a token, or `forger` with a token that the server did not issue. */
export type Caller = 'administrator' | 'contributor' | 'member' | 'stranger' | 'nobody' | 'forger';

export interface KitCall {
  readonly operation: string;
  readonly as?: Caller;
  /** Path, query and header parameters by name. The defaults of tenantId and namespaceId are those of the file. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Step extends KitCall {
  /** Variables that later calls use as ${name}: a JSON pointer into the body of the response for each. */
  readonly keep?: Readonly<Record<string, string>>;
}

export interface Expectation {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface KitCase {
  readonly name: string;
  readonly setup?: readonly Step[];
  readonly call: KitCall;
  readonly expect: Expectation;
}

export interface KitFile {
  readonly about: string;
  /** The namespace of its calls, which the setup creates. */
  readonly namespace: string;
  readonly setup: readonly Step[];
  readonly cases: readonly KitCase[];
}

const folder = join(import.meta.dirname, 'cases');

/** The files of the kit by name, in alphabetical order. */
export const kit: ReadonlyMap<string, KitFile> = new Map(
  readdirSync(folder)
    .sort()
    .map((file) => [file.replace('.json', ''), readJson(readFileSync(join(folder, file), 'utf8')) as KitFile]),
);

type Variables = Readonly<Record<string, unknown>>;

/** Returns a value with the variables in its strings replaced; a string that is only `${name}` becomes the variable's value, of any type. */
export function substitute(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') {
    const [, whole] = /^\$\{(\w+)\}$/.exec(value) ?? [];
    const resolve = (name: string) => {
      if (!(name in variables)) throw new Error(`The kit has no variable \${${name}}.`);
      return variables[name];
    };
    return whole === undefined
      ? value.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => String(resolve(name)))
      : resolve(whole);
  }
  if (Array.isArray(value)) return value.map((item) => substitute(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, substitute(member, variables)]));
}

/** Returns the value at a JSON pointer. */
export function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], value);
}
