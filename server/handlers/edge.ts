// The handlers of openapi/edge by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/edge.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { accessControl } from '../edge/handlers/access-control.ts';
import { displays } from '../displays/handlers/displays.ts';
import { edgeConfigurations } from '../edge/handlers/edge-configurations.ts';
import { edgeSystemTypes } from '../edge/handlers/edge-system-types.ts';
import { edgeSystems } from '../edge/handlers/edge-systems.ts';
import { folders } from '../displays/handlers/folders.ts';

export const edge: AllHandlers<operations> = {
  ...accessControl,
  ...edgeConfigurations,
  ...edgeSystems,
  ...edgeSystemTypes,
  ...displays,
  ...folders,
};
