// The effect of a health message on an edge system (docs/behavior/edge-systems.md#health-messages).
import { InvalidInput } from '../model.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';
import type { Component, EdgeSystem } from './edge-system.ts';
import {
  diagnosticsEvents,
  expectedEvent,
  statusEvent,
  systemEvent,
  type ComponentFigures,
  type HealthEvent,
  type SystemFigures,
} from './health-streams.ts';
import { newComponent, requireUniqueIds } from './registration.ts';
import { statusOfText } from './status.ts';
import { boundedText } from './texts.ts';

export interface ComponentHealth {
  readonly Id: string;
  readonly ComponentType?: string;
  readonly DeviceStatus?: string | null;
  readonly NextHealthMessageExpected?: string | null;
  readonly Errors?: readonly string[] | null;
  readonly Diagnostics?: ComponentFigures | null;
}

export interface HealthMessage {
  readonly Time?: string;
  readonly SoftwareVersion?: string | null;
  readonly Components: readonly ComponentHealth[];
  readonly Diagnostics?: SystemFigures | null;
}

export interface HealthUpdate {
  readonly system: EdgeSystem;
  /** The events that the message adds to streams. */
  readonly events: readonly HealthEvent[];
}

/** The maximum number of components of an edge system. */
export const maxComponents = 100;

/**
 * Returns the edge system after a message, or null when a newer message arrived before. A time in the future counts as the time of
 * arrival, or a wrong clock would hide later messages. Throws InvalidInput.
 */
export function applyHealthMessage(system: EdgeSystem, message: HealthMessage, arrival: bigint): HealthUpdate | null {
  requireUniqueIds(message.Components.map(({ Id }) => Id));
  const sent = message.Time === undefined ? arrival : (parseDateTime(message.Time) ?? arrival);
  const ticks = sent < arrival ? sent : arrival;
  if (system.hasReported && ticks < (parseDateTime(system.LastContactedTime) ?? 0n)) return null;
  const time = formatDateTime(ticks);

  const events: HealthEvent[] = [];
  const components = new Map(system.Components.map((component) => [component.Id, component]));
  for (const [i, health] of message.Components.entries()) {
    const path = `Components[${i}]`;
    const known = components.get(health.Id) ?? newComponent(health.Id, health.ComponentType, path);
    const { component, added } = applyComponentHealth(system, known, health, time, path);
    components.set(component.Id, component);
    events.push(...added);
  }
  if (components.size > maxComponents)
    throw new InvalidInput('Components', `An edge system has at most ${maxComponents} components.`);
  const figures = message.Diagnostics ? systemEvent(system, time, message.Diagnostics) : null;
  return {
    system: {
      ...system,
      SoftwareVersion: message.SoftwareVersion
        ? boundedText('SoftwareVersion', message.SoftwareVersion)
        : system.SoftwareVersion,
      LastContactedTime: time,
      hasReported: true,
      SystemDiagnosticsStreamId: figures?.streamId ?? system.SystemDiagnosticsStreamId,
      Components: [...components.values()],
      IsVisible: true,
    },
    events: figures ? [...events, figures] : events,
  };
}

function applyComponentHealth(
  system: EdgeSystem,
  known: Component,
  health: ComponentHealth,
  time: string,
  path: string,
): { readonly component: Component; readonly added: readonly HealthEvent[] } {
  const { DeviceStatus = null, NextHealthMessageExpected = null, Errors, Diagnostics } = health;
  const text = DeviceStatus === null ? null : boundedText(`${path}.DeviceStatus`, DeviceStatus);
  const status = text === null ? null : statusEvent(system, known, time, text);
  const expected =
    NextHealthMessageExpected === null ? null : expectedEvent(system, known, time, NextHealthMessageExpected);
  const diagnostics = diagnosticsEvents(system, known, time, Diagnostics ?? {});
  const streams = new Map(
    [...known.DiagnosticsStreams, ...diagnostics.map(({ streamId, type }) => ({ Id: streamId, TypeId: type.Id }))].map(
      (stream) => [stream.Id, stream],
    ),
  );
  const component: Component = {
    ...known,
    ...(text === null ? {} : statusOfText(text)),
    NextHealthMessageExpected,
    Errors: [...(Errors ?? [])],
    DeviceStatusStreamId: status?.streamId ?? known.DeviceStatusStreamId,
    NextHealthMessageExpectedStreamId: expected?.streamId ?? known.NextHealthMessageExpectedStreamId,
    DiagnosticsStreams: [...streams.values()],
  };
  return { component, added: [status, expected, ...diagnostics].filter((event) => event !== null) };
}
