// Creates, resets and deletes sandboxes (docs/behavior/control.md).
import { randomBytes, randomUUID } from 'node:crypto';
import type { components } from '../../generated/types/control.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure } from '../errors/failures.ts';
import { addDemoData, addDemoProviders } from '../seed/demo.ts';
import { insertTenant } from '../seed/tenant.ts';
import { cancelableStore, RequestCancellation, type CancellationToken } from '../requests/cancellation.ts';
import type { NewObject } from '../store/ports/object-store.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import { globalScope } from '../tenancy/communities.ts';
import { defaultSandboxId, getSandbox, isExpired, sandboxJson, type Sandbox } from './sandboxes.ts';
import { afterClockChange } from './clock/stored-clocks.ts';
import { sharedChanges } from './shared-changes.ts';
import { removeTenant, restoreSeed, saveSeed } from './tenant-contents.ts';
import type { TenantGate } from './tenant-gate.ts';

export interface SandboxOptions {
  readonly store: Store;
  readonly gate: TenantGate;
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
  /** Deletes the sandboxes that have expired. */
  deleteExpired(now: bigint): Promise<void>;
}

const namespaceId = 'sandbox';
const ticksPerSecond = 10_000_000n;
/** A sandbox whose creation was interrupted expires after this number of seconds. */
const creationSeconds = 120;

/** Returns a function that runs work one after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Returns the service of sandboxes. */
export function sandboxService({ store, gate, url, hasBuiltInIssuer, limit }: SandboxOptions): SandboxService {
  const runTransaction = createQueue();
  const runSeed = createQueue();
  const [shareReset, shareRemoval] = [sharedChanges(gate), sharedChanges(gate)];
  const uncanceled = new RequestCancellation();

  /** Runs transactions one after the other: those of many tests at once would take all connections to the database. */
  const inTurn = <Result>(
    cancellation: CancellationToken,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    runTransaction(() => cancelableStore(cancellation, store).transaction(work)).finally(afterClockChange);

  const remove = (tenant: string, cancellation: CancellationToken = uncanceled) =>
    shareRemoval(tenant, cancellation, (shared) =>
      inTurn(shared, async (transaction) => {
        await removeTenant(transaction, tenant, shared);
        await transaction.objects.remove(globalScope, 'sandbox', tenant);
      }),
    );

  async function deleteExpired(now: bigint): Promise<void> {
    const time = formatDateTime(now);
    const expired: string[] = [];
    for await (const chunk of store.objects.list(globalScope, 'sandbox'))
      expired.push(...chunk.filter((object) => isExpired(object, time)).map(({ id }) => id));
    for (const tenant of expired) await remove(tenant);
  }

  return {
    async create({ name = 'Sandbox', seed = 'empty', ttl }, now, cancellation = uncanceled) {
      if (seed === 'demo' && !hasBuiltInIssuer)
        throw new Failure(
          'Conflict',
          "The seed 'demo' is not possible with the tokens of another issuer (OIDC_ISSUER).",
        );
      const [tenant, client, secret] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')];
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
        if (isComplete) await saveSeed(transaction, tenant);
      };
      const addDemo = async () => {
        await inTurn(cancellation, insert);
        try {
          await addDemoData(url, { tenant, namespace: namespaceId, client, secret }, cancellation);
          await inTurn(cancellation, async (transaction) => {
            await saveSeed(transaction, tenant);
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
        if (!(await inTurn(shared, (transaction) => restoreSeed(transaction, tenantId, shared))))
          throw new Failure(
            'Conflict',
            `The sandbox '${id}' has no saved seed, since it was created without CONTROL=on.`,
          );
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
