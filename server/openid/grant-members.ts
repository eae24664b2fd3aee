// Stores which codes and tokens belong to a grant, so that they are removed with it.
import type { ObjectStore } from '../store/ports/object-store.ts';
import { keyOf, stateObject, stateScope, type Expiring, type ModelKind } from './state-records.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    openidGrantMembers: GrantMembers;
  }
}

interface Member {
  readonly kind: ModelKind;
  readonly key: string;
}

/** The codes and tokens of a grant; the record expires with the last one. */
export interface GrantMembers extends Expiring {
  readonly members: readonly Member[];
}

export const grantMembersKind = 'openidGrantMembers';
const noMembers: GrantMembers = { members: [], ends: 0 };

async function membersOf(objects: ObjectStore, grantId: string): Promise<GrantMembers> {
  return (await objects.get(stateScope, grantMembersKind, keyOf(grantId)))?.body ?? noMembers;
}

/** Adds a code or token to a grant. Requires a transaction: it locks the grant until the transaction ends. */
export async function addGrantMember(
  objects: ObjectStore,
  grantId: string,
  member: Member,
  ends: number | null,
): Promise<void> {
  const id = keyOf(grantId);
  await objects.create(stateScope, grantMembersKind, stateObject(id, noMembers));
  await objects.setAccess(stateScope, grantMembersKind, id, {});
  const before = await membersOf(objects, grantId);
  const others = before.members.filter(({ key }) => key !== member.key);
  const latestEnd = before.ends === null || ends === null ? null : Math.max(before.ends, ends);
  const after: GrantMembers = { members: [...others, member], ends: latestEnd };
  await objects.put(stateScope, grantMembersKind, stateObject(id, after));
}

/** Removes all codes and tokens of a grant. */
export async function removeGrantMembers(objects: ObjectStore, grantId: string): Promise<void> {
  const { members } = await membersOf(objects, grantId);
  for (const { kind, key } of members) await objects.remove(stateScope, kind, key);
  await objects.remove(stateScope, grantMembersKind, keyOf(grantId));
}
