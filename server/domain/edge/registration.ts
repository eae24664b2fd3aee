// Registers edge systems (docs/behavior/edge-systems.md#registration).
import { InvalidInput } from '../model.ts';
import type { Component, EdgeSystem } from './edge-system.ts';
import { edgeSystemTypes, findEdgeSystemType } from './edge-system-types.ts';
import { StatusCategory } from './status-category.ts';
import { requireValidText, normalizeTags } from './texts.ts';

/** The registration of an edge system in a request. */
export interface Registration {
  readonly DeviceName: string;
  readonly Type: string;
  readonly SoftwareVersion?: string | null;
  readonly Components?: readonly { readonly Id: string; readonly ComponentType?: string }[];
  readonly Tags?: readonly string[];
}

/**
 * Returns the edge system of a registration at a time; throws InvalidInput for an unsupported type, repeated components and invalid
 * strings.
 */
export function newEdgeSystem(registration: Registration, time: string): EdgeSystem {
  const { DeviceName, SoftwareVersion = null, Components = [], Tags = [] } = registration;
  const type = findEdgeSystemType(registration.Type);
  if (!type) {
    const ids = edgeSystemTypes.map(({ Id }) => Id).join(', ');
    throw new InvalidInput('Type', `Type is '${registration.Type}', but must be one of ${ids}.`);
  }
  requireUniqueIds(Components.map(({ Id }) => Id));
  return {
    Id: `${DeviceName}.${type.Id}`,
    DeviceName,
    TypeId: type.Id,
    Type: type.Name,
    SoftwareVersion: SoftwareVersion === null ? null : requireValidText('SoftwareVersion', SoftwareVersion),
    CreatedDate: time,
    LastContactedTime: time,
    hasReported: false,
    modification: null,
    SystemDiagnosticsStreamId: null,
    Components: Components.map(({ Id, ComponentType }, i) => newComponent(Id, ComponentType, `Components[${i}]`)),
    Tags: normalizeTags(Tags, 'Tags'),
    IsVisible: true,
  };
}

/** Returns a component that has not reported. By default its type is its identifier without trailing digits. */
export function newComponent(Id: string, ComponentType: string | undefined, path: string): Component {
  requireValidText(`${path}.Id`, Id);
  const withoutDigits = Id.replace(/\d+$/, '');
  return {
    Id,
    ComponentType: requireValidText(
      `${path}.ComponentType`,
      ComponentType ?? (withoutDigits === '' ? Id : withoutDigits),
    ),
    Status: StatusCategory.Discovered,
    StatusDescription: null,
    NextHealthMessageExpected: null,
    Errors: [],
    DeviceStatusStreamId: null,
    NextHealthMessageExpectedStreamId: null,
    DiagnosticsStreams: [],
  };
}

/** Throws InvalidInput that names the first repeated identifier of a component. */
export function requireUniqueIds(ids: readonly string[]): void {
  const position = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (position < 0) return;
  throw new InvalidInput(
    `Components[${position}].Id`,
    `Components[${position}].Id is '${ids[position]}', which is listed twice.`,
  );
}
