import { declareOnBothDatabases } from './support/play-cases.ts';

declareOnBothDatabases('identity-client');
