// What cases of many subjects expect of a response.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';

type Check = (response: Pick<ReadResponse, 'body'>) => void;

/** Expects a JSON body. */
export const expectJson =
  (expected: unknown): Check =>
  ({ body }) => {
    expect(body).toEqual(expected);
  };

/** Returns what an error of streams names as being at fault; some have a child for each fault. */
export function errorParametersOf(body: unknown): readonly string[] {
  const { Parameters, ChildErrors } = body as { Parameters: object; ChildErrors?: object | null };
  return [...Object.keys(Parameters), ...Object.keys(ChildErrors ?? {})];
}

/** Expects an error that names the input at fault. */
export const expectErrorParameter =
  (name: string): Check =>
  ({ body }) => {
    expect(errorParametersOf(body)).toContain(name);
  };

/** Expects a reason that names what is at fault by this text. */
export const expectReason =
  (text: string): Check =>
  ({ body }) => {
    expect((body as { Reason: string }).Reason).toContain(text);
  };

/** Expects an error of identity or edge systems that names the input at fault. */
export const expectDynamicProperty =
  (name: string): Check =>
  ({ body }) => {
    expect(Object.keys((body as { DynamicProperties: object }).DynamicProperties).join()).toContain(name);
  };

/** Returns the identifiers of a list of objects. */
export const idsOf = (body: unknown): readonly string[] =>
  (body as readonly { readonly Id: string }[]).map(({ Id }) => Id);

/** Several expectations at once. */
export const expectAll =
  (...checks: readonly NonNullable<Case['check']>[]) =>
  async (response: ReadResponse, world: World, given?: unknown): Promise<void> => {
    for (const check of checks) await check(response, world, given);
  };
