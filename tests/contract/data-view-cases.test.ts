// The cases of data views: their data, and those that are stored.
import { dataViewData } from './cases/data-view-data.ts';
import { playOnBoth } from './play-cases.ts';

playOnBoth({ ...dataViewData });
