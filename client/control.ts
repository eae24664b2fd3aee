// The client of the operations in openapi/control.
import type { components, operations as Operations, paths as Paths } from '../generated/types/control.ts';
import { operations } from '../generated/operations/control.ts';
import { connect, type Client } from './connect.ts';
import type { ClientOptions } from './options.ts';

/** The schemas of the document by name: ControlSchemas['Sandbox']. */
export type ControlSchemas = components['schemas'];
export type Control<PresetPath extends string = never> = Client<Paths, Operations, PresetPath>;

/**
 * A client of the control document, with which tests control a server on their own machine. It needs no token. Calls return
 * { data, error, response }.
 *
 * @example
 * const control = createControl({ baseUrl: 'http://127.0.0.1:8080' });
 * const { data, error } = await control.listSandboxes({});
 */
export function createControl<PresetPath extends string = never>(
  options: ClientOptions<PresetPath>,
): Control<PresetPath> {
  return connect(operations, options);
}
