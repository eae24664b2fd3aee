import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('display');
