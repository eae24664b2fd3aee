// How an edge system joins a namespace (docs/behavior/edge-systems.md#registration).
import { InvalidInput } from '../model.ts';
import type { Component, EdgeSystem } from './edge-system.ts';
import { edgeSystemTypes, findEdgeSystemType } from './edge-system-types.ts';
import { StatusCategory } from './status.ts';
import { boundedText, cleanTags } from './texts.ts';

export interface Registration {
  readonly DeviceName: string;
  readonly Type: string;
  readonly SoftwareVersion?: string | null;
  readonly Components?: readonly { readonly Id: string; readonly ComponentType?: string }[];
  readonly Tags?: readonly string[];
}

/** The edge system that a registration makes; throws InvalidInput for an unsupported type and a component that is given twice. */
export function registered(registration: Registration, date: string): EdgeSystem {
  const { DeviceName, SoftwareVersion = null, Components = [], Tags = [] } = registration;
  const type = findEdgeSystemType(registration.Type);
  if (!type) {
    const ids = edgeSystemTypes.map(({ Id }) => Id).join(', ');
    throw new InvalidInput('Type', `Type is '${registration.Type}', but must be one of ${ids}.`);
  }
  requireOnce(Components.map(({ Id }) => Id));
  return {
    Id: `${DeviceName}.${type.Id}`,
    DeviceName,
    TypeId: type.Id,
    Type: type.Name,
    SoftwareVersion: SoftwareVersion === null ? null : boundedText('SoftwareVersion', SoftwareVersion),
    CreatedDate: date,
    LastContactedTime: date,
    hasReported: false,
    modification: null,
    SystemDiagnosticsStreamId: null,
    Components: Components.map(({ Id, ComponentType }, i) => newComponent(Id, ComponentType, `Components[${i}]`)),
    Tags: cleanTags(Tags, 'Tags'),
    IsVisible: true,
  };
}

/** A component from which nothing was heard yet; its type is its identifier without digits at the end unless it is told. */
export function newComponent(Id: string, ComponentType: string | undefined, path: string): Component {
  boundedText(`${path}.Id`, Id);
  const withoutDigits = Id.replace(/\d+$/, '');
  return {
    Id,
    ComponentType: boundedText(`${path}.ComponentType`, ComponentType ?? (withoutDigits === '' ? Id : withoutDigits)),
    Status: StatusCategory.Discovered,
    StatusDescription: null,
    NextHealthMessageExpected: null,
    Errors: [],
    DeviceStatusStreamId: null,
    NextHealthMessageExpectedStreamId: null,
    DiagnosticsStreams: [],
  };
}

/** Throws InvalidInput that names the first component that is there twice. */
export function requireOnce(ids: readonly string[]): void {
  const at = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (at < 0) return;
  throw new InvalidInput(`Components[${at}].Id`, `Components[${at}].Id is '${ids[at]}', which is listed twice.`);
}
