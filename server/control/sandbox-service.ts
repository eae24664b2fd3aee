// Creates, resets and deletes sandboxes (docs/behavior/control.md).
import type { components } from '../../generated/types/control.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure } from '../errors/failures.ts';
import { randomIds } from '../runtime/ids.ts';
import { addDemoData, addDemoProviders } from '../seed/demo.ts';
import { insertTenant } from '../seed/tenant.ts';
import { RequestCancellation, type CancellationToken } from '../requests/cancellation.ts';
import type { NewObject } from '../store/ports/object-store.ts';
import type { Transaction } from '../store/ports/store.ts';
import { globalScope } from '../tenancy/communities.ts';
import { defaultSandboxId, getSandbox, isExpired, sandboxJson, type Sandbox } from './sandboxes.ts';
import { sharedChanges } from './shared-changes.ts';
import { newRecord, replaceWithCopy, type CopyOptions } from './replace-with-copy.ts';
import { discardCopy, discardExpiredCopies, giveUpCopy, lockCopies, readCopies, writeCopies } from './tenant-copies.ts';
import { leaveCommunities, removeContents } from './tenant-contents.ts';
import { createQueue } from './transactions.ts';

export interface SandboxOptions extends CopyOptions {
  /** The URL of the server on this machine, through which the demo data are written. */
  readonly url: string;
  /** Whether the clients of sandboxes can get tokens, with one of which the demo data are written. */
  readonly hasBuiltInIssuer: boolean;
  /** The maximum number of sandboxes, without the sandbox `default`. */
  readonly limit: number;
}

/** A request that was canceled changes nothing and throws TimedOut; the default is a request that is never canceled. */
export interface SandboxService {
  /** Creates a sandbox and returns it with its secret; throws Conflict if there are too many. `now` is in ticks. */
  create(
    input: components['schemas']['SandboxCreate'],
    now: bigint,
    cancellation?: CancellationToken,
  ): Promise<Sandbox>;
  /** Sets a sandbox back to its seed; throws NotFound and Conflict. */
  reset(id: string, now: bigint, cancellation?: CancellationToken): Promise<void>;
  /** Deletes a sandbox with everything in it; throws NotFound, and Conflict for the sandbox `default`. */
  delete(id: string, now: bigint, cancellation?: CancellationToken): Promise<void>;
  /** Deletes the sandboxes that have expired, and what interrupted requests left. */
  deleteExpired(now: bigint): Promise<void>;
}

const namespaceId = 'sandbox';
const ticksPerSecond = 10_000_000n;
/** A sandbox whose creation was interrupted expires after this number of seconds. */
const creationSeconds = 120;

