// A stream together with the type by which its events are read.
import type { components } from '../../generated/types/provisioning.ts';
import { Interpolation } from '../domain/model.ts';
import { sameIdentifier } from '../domain/objects/identifiers.ts';
import type { PropertyDefinition, TypeDefinition } from '../domain/types/definitions.ts';
import type { StreamSettings } from '../domain/types/stream-settings.ts';
import { effectiveProperties } from '../domain/types/type-graph.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { streamBody, streamJson } from './streams.ts';
import { typeJson, type ResolvedType } from './types.ts';

/** The complete JSON of a stream with its type: base types' properties first, units and modes of the stream filled in. */
export function resolvedStreamJson(
  object: StoredObject<'stream'>,
  type: ResolvedType,
): components['schemas']['ResolvedStream'] {
  const resolved = typeOfStream(type.resolved, streamBody(object));
  return { ...streamJson(object), Resolved: true, Type: typeJson({ ...type, resolved }) };
}

/**
 * The type as a stream reads it: its own settings applied, and everything of the base types taken into it
 * (docs/behavior/types-and-streams.md#modes, docs/behavior/types-and-streams.md#types-inside-types).
 */
export function typeOfStream(type: TypeDefinition, settings: StreamSettings): TypeDefinition {
  const isDiscrete = type.InterpolationMode === Interpolation.Discrete;
  const overridden = (property: PropertyDefinition): PropertyDefinition => {
    const override = settings.PropertyOverrides?.find((one) => sameIdentifier(one.SdsTypePropertyId, property.Id));
    const mode = override?.InterpolationMode ?? property.InterpolationMode;
    return {
      ...property,
      Uom: override?.Uom ?? property.Uom,
      // Inherited from a base type, a property can have a mode that does not count here.
      InterpolationMode: isDiscrete ? null : mode,
    };
  };
  return {
    ...type,
    Properties: effectiveProperties(type).map(overridden),
    BaseType: null,
    InterpolationMode: (isDiscrete ? null : settings.InterpolationMode) ?? type.InterpolationMode,
    ExtrapolationMode: settings.ExtrapolationMode ?? type.ExtrapolationMode,
  };
}
