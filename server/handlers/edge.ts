// The handlers of openapi/edge by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/edge.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { accessControl } from '../edge/handlers/access-control.ts';
import { displays } from '../displays/handlers/displays.ts';
import { configurations } from '../edge/handlers/edge-configurations.ts';
import { types } from '../edge/handlers/edge-system-types.ts';
import { systems } from '../edge/handlers/edge-systems.ts';
import { folders } from '../displays/handlers/folders.ts';

export const edge: AllHandlers<operations> = {
  ...accessControl,
  ...configurations,
  ...systems,
  ...types,
  ...displays,
  ...folders,
};
