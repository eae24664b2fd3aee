// Saves, restores and deletes the snapshots of sandboxes (docs/behavior/control.md#snapshots).
import type { components } from '../../generated/types/control.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { formatDateTime } from '../domain/values/time.ts';
import { Failure, notFound } from '../errors/failures.ts';
import { newRecord, replaceWithCopy, type ChangeRequest, type CopyOptions } from './replace-with-copy.ts';
import { getSandbox, type Sandbox } from './sandboxes.ts';
import {
  copyTenant,
  discardCopy,
  findSnapshot,
  giveUpCopy,
  keepCopy,
  lockCopies,
  readCopies,
  writeCopies,
  type SnapshotRecord,
} from './tenant-copies.ts';

export interface SnapshotOptions extends CopyOptions {
  /** The maximum number of snapshots of a sandbox. */
  readonly limit: number;
}

/** A request of the sandbox with an identifier. */
export interface SandboxRequest extends ChangeRequest {
  readonly id: string;
}

export type Snapshot = components['schemas']['Snapshot'];

export interface SnapshotService {
  /** Returns the snapshots of a sandbox in the order of their creation; throws NotFound. */
  list(request: SandboxRequest): Promise<readonly Snapshot[]>;
  /** Returns a snapshot; throws NotFound. */
  get(request: SandboxRequest, name: string): Promise<Snapshot>;
  /** Saves the contents of a sandbox; returns whether the name is new. Throws NotFound, and Conflict if there are too many. */
  save(request: SandboxRequest, name: string): Promise<{ readonly snapshot: Snapshot; readonly isNew: boolean }>;
  /** Replaces the contents of a sandbox with a snapshot; throws NotFound and Conflict. */
  restore(request: SandboxRequest, name: string): Promise<void>;
  /** Deletes a snapshot; throws NotFound. */
  delete(request: SandboxRequest, name: string): Promise<void>;
}

/** Returns the service of snapshots. */
export function snapshotService(options: SnapshotOptions): SnapshotService {
  const { store, gate, inTurn, copyInTurn, limit } = options;
  const sandboxOf = ({ id, now }: SandboxRequest) => getSandbox(store, id, formatDateTime(now));

  async function find(request: SandboxRequest, name: string): Promise<readonly [Sandbox, SnapshotRecord]> {
    const sandbox = await sandboxOf(request);
    return [sandbox, requireSnapshot(findSnapshot(await readCopies(store, sandbox.tenantId), name), name)];
  }

  return {
    async list(request) {
      const { tenantId } = await sandboxOf(request);
      return (await readCopies(store, tenantId)).snapshots.map(snapshotJson);
    },

    async get(request, name) {
      return snapshotJson((await find(request, name))[1]);
    },

    async save(request, name) {
      const { now, cancellation } = request;
      const sandbox = await sandboxOf(request);
      const tenant = sandbox.tenantId;
      const requireRoom = ({ snapshots }: { readonly snapshots: readonly SnapshotRecord[] }) => {
        if (snapshots.length >= limit && !snapshots.some((other) => isSameIdentifier(other.name, name)))
          throw new Failure('Conflict', `The sandbox has ${limit} snapshots, which is the limit (SNAPSHOT_LIMIT).`);
      };
      requireRoom(await readCopies(store, tenant));
      const copy = async () => ({
        ...(await newRecord(store, sandbox, now)),
        key: await copyTenant(store, tenant, now, { hasAuditLog: true }, () => {
          cancellation.throwIfCanceled();
        }),
        name,
      });
      const record = await gate.change(tenant, () => copyInTurn(copy), { cancellation });
      const replaced = await inTurn(cancellation, async (transaction) => {
        const copies = await lockCopies(transaction, tenant);
        requireRoom(copies);
        const earlier = findSnapshot(copies, name);
        const snapshots = [...copies.snapshots.filter((one) => one !== earlier), record];
        await writeCopies(transaction, tenant, { ...copies, snapshots });
        await keepCopy(transaction, record.key);
        if (earlier) await giveUpCopy(transaction, earlier, tenant);
        return earlier;
      }).catch(async (error: unknown) => {
        await discardCopy(store, record.key, tenant).catch(() => undefined);
        throw error;
      });
      if (replaced) await discardCopy(store, replaced.key, tenant);
      return { snapshot: snapshotJson(record), isNew: replaced === undefined };
    },

    async restore(request, name) {
      const { tenantId } = await sandboxOf(request);
      const { cancellation } = request;
      const restore = async () => {
        const [, record] = await find(request, name);
        await replaceWithCopy(options, tenantId, record, request, async (transaction) => {
          const { key } = requireSnapshot(findSnapshot(await lockCopies(transaction, tenantId), name), name);
          if (key !== record.key) throw new Failure('Conflict', `The snapshot '${name}' was replaced meanwhile.`);
        });
      };
      await gate.change(tenantId, restore, { cancellation });
    },

    async delete(request, name) {
      const { tenantId } = await sandboxOf(request);
      const removed = await inTurn(request.cancellation, async (transaction) => {
        const copies = await lockCopies(transaction, tenantId);
        const record = requireSnapshot(findSnapshot(copies, name), name);
        const snapshots = copies.snapshots.filter((one) => one !== record);
        await writeCopies(transaction, tenantId, { ...copies, snapshots });
        await giveUpCopy(transaction, record, tenantId);
        return record;
      });
      await discardCopy(store, removed.key, tenantId);
    },
  };
}

function requireSnapshot(record: SnapshotRecord | undefined, name: string): SnapshotRecord {
  if (!record) throw notFound('snapshot', name);
  return record;
}

const snapshotJson = ({ name, created }: SnapshotRecord): Snapshot => ({ name, createdDate: created });
