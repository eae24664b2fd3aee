// What many cases of identities expect of an answer.
import { expect } from '@jest/globals';
import type { Seen } from './cases.ts';

/** Expects an error that names the input at fault among its details. */
export const failsAs =
  (name: string) =>
  ({ body }: Seen) => {
    expect(Object.keys((body as { DynamicProperties: object }).DynamicProperties).join()).toContain(name);
  };
/** The identifiers of a list of objects. */
export const ids = (body: unknown): readonly string[] =>
  (body as readonly { readonly Id: string }[]).map(({ Id }) => Id);
