// The handlers of document 3 by operation: a missing one does not compile.
import type { operations as table } from '../../generated/operations/edge.ts';
import type { operations } from '../../generated/types/edge.ts';
import type { Handlers } from '../contract/types.ts';
import { accessControl } from './access-control.ts';
import { displays } from './displays.ts';
import { configurations } from './edge-configurations.ts';
import { types } from './edge-system-types.ts';
import { systems } from './edge-systems.ts';
import { folders } from './folders.ts';

/** The tags of document 3 that this server serves: all of them. */
export type Served =
  'AccessControl' | 'EdgeConfigurations' | 'EdgeSystems' | 'EdgeSystemTypes' | 'Displays' | 'Folders';

export const edge: Handlers<operations, typeof table, Served> = {
  ...accessControl,
  ...configurations,
  ...systems,
  ...types,
  ...displays,
  ...folders,
};
