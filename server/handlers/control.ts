// The handlers of openapi/control by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/control.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { clock } from '../control/handlers/clock.ts';
import { sandboxes } from '../control/handlers/sandboxes.ts';

export const control: AllHandlers<operations> = { ...clock, ...sandboxes };
