import type { Migration } from './migration.ts';

// The numbers of streams that were removed and whose events are still being deleted, some at a time.
export const eventGarbage: Migration = {
  name: '0009-event-garbage',
  statements: () => ['create table event_garbage (stream bigint primary key)'],
};
