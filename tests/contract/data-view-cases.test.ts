// The cases of data views: their data, and those that are stored.
import { dataViewData } from './cases/data-view-data.ts';
import { dataViews } from './cases/data-views.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...dataViewData, ...dataViews });
