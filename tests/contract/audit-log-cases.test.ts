import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('audit-log');
