// The handlers of document 1 by operation: a missing one does not compile. Virtual tables and their access control follow.
import type { operations as table } from '../../generated/operations/data-services.ts';
import type { operations } from '../../generated/types/data-services.ts';
import type { Handlers } from '../contract/types.ts';
import { dataViewData } from './data-view-data.ts';
import { accessControl } from './access-control.ts';
import { streamData } from './stream-data.ts';
import { streamViews } from './stream-views.ts';
import { units } from './units.ts';
import { virtualTables } from './virtual-tables.ts';

/** The tags of document 1 that this server serves. */
export type Served = 'StreamViews' | 'Units' | 'StreamData' | 'DataViewData' | 'AccessControl' | 'VirtualTables';

export const dataServices: Handlers<operations, typeof table, Served> = {
  ...streamViews,
  ...units,
  ...streamData,
  ...dataViewData,
  ...accessControl,
  ...virtualTables,
};
