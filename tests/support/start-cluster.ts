// Runs before the first test file of a run that can use PostgreSQL.
export { startSharedCluster as default } from './postgres-cluster.ts';
