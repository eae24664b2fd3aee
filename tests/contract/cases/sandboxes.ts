// Sandboxes of the control document (docs/behavior/control.md#sandboxes).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Case, Cases } from '../support/cases.ts';
import { expectReason } from '../support/checks.ts';

const unknown = { path: { sandboxId: 'nowhere' }, check: expectReason('nowhere') };
const foreignPage: Case = {
  name: 'a web page of another site',
  status: 403,
  headers: { Origin: 'http://elsewhere.example' },
  check: expectReason('elsewhere.example'),
};

export const sandboxes: Cases<operations, typeof table, 'Sandboxes'> = {
  listSandboxes: [
    {
      name: 'returns an empty page for a count of 0',
      status: 200,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectReason('skip') },
    foreignPage,
    { name: 'no acceptable media type', status: 406, headers: { Accept: 'image/png' } },
  ],
  getSandbox: [
    { name: 'an unknown sandbox', status: 404, ...unknown },
    { name: 'default without the demo tenant', status: 404, path: { sandboxId: 'default' } },
    { ...foreignPage, path: { sandboxId: 'nowhere' } },
  ],
};
