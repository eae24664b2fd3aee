// The effect of a health message on an edge system (docs/behavior/edge-systems.md#health-messages).
import { InvalidInput } from '../model.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';
import type { Component, EdgeSystem } from './edge-system.ts';
import {
  diagnosticsEvents,
  nextMessageEvent,
  statusEvent,
  systemEvent,
  type ComponentFigures,
  type HealthEvent,
  type SystemFigures,
} from './health-streams.ts';
import { newComponent, requireUniqueIds } from './registration.ts';
import { statusOfText } from './status.ts';
import { requireValidText } from './texts.ts';

/** The report on one component in a health message. */
export interface ComponentHealth {
  readonly Id: string;
  readonly ComponentType?: string;
  readonly DeviceStatus?: string | null;
  readonly NextHealthMessageExpected?: string | null;
  readonly Errors?: readonly string[] | null;
  readonly Diagnostics?: ComponentFigures | null;
}

/** A health message in a request. */
export interface HealthMessage {
  readonly Time?: string;
  readonly SoftwareVersion?: string | null;
  readonly Components: readonly ComponentHealth[];
  readonly Diagnostics?: SystemFigures | null;
}

/** The result of a health message. */
export interface HealthUpdate {
  readonly system: EdgeSystem;
  /** The events that the message adds to streams. */
  readonly events: readonly HealthEvent[];
}

/** The maximum number of components of an edge system. */
export const maxComponents = 100;

/**
 * Returns the edge system after a message; null if a newer message has already arrived. A time in the future counts as the time of
 * arrival, so that a wrong clock does not hide later messages. Throws InvalidInput for invalid components or strings.
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
    const previous = components.get(health.Id) ?? newComponent(health.Id, health.ComponentType, path);
    const { component, events: componentEvents } = applyComponentHealth(system, previous, health, time, path);
    components.set(component.Id, component);
    events.push(...componentEvents);
  }
  if (components.size > maxComponents)
    throw new InvalidInput('Components', `An edge system must not have more than ${maxComponents} components.`);
  const diagnosticsEvent = message.Diagnostics ? systemEvent(system, time, message.Diagnostics) : null;
  return {
    system: {
      ...system,
      SoftwareVersion: message.SoftwareVersion
        ? requireValidText('SoftwareVersion', message.SoftwareVersion)
        : system.SoftwareVersion,
      LastContactedTime: time,
      hasReported: true,
      SystemDiagnosticsStreamId: diagnosticsEvent?.streamId ?? system.SystemDiagnosticsStreamId,
      Components: [...components.values()],
      IsVisible: true,
    },
    events: diagnosticsEvent ? [...events, diagnosticsEvent] : events,
  };
}

function applyComponentHealth(
  system: EdgeSystem,
  previous: Component,
  health: ComponentHealth,
  time: string,
  path: string,
): { readonly component: Component; readonly events: readonly HealthEvent[] } {
  const { DeviceStatus = null, NextHealthMessageExpected = null, Errors, Diagnostics } = health;
  const text = DeviceStatus === null ? null : requireValidText(`${path}.DeviceStatus`, DeviceStatus);
  const status = text === null ? null : statusEvent(system, previous, time, text);
  const nextMessage =
    NextHealthMessageExpected === null ? null : nextMessageEvent(system, previous, time, NextHealthMessageExpected);
  const diagnostics = diagnosticsEvents(system, previous, time, Diagnostics ?? {});
  const streams = new Map(
    [
      ...previous.DiagnosticsStreams,
      ...diagnostics.map(({ streamId, type }) => ({ Id: streamId, TypeId: type.Id })),
    ].map((stream) => [stream.Id, stream]),
  );
  const component: Component = {
    ...previous,
    ...(text === null ? {} : statusOfText(text)),
    NextHealthMessageExpected,
    Errors: [...(Errors ?? [])],
    DeviceStatusStreamId: status?.streamId ?? previous.DeviceStatusStreamId,
    NextHealthMessageExpectedStreamId: nextMessage?.streamId ?? previous.NextHealthMessageExpectedStreamId,
    DiagnosticsStreams: [...streams.values()],
  };
  return { component, events: [status, nextMessage, ...diagnostics].filter((event) => event !== null) };
}
