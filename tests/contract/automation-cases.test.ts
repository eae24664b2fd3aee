import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('automation');
