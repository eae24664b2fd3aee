// The handlers of document 3 by operation: a missing one does not compile.
import type { operations as table } from '../../generated/operations/edge.ts';
import type { operations } from '../../generated/types/edge.ts';
import type { Handlers } from '../contract/types.ts';
import { accessControl } from './access-control.ts';
import { displays } from './displays.ts';
import { types } from './edge-system-types.ts';
import { folders } from './folders.ts';

/** The tags of document 3 that this server serves. */
export type Served = 'AccessControl' | 'EdgeSystemTypes' | 'Displays' | 'Folders';

export const edge: Handlers<operations, typeof table, Served> = { ...accessControl, ...types, ...displays, ...folders };
