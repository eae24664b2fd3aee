// The settings of a stream that override those of its type (docs/behavior/types-and-streams.md#reading-definitions).
import { Extrapolation, InvalidInput } from '../model.ts';
import type { Interpolation } from '../model.ts';
import { interpolationNames } from './definitions.ts';
import { membersOf, pathOf, readEnum, readList, readText } from './members.ts';

/** The unit and the mode of a property; null leaves them to the type. */
export interface PropertyOverride {
  readonly SdsTypePropertyId: string;
  readonly Uom: string | null;
  readonly InterpolationMode: Interpolation | null;
}

/** A secondary index, over one property. */
export interface StreamIndex {
  readonly SdsTypePropertyId: string;
}

/** The settings of a stream; null leaves a setting to the type. Empty lists are null. */
export interface StreamSettings {
  readonly InterpolationMode: Interpolation | null;
  readonly ExtrapolationMode: Extrapolation | null;
  readonly PropertyOverrides: readonly PropertyOverride[] | null;
  readonly Indexes: readonly StreamIndex[] | null;
}

/**
 * Settings that leave everything to the type, for reads through a stream view (docs/behavior/stream-views.md#reads-through-views).
 */
export const noSettings: StreamSettings = {
  InterpolationMode: null,
  ExtrapolationMode: null,
  PropertyOverrides: null,
  Indexes: null,
};

function readIndex(input: unknown, path: string): StreamIndex {
  const subject = pathOf(path, 'SdsTypePropertyId');
  const id = readText(membersOf(input, path)('SdsTypePropertyId'), subject);
  if (id === null) throw new InvalidInput(subject, `${subject} must be given.`);
  return { SdsTypePropertyId: id };
}

/**
 * Returns the settings of a stream in a request: members match in any case, modes are numbers or names. Overrides without a property
 * are ignored, because clients send `[{}]`. Throws InvalidInput with a subject like `PropertyOverrides[0].Uom`, also for units that
 * `isUom` refuses (docs/behavior/types-and-streams.md#reading-definitions).
 */
export function readStreamSettings(input: unknown, isUom: (uom: string) => boolean): StreamSettings {
  const member = membersOf(input, '');
  const overrides = readList(member('PropertyOverrides'), 'PropertyOverrides', (entry, path) => {
    const overrideMember = membersOf(entry, path);
    const pathTo = (name: string) => pathOf(path, name);
    const Uom = readText(overrideMember('Uom'), pathTo('Uom'));
    if (Uom !== null && !isUom(Uom)) {
      throw new InvalidInput(pathTo('Uom'), `${pathTo('Uom')} must be a known unit of measure, but is '${Uom}'.`);
    }
    return {
      SdsTypePropertyId: readText(overrideMember('SdsTypePropertyId'), pathTo('SdsTypePropertyId')) ?? '',
      Uom,
      InterpolationMode: readEnum(overrideMember('InterpolationMode'), interpolationNames, pathTo('InterpolationMode')),
    };
  });
  const usedOverrides = overrides?.filter(({ SdsTypePropertyId }) => SdsTypePropertyId !== '') ?? [];
  return {
    InterpolationMode: readEnum(member('InterpolationMode'), interpolationNames, 'InterpolationMode'),
    ExtrapolationMode: readEnum(member('ExtrapolationMode'), Extrapolation, 'ExtrapolationMode'),
    PropertyOverrides: usedOverrides.length > 0 ? usedOverrides : null,
    Indexes: readList(member('Indexes'), 'Indexes', readIndex),
  };
}
