import type { Migration } from './migration.ts';

// Aggregates that reads can use instead of the events of a block; blocks of earlier versions have none, so that reads use their events.
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
