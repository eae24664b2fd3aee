// The handlers of document 3 by operation: a missing one does not compile.
import type { operations } from '../../generated/types/edge.ts';
import type { AllHandlers } from '../contract/types.ts';
import { accessControl } from './access-control.ts';
import { displays } from './displays.ts';
import { configurations } from './edge-configurations.ts';
import { types } from './edge-system-types.ts';
import { systems } from './edge-systems.ts';
import { folders } from './folders.ts';

export const edge: AllHandlers<operations> = {
  ...accessControl,
  ...configurations,
  ...systems,
  ...types,
  ...displays,
  ...folders,
};
