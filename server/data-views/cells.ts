// Cells know their code only; what reads and writes values asks for a property.
import { Interpolation, type Property } from '../domain/model.ts';

/** A property whose values are of a code, as writers of values need one. */
export function propertyOfCode(code: number): Property {
  return {
    id: '',
    code,
    members: new Map(),
    properties: [],
    interpolation: Interpolation.Continuous,
    uom: null,
  };
}
