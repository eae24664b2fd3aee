// Checks of responses that cases of many subjects share.
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';

type Check = (response: Pick<ReadResponse, 'body'>) => void;

/** Expects a JSON body. */
export const expectJson =
  (expected: unknown): Check =>
  ({ body }) => {
    expect(body).toEqual(expected);
  };

/** Returns the parameters that an error of data services names, those of its child errors included. */
export function errorParametersOf(body: unknown): readonly string[] {
  const { Parameters, ChildErrors } = body as { Parameters: object; ChildErrors?: object | null };
  return [...Object.keys(Parameters), ...Object.keys(ChildErrors ?? {})];
}

/** Expects a body with these members, among others. */
export const expectMembers =
  (expected: object): Check =>
  ({ body }) => {
    expect(body).toMatchObject(expected);
  };

/** Expects an error of data services that names a parameter or member. */
export const expectErrorParameter =
  (name: string): Check =>
  ({ body }) => {
    expect(errorParametersOf(body)).toContain(name);
  };

/** Expects an error whose Reason contains a text. */
export const expectReason =
  (text: string): Check =>
  ({ body }) => {
    expect((body as { Reason: string }).Reason).toContain(text);
  };

/** Expects an error of identity or edge systems that names a parameter or member. */
export const expectDynamicProperty =
  (name: string): Check =>
  ({ body }) => {
    expect(Object.keys((body as { DynamicProperties: object }).DynamicProperties)).toContain(name);
  };

/** Expects an error of identity or edge systems that names a parameter or member whose path contains a text. */
export const expectDynamicPropertyLike =
  (part: string): Check =>
  ({ body }) => {
    expect(Object.keys((body as { DynamicProperties: object }).DynamicProperties).join()).toContain(part);
  };

/** Returns the identifiers of a list of objects. */
export const idsOf = (body: unknown): readonly string[] =>
  (body as readonly { readonly Id: string }[]).map(({ Id }) => Id);

/** Returns a check that runs several checks in order. */
export const expectAll =
  (...checks: readonly NonNullable<Case['check']>[]) =>
  async (response: ReadResponse, world: World, fixture?: unknown): Promise<void> => {
    for (const check of checks) await check(response, world, fixture);
  };
