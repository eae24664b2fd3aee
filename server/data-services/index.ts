// The handlers of document 1 by operation: a missing one does not compile.
import type { operations } from '../../generated/types/data-services.ts';
import type { AllHandlers } from '../contract/types.ts';
import { dataViewData } from './data-view-data.ts';
import { accessControl } from './access-control.ts';
import { streamData } from './stream-data.ts';
import { streamViews } from './stream-views.ts';
import { units } from './units.ts';
import { virtualTables } from './virtual-tables.ts';

export const dataServices: AllHandlers<operations> = {
  ...streamViews,
  ...units,
  ...streamData,
  ...dataViewData,
  ...accessControl,
  ...virtualTables,
};
