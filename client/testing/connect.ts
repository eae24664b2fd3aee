// A connection to a server that runs already.
import { createControl, type Control } from '../control.ts';
import { createSandbox, type NewSandbox, type TestSandbox } from './sandbox.ts';

/** A server with CONTROL=on. */
export interface Millrace {
  readonly url: string;
  /** The client of the control document, for what sandboxes do not offer. */
  readonly control: Control;
  /** Creates a sandbox and returns it; the default is an empty one. */
  sandbox(options?: NewSandbox): Promise<TestSandbox>;
}

/**
 * Returns the server at a URL, for tests that share one: start it once, and connect to it in each process of the test runner.
 *
 * @example
 * const millrace = connectMillrace('http://127.0.0.1:8080');
 * await using sandbox = await millrace.sandbox();
 */
export function connectMillrace(url: string): Millrace {
  const baseUrl = url.replace(/\/+$/, '');
  const control = createControl({ baseUrl });
  return { url: baseUrl, control, sandbox: (options = {}) => createSandbox(control, baseUrl, options) };
}
