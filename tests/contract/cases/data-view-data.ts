// The data of data views in request bodies: rows, pages and formats (docs/behavior/data-views.md).
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Cases } from '../support/cases.ts';
import { interpolatedData } from './data-view-interpolated.ts';
import { storedData } from './data-view-stored.ts';

export const dataViewData: Cases<operations, typeof table, 'DataViewData'> = {
  ...interpolatedData,
  ...storedData,
};
