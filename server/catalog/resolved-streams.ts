// Streams with the type of their events.
import type { components } from '../../generated/types/provisioning.ts';
import { Interpolation } from '../domain/model.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import type { PropertyDefinition, TypeDefinition } from '../domain/types/definitions.ts';
import type { StreamSettings } from '../domain/types/stream-settings.ts';
import { effectiveProperties } from '../domain/types/type-graph.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { streamJson } from './streams.ts';
import { typeJson, type ResolvedType } from './types.ts';

/** Returns the complete JSON of a stream with its type. */
export function resolvedStreamJson(
  object: StoredObject<'stream'>,
  type: ResolvedType,
): components['schemas']['ResolvedStream'] {
  const resolved = typeOfStream(type.resolved, object.body);
  return { ...streamJson(object), Resolved: true, Type: typeJson({ ...type, resolved }) };
}

/**
 * Returns the type of the events of a stream: it has the settings of the stream, and the properties of base types come first
 * (docs/behavior/types-and-streams.md#modes, docs/behavior/types-and-streams.md#types-inside-types).
 */
export function typeOfStream(type: TypeDefinition, settings: StreamSettings): TypeDefinition {
  const isDiscrete = type.InterpolationMode === Interpolation.Discrete;
  const withOverride = (property: PropertyDefinition): PropertyDefinition => {
    const override = settings.PropertyOverrides?.find((override) =>
      isSameIdentifier(override.SdsTypePropertyId, property.Id),
    );
    const mode = override?.InterpolationMode ?? property.InterpolationMode;
    return {
      ...property,
      Uom: override?.Uom ?? property.Uom,
      // Discrete types ignore the mode that a property of a base type can have.
      InterpolationMode: isDiscrete ? null : mode,
    };
  };
  return {
    ...type,
    Properties: effectiveProperties(type).map(withOverride),
    BaseType: null,
    InterpolationMode: (isDiscrete ? null : settings.InterpolationMode) ?? type.InterpolationMode,
    ExtrapolationMode: settings.ExtrapolationMode ?? type.ExtrapolationMode,
  };
}
