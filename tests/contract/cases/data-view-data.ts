// The data of data views that requests bring along (reference 5, 2 to 5 and 9).
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Case, Cases } from '../cases.ts';
import { givenPumps, grid, lines, csvMinute, r1, r2, r3, r4, range, rows } from '../data-views.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const on = (name: string, status: number, rest: Rest = {}): Case => ({ name, status, given: givenPumps, ...rest });

export const dataViewData: Cases<operations, typeof table, 'DataViewData'> = {
  queryInterpolatedData: [
    on('R1', 200, {
      query: grid,
      body: r1,
      check: rows(
        ['Timestamp', 'Area', 'Main Flow', 'Spare Flow'],
        [0, 'East', 1, 5],
        [1, 'East', 2, 5],
        [2, 'East', 3, 5],
        [0, 'West', 8, null],
        [1, 'West', 9, null],
        [2, 'West', 9, null],
      ),
    }),
  ],
  queryStoredData: [
    on('R2', 200, {
      query: range,
      body: r2,
      check: rows(
        ['Timestamp', 'PumpA Flow', 'PumpB Flow', 'PumpC Flow'],
        [0, 1, null, 8],
        [1, null, 5, 9],
        [2, 3, null, null],
      ),
    }),
    on('R2 csvh', 200, {
      query: `${range}&form=csvh`,
      body: r2,
      check: lines(
        'Timestamp,PumpA Flow,PumpB Flow,PumpC Flow',
        `${csvMinute(0)},1,,8`,
        `${csvMinute(1)},,5,9`,
        `${csvMinute(2)},3,,`,
      ),
    }),
    on('R3', 200, {
      query: range,
      body: r3,
      check: rows(
        ['Timestamp.0', 'Area.1', 'Flow.2', 'Flow.3', 'Flow.4'],
        [0, 'East', 1, null, null],
        [1, 'East', null, 5, null],
        [2, 'East', 3, null, null],
        [0, 'West', null, null, 8],
        [1, 'West', null, null, 9],
      ),
    }),
    on('R4', 200, {
      query: range,
      body: r4,
      check: rows(
        ['Timestamp', 'Area', 'Field', 'Value'],
        [0, 'East', 'Main Flow', 1],
        [1, 'East', 'Main Flow', null],
        [2, 'East', 'Main Flow', 3],
        [0, 'East', 'Spare Flow', null],
        [1, 'East', 'Spare Flow', 5],
        [2, 'East', 'Spare Flow', null],
        [0, 'West', 'Main Flow', 8],
        [1, 'West', 'Main Flow', 9],
      ),
    }),
  ],
};
