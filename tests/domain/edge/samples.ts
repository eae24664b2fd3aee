// Edge systems and components for the tests of their rules.
import type { Component, EdgeSystem } from '../../../server/domain/edge/edge-system.ts';
import { newComponent, newEdgeSystem } from '../../../server/domain/edge/registration.ts';

export const created = '2026-03-02T08:00:00Z';

/** A component of which nothing is known but what is given. */
export const component = (Id: string, more: Partial<Component> = {}): Component => ({
  ...newComponent(Id, undefined, 'Components[0]'),
  ...more,
});

/** An OPC UA gateway GW1 with these components. */
export const gateway = (Components: readonly Component[] = [], more: Partial<EdgeSystem> = {}): EdgeSystem => ({
  ...newEdgeSystem({ DeviceName: 'GW1', Type: 'OpcUa' }, created),
  Components,
  ...more,
});
