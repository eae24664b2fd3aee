import type { Migration } from './migration.ts';

// A digest has the aggregates of a block, so that reads need not read its events. Blocks written by earlier versions have none.
export const blockDigests: Migration = {
  name: '0005-block-digests',
  statements: ({ bytesType, hasOneWriter }) => [
    'alter table event_blocks add column digest_kind text',
    `alter table event_blocks add column digest ${bytesType}`,
    ...(hasOneWriter
      ? [
          'drop index event_block_heads',
          `create index event_block_heads
            on event_blocks (stream, first_key, last_key, events, id, digest_kind, digest)`,
        ]
      : []),
  ],
};
