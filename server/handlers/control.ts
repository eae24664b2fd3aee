// The handlers of openapi/control by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/control.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { clock } from '../control/handlers/clock.ts';
import { determinism } from '../control/handlers/determinism.ts';
import { faults, type FaultServices } from '../control/handlers/faults.ts';
import { generators } from '../control/handlers/generators.ts';
import { requests, type RequestServices } from '../control/handlers/requests.ts';
import { sandboxes, type SandboxServices } from '../control/handlers/sandboxes.ts';
import { snapshots, type SnapshotServices } from '../control/handlers/snapshots.ts';

/** Returns the handlers, which share the services. */
export const control = (
  services: SandboxServices & RequestServices & SnapshotServices & FaultServices,
): AllHandlers<operations> => ({
  ...clock,
  ...determinism,
  ...faults(services),
  ...generators,
  ...requests(services),
  ...sandboxes(services),
  ...snapshots(services),
});
