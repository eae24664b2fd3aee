// What a health message changes (docs/behavior/edge-systems.md#health-messages).
import { InvalidInput } from '../model.ts';
import { formatDateTime, parseDateTime } from '../values/time.ts';
import type { Component, EdgeSystem } from './edge-system.ts';
import {
  diagnosticsSamples,
  expectedSample,
  statusSample,
  systemSample,
  type ComponentFigures,
  type Sample,
  type SystemFigures,
} from './health-streams.ts';
import { newComponent, requireOnce } from './registration.ts';
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

export interface Reported {
  readonly system: EdgeSystem;
  /** What the message adds to streams. */
  readonly samples: readonly Sample[];
}

/** The most components of an edge system. */
export const mostComponents = 100;

/**
 * The edge system after a message that arrived at a moment, or null when a newer message came before. A time in the future is taken
 * for the arrival: a clock that is wrong must not hide what comes later. Throws InvalidInput.
 */
export function afterMessage(system: EdgeSystem, message: HealthMessage, arrival: bigint): Reported | null {
  requireOnce(message.Components.map(({ Id }) => Id));
  const told = message.Time === undefined ? arrival : (parseDateTime(message.Time) ?? arrival);
  const ticks = told < arrival ? told : arrival;
  if (system.hasReported && ticks < (parseDateTime(system.LastContactedTime) ?? 0n)) return null;
  const time = formatDateTime(ticks);

  const samples: Sample[] = [];
  const components = new Map(system.Components.map((component) => [component.Id, component]));
  for (const [i, health] of message.Components.entries()) {
    const path = `Components[${i}]`;
    const known = components.get(health.Id) ?? newComponent(health.Id, health.ComponentType, path);
    const { component, added } = componentAfter(system, known, health, time, path);
    components.set(component.Id, component);
    samples.push(...added);
  }
  if (components.size > mostComponents)
    throw new InvalidInput('Components', `An edge system has at most ${mostComponents} components.`);
  const figures = message.Diagnostics ? systemSample(system, time, message.Diagnostics) : null;
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
    samples: figures ? [...samples, figures] : samples,
  };
}

function componentAfter(
  system: EdgeSystem,
  known: Component,
  health: ComponentHealth,
  time: string,
  path: string,
): { readonly component: Component; readonly added: readonly Sample[] } {
  const { DeviceStatus = null, NextHealthMessageExpected = null, Errors, Diagnostics } = health;
  const text = DeviceStatus === null ? null : boundedText(`${path}.DeviceStatus`, DeviceStatus);
  const status = text === null ? null : statusSample(system, known, time, text);
  const expected =
    NextHealthMessageExpected === null ? null : expectedSample(system, known, time, NextHealthMessageExpected);
  const diagnostics = diagnosticsSamples(system, known, time, Diagnostics ?? {});
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
  return { component, added: [status, expected, ...diagnostics].filter((sample) => sample !== null) };
}
