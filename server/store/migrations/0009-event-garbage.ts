import type { Migration } from './migration.ts';

// The numbers of removed streams whose events are not all deleted yet.
export const eventGarbage: Migration = {
  name: '0009-event-garbage',
  statements: () => ['create table event_garbage (stream bigint primary key)'],
};
