import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('data-view');
