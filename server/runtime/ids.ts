// Sources of identifiers and secrets. All that reaches answers or the store takes them from the context of its request or job, so that a test can
// make them repeatable (docs/behavior/control.md#determinism).
import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** A source of identifiers and secrets. */
export interface Ids {
  /** Returns a new UUID. */
  readonly uuid: () => string;
  /** Returns new bytes, for secrets and salts. */
  readonly bytes: (count: number) => Buffer;
  /**
   * Returns the number that answers have for a row: the one that the store gave it, which counts the rows of all tenants, or with a seed one
   * that derives from the UUID of the row.
   */
  readonly numberOf: (row: { readonly number: number; readonly uuid: string }) => number;
}

/** The source of all tenants without a seed. */
export const randomIds: Ids = {
  uuid: () => randomUUID(),
  bytes: (count) => randomBytes(count),
  numberOf: ({ number }) => number,
};

/** The sources of a server. */
export interface TenantIds {
  /** Returns the source for the next request of a tenant, whose clock has been read for the request. */
  readonly ofRequest: (tenant: string) => Ids | Promise<Ids>;
  /** Returns the source for work of a tenant beside requests, which the name identifies. */
  readonly ofWork: (tenant: string, name: string) => Ids | Promise<Ids>;
}

/** The sources of a server whose tenants have no seeds. */
export const randomTenantIds: TenantIds = { ofRequest: () => randomIds, ofWork: () => randomIds };

/** Returns a source that derives everything from a seed and a name: equal ones yield the same sequence. */
export function seededIds(seed: string, name: string): Ids {
  let count = 0;
  const block = () =>
    createHmac('sha256', seed)
      .update(`${name}/${(count += 1)}`)
      .digest();
  const bytes = (length: number): Buffer => {
    const blocks: Buffer[] = [];
    while (blocks.length * 32 < length) blocks.push(block());
    return Buffer.concat(blocks).subarray(0, length);
  };
  return { uuid: () => uuidOf(bytes(16)), bytes, numberOf: ({ uuid }) => Number.parseInt(uuid.slice(0, 7), 16) };
}

/** Returns 16 bytes as a UUID of version 4. */
function uuidOf(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
