// Edge systems and components for the tests of edge systems.
import type { Component, EdgeSystem } from '../../../server/domain/edge/edge-system.ts';
import { newComponent, newEdgeSystem } from '../../../server/domain/edge/registration.ts';

export const created = '2026-03-02T08:00:00Z';

/** Returns a component that has not reported, with some members changed. */
export const component = (Id: string, overrides: Partial<Component> = {}): Component => ({
  ...newComponent(Id, undefined, 'Components[0]'),
  ...overrides,
});

/** Returns the OPC UA gateway GW1 with some components. */
export const gateway = (Components: readonly Component[] = [], overrides: Partial<EdgeSystem> = {}): EdgeSystem => ({
  ...newEdgeSystem({ DeviceName: 'GW1', Type: 'OpcUa' }, created),
  Components,
  ...overrides,
});