/** Returns the service of sandboxes. */
export function sandboxService(options: SandboxOptions): SandboxService {
  const { store, gate, inTurn, url, hasBuiltInIssuer, limit } = options;
  const runSeed = createQueue();
  const [shareReset, shareRemoval] = [sharedChanges(gate), sharedChanges(gate)];
  const uncanceled = new RequestCancellation();

  const remove = (tenant: string, cancellation: CancellationToken = uncanceled) =>
    shareRemoval(tenant, cancellation, async (shared) => {
      const copies = await inTurn(shared, async (transaction) => {
        const { seed, snapshots } = await lockCopies(transaction, tenant);
        const all = seed ? [seed, ...snapshots] : snapshots;
        for (const copy of all) await giveUpCopy(transaction, copy, tenant);
        await removeContents(transaction, tenant, shared);
        await transaction.objects.remove(globalScope, 'sandbox', tenant);
        await transaction.objects.remove(globalScope, 'tenantCopies', tenant);
        return all;
      });
      for (const { key } of copies) await discardCopy(store, key, tenant);
    });

  async function deleteExpired(now: bigint): Promise<void> {
    const time = formatDateTime(now);
    const expired: string[] = [];
    for await (const chunk of store.objects.list(globalScope, 'sandbox'))
      expired.push(...chunk.filter((object) => isExpired(object, time)).map(({ id }) => id));
    for (const tenant of expired) await remove(tenant);
    await discardExpiredCopies(store, now);
  }

  return {
    async create({ name = 'Sandbox', seed = 'empty', ttl }, now, cancellation = uncanceled) {
      if (seed === 'demo' && !hasBuiltInIssuer)
        throw new Failure(
          'Conflict',
          "The seed 'demo' is not possible with the tokens of another issuer (OIDC_ISSUER).",
        );
      const [tenant, client, secret] = [randomIds.uuid(), randomIds.uuid(), randomIds.bytes(32).toString('base64url')];
      const created = formatDateTime(now);
      const after = (seconds: number) => formatDateTime(now + BigInt(seconds) * ticksPerSecond);
      const expires = ttl === undefined ? null : after(ttl);
      const body = { name, seed, namespaceId, clientId: client, expires };
      const sandbox: NewObject<'sandbox'> = { id: tenant, body, owner: null, acl: null, created, modified: created };
      const clients = [{ id: client, name, secret, roles: ['administrator', 'member'] as const }];
      const isComplete = seed === 'empty';
      if ((await store.objects.count(globalScope, 'sandbox')) >= limit) await deleteExpired(now);
      const insert = async (transaction: Transaction) => {
        if ((await transaction.objects.count(globalScope, 'sandbox')) >= limit)
          throw new Failure('Conflict', `The server has ${limit} sandboxes, which is the limit (SANDBOX_LIMIT).`);
        await insertTenant(transaction, { id: tenant, name, namespace: namespaceId, clients, created });
        await addDemoProviders(transaction, created, tenant);
        const incomplete = { ...sandbox, body: { ...body, expires: after(creationSeconds), isIncomplete: true } };
        await transaction.objects.create(globalScope, 'sandbox', isComplete ? sandbox : incomplete);
        if (isComplete) await saveSeed(transaction, sandboxJson(sandbox), now);
      };
      const addDemo = async () => {
        await inTurn(cancellation, insert);
        try {
          await addDemoData(url, { tenant, namespace: namespaceId, client, secret }, cancellation);
          await inTurn(cancellation, async (transaction) => {
            await saveSeed(transaction, sandboxJson(sandbox), now);
            await transaction.objects.put(globalScope, 'sandbox', sandbox);
          });
        } catch (error) {
          await remove(tenant);
          throw error;
        }
      };
      // One after the other, so that few incomplete ones have to be removed if the requests end early.
      await (isComplete ? inTurn(cancellation, insert) : runSeed(addDemo));
      return { ...sandboxJson(sandbox), clientSecret: secret };
    },

    async reset(id, now, cancellation = uncanceled) {
      const { tenantId } = await getSandbox(store, id, formatDateTime(now));
      await shareReset(tenantId, cancellation, async (shared) => {
        const { seed } = await readCopies(store, tenantId);
        if (!seed)
          throw new Failure(
            'Conflict',
            `The sandbox '${id}' has no saved seed, since it was created without CONTROL=on.`,
          );
        await replaceWithCopy(options, tenantId, seed, { now, cancellation: shared }, async (transaction) => {
          await lockCopies(transaction, tenantId);
          await leaveCommunities(transaction, tenantId);
        });
      });
    },

    async delete(id, now, cancellation) {
      const sandbox = await getSandbox(store, id, formatDateTime(now));
      if (sandbox.id === defaultSandboxId)
        throw new Failure('Conflict', `The sandbox '${id}' is the demo tenant, which cannot be deleted.`);
      await remove(sandbox.tenantId, cancellation);
    },

    deleteExpired,
  };
}

/** Saves the contents of a small sandbox as its seed, with neither audit log nor clock. */
export async function saveSeed(transaction: Transaction, sandbox: Sandbox, now: bigint): Promise<void> {
  const key = randomIds.uuid();
  await transaction.tenants.save(sandbox.tenantId, key, { hasAuditLog: false });
  const copies = await lockCopies(transaction, sandbox.tenantId);
  const seed = { ...(await newRecord(transaction, sandbox, now)), clock: null, key };
  await writeCopies(transaction, sandbox.tenantId, { ...copies, seed });
}
