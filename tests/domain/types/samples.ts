// Definitions of types as clients send them, for the tests of types.
import type { TypeDefinition } from '../../../server/domain/types/definitions.ts';
import { readType } from '../../../server/domain/types/definitions.ts';

export const time = { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 'DateTime' } };
export const state = {
  Id: 'State',
  SdsType: {
    Id: 'State',
    SdsTypeCode: 'Int32Enum',
    Properties: [
      { Id: 'Ok', Value: 0 },
      { Id: 'Warning', Value: 1 },
      { Id: 'Alarm', Value: 2 },
    ],
  },
};
export const measurement = { Id: 'Measurement', SdsType: { SdsTypeCode: 14 }, Uom: 'meter' };

/** The example type (docs/behavior/stream-data.md#example-stream). */
export const simple = { Id: 'Simple', Name: 'Simple', SdsTypeCode: 'Object', Properties: [time, state, measurement] };

/** Returns the definition of a type with the Id T. */
export const read = (json: object): TypeDefinition => readType({ SdsTypeCode: 1, ...json }, 'T');

/** Returns the subject and the message of the error that a call throws. */
export function faultOf(call: () => unknown): { readonly subject: unknown; readonly message: string } {
  try {
    call();
  } catch (error) {
    if (error instanceof Error && 'subject' in error) return { subject: error.subject, message: error.message };
    throw error;
  }
  throw new Error('The call did not throw.');
}

/** Returns the subject of the error that a call throws. */
export const subjectOf = (call: () => unknown): unknown => faultOf(call).subject;
