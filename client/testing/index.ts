// millrace/testing: a server for tests, and a sandbox for each test (docs/guides/testing-against-millrace.md).
export { connectMillrace, type Millrace } from './connect.ts';
export type { SandboxClock } from './clock.ts';
export type { SandboxDeterminism } from './determinism.ts';
export type { SandboxRequests } from './requests.ts';
export type { NewSandbox, TestSandbox } from './sandbox.ts';
export { startMillrace, type MillraceServer, type StartOptions } from './start.ts';
