// The settings of a stream that override those of its type (docs/behavior/types-and-streams.md#reading-definitions).
import { Extrapolation, InvalidInput } from '../model.ts';
import type { Interpolation } from '../model.ts';
import { interpolationNames } from './definitions.ts';
import { membersOf, pathOf, readEnum, readList, readText } from './members.ts';

/** The unit or the mode of one property; null leaves it to the type. */
export interface PropertyOverride {
  readonly SdsTypePropertyId: string;
  readonly Uom: string | null;
  readonly InterpolationMode: Interpolation | null;
}

/** A secondary index, over one property. */
export interface StreamIndex {
  readonly SdsTypePropertyId: string;
}

/** The settings of a stream; null leaves them to the type. Empty lists are null, too. */
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
 * Returns the settings in a request's JSON of a stream: members in any case, modes by number or name. Overrides without a property
 * are ignored, since clients send `[{}]`. Throws InvalidInput with a subject like `PropertyOverrides[0].Uom`, also for units that
 * `isUom` does not know by Id, name or abbreviation (docs/behavior/types-and-streams.md#reading-definitions).
 */
export function readStreamSettings(input: unknown, isUom: (uom: string) => boolean): StreamSettings {
  const member = membersOf(input, '');
  const overrides = readList(member('PropertyOverrides'), 'PropertyOverrides', (entry, path) => {
    const of = membersOf(entry, path);
    const at = (name: string) => pathOf(path, name);
    const Uom = readText(of('Uom'), at('Uom'));
    if (Uom !== null && !isUom(Uom)) {
      throw new InvalidInput(at('Uom'), `${at('Uom')} must be a known unit of measure, but is '${Uom}'.`);
    }
    return {
      SdsTypePropertyId: readText(of('SdsTypePropertyId'), at('SdsTypePropertyId')) ?? '',
      Uom,
      InterpolationMode: readEnum(of('InterpolationMode'), interpolationNames, at('InterpolationMode')),
    };
  });
  const named = overrides?.filter(({ SdsTypePropertyId }) => SdsTypePropertyId !== '') ?? [];
  return {
    InterpolationMode: readEnum(member('InterpolationMode'), interpolationNames, 'InterpolationMode'),
    ExtrapolationMode: readEnum(member('ExtrapolationMode'), Extrapolation, 'ExtrapolationMode'),
    PropertyOverrides: named.length > 0 ? named : null,
    Indexes: readList(member('Indexes'), 'Indexes', readIndex),
  };
}
