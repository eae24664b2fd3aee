// The conformance kit: files of cases that name operations, what they are given and what has to come back. See README.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../../client/json.ts';

/** Who calls: one of the test server's callers, nobody at all, or somebody whose token nobody has issued. */
export type Caller = 'administrator' | 'contributor' | 'member' | 'stranger' | 'nobody' | 'forger';

export interface KitCall {
  readonly operation: string;
  readonly as?: Caller;
  /** Path, query and header parameters by their names; tenantId and namespaceId are filled in where they are left out. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Step extends KitCall {
  /** Values of the response to be used later as ${name}: a JSON pointer into the body for each name. */
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
  /** The namespace of its calls; the set-up makes it. */
  readonly namespace: string;
  readonly setup: readonly Step[];
  readonly cases: readonly KitCase[];
}

const folder = join(import.meta.dirname, 'cases');

/** All files of the kit by name, in the order of their names. */
export const kit: ReadonlyMap<string, KitFile> = new Map(
  readdirSync(folder)
    .sort()
    .map((file) => [file.replace('.json', ''), readJson(readFileSync(join(folder, file), 'utf8')) as KitFile]),
);

type Names = Readonly<Record<string, unknown>>;

/** The value with each ${name} in its texts replaced; a text that is nothing but ${name} becomes the value itself. */
export function filled(value: unknown, names: Names): unknown {
  if (typeof value === 'string') {
    const [, whole] = /^\$\{(\w+)\}$/.exec(value) ?? [];
    const known = (name: string) => {
      if (!(name in names)) throw new Error(`The kit knows no \${${name}}.`);
      return names[name];
    };
    return whole === undefined
      ? value.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => String(known(name)))
      : known(whole);
  }
  if (Array.isArray(value)) return value.map((item) => filled(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, names)]));
}

/** What a JSON pointer leads to. */
export function pointed(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], value);
}
