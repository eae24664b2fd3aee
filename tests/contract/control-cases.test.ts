import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('control');
