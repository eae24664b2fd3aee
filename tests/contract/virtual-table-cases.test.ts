import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('virtual-table');
