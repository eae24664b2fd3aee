// What the cases of edge systems start from and expect.
import { expect } from '@jest/globals';
import { listOf } from './access.ts';
import type { Case, World } from './cases.ts';

/** A namespace whose edge systems nobody has a right on. */
export const lockedUp = (world: World) => world.ok('PUT', '/accesscontrol/softwaremanagement', listOf());

/** The cases of everybody who may not come in, for an operation that needs this right on software management. */
export const keptOut = (right: string, rest: Omit<Case, 'name' | 'status'> = {}): readonly Case[] => [
  { name: 'an administrator without an entry', status: 403, ...rest, given: lockedUp, check: says(right) },
  { name: 'an unknown namespace', status: 404, ...rest, path: { ...pathOf(rest), namespaceId: 'nowhere' } },
];

const pathOf = ({ path }: Omit<Case, 'name' | 'status'>) => (typeof path === 'object' ? path : {});

/** Expects a reason that names what is at fault by this text. */
export const says =
  (text: string): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as { Reason: string }).Reason).toContain(text);
  };

/** Expects an error that names the input at fault. */
export const blames =
  (name: string): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(Object.keys((body as { DynamicProperties: object }).DynamicProperties).join()).toContain(name);
  };

/** Expects a JSON body. */
export const json =
  (expected: unknown): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(body).toEqual(expected);
  };
