import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { valueWriter } from '../../../server/domain/values/event-writer.ts';
import { plainConverter } from '../../../server/domain/values/plain-values.ts';
import { isEventCode, typeCodeName, typeCodeNames } from '../../../server/domain/values/type-codes.ts';
import { property, valuesOf } from './samples.ts';

describe('plain values', () => {
  const codes = typeCodeNames.keys().filter(isEventCode).toArray();
  const plainCodes = codes.filter((code) => plainConverter(property('V', code)));

  it.each(plainCodes.map((code) => [typeCodeName(code), code] as const))(
    'of %s are written by JSON.stringify as the value writer writes them',
    (_name, code) => {
      const write = valueWriter(property('V', code), { verbose: true });
      fc.assert(
        fc.property(fc.oneof(fc.constant(null), valuesOf(code)), (value) => {
          expect(JSON.stringify(plainConverter(property('V', code))?.(value))).toBe(write(value));
        }),
      );
    },
  );
});
