// Runs after the last test file of a run.
export { stopSharedCluster as default } from './postgres-cluster.ts';
