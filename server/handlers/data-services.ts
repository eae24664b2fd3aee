// The handlers of openapi/data-services by operationId; the compiler reports a missing one.
import type { operations } from '../../generated/types/data-services.ts';
import type { AllHandlers } from '../api/handler-types.ts';
import { dataViewData } from '../data-views/handlers/data-view-data.ts';
import { accessControl } from '../catalog/handlers/access-control.ts';
import { streamData } from '../stream-data/handlers/stream-data.ts';
import { streamViews } from '../catalog/handlers/stream-views.ts';
import { units } from '../catalog/handlers/units.ts';
import { virtualTables } from '../virtual-tables/handlers/virtual-tables.ts';

export const dataServices: AllHandlers<operations> = {
  ...streamViews,
  ...units,
  ...streamData,
  ...dataViewData,
  ...accessControl,
  ...virtualTables,
};
