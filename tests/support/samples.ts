// Requests from the examples of the contract.
export * from '../../scripts/request-samples.ts';
