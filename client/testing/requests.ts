// The log of the requests of a sandbox.
import type { Control, ControlSchemas } from '../control.ts';
import { orThrow } from '../or-throw.ts';

type RequestCalls = Pick<Control, 'listSandboxRequests' | 'listSandboxCoverage' | 'deleteSandboxRequests'>;
type Filter = NonNullable<NonNullable<Parameters<Control['listSandboxRequests']>[0]>['query']>;

/** The requests that a sandbox has received. */
export interface SandboxRequests {
  /** Returns the newest requests, the oldest first; a filter selects some of them. */
  list(filter?: Filter): Promise<readonly ControlSchemas['RecordedRequest'][]>;
  /** Returns the operations and statuses that the requests have reached. */
  coverage(): Promise<readonly ControlSchemas['OperationCoverage'][]>;
  /** Removes all requests from the log. */
  clear(): Promise<void>;
}

/** Returns the log of the requests of a sandbox. */
export function requestsOf(control: RequestCalls, sandboxId: string): SandboxRequests {
  const path = { sandboxId };
  return {
    list: (query = {}) => orThrow(control.listSandboxRequests({ path, query })),
    coverage: () => orThrow(control.listSandboxCoverage({ path })),
    clear: async () => void (await orThrow(control.deleteSandboxRequests({ path }))),
  };
}
