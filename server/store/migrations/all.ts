import { eventsAndObjects } from './0001-events-and-objects.ts';
import { sealedBlocks } from './0002-sealed-blocks.ts';
import { edgeSystems } from './0003-edge-systems.ts';
import { virtualTables } from './0004-virtual-tables.ts';
import { blockDigests } from './0005-block-digests.ts';
import { tableVersions } from './0006-table-versions.ts';
import { objectsFoundById } from './0007-objects-found-by-id.ts';
import { auditLog } from './0008-audit-log.ts';
import { eventGarbage } from './0009-event-garbage.ts';
import { tenantCopies } from './0010-tenant-copies.ts';
import type { Migration } from './migration.ts';

/** All migrations in the order in which they are applied. */
export const migrations: readonly Migration[] = [
  eventsAndObjects,
  sealedBlocks,
  edgeSystems,
  virtualTables,
  blockDigests,
  tableVersions,
  objectsFoundById,
  auditLog,
  eventGarbage,
  tenantCopies,
];
