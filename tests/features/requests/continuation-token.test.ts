// Continuation tokens belong to one operation (docs/behavior/errors-and-limits.md#continuation-tokens).
import { expect, it } from '@jest/globals';
import { operations as dataServices } from '../../../generated/operations/data-services.ts';
import { operations as edge } from '../../../generated/operations/edge.ts';
import { operations as identity } from '../../../generated/operations/identity.ts';
import { operations as provisioning } from '../../../generated/operations/provisioning.ts';
import { tokenBinding, type OperationWithToken } from '../../../server/requests/continuation-token.ts';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly paging: { readonly by: string; readonly token?: string; readonly boundTo?: readonly string[] } | null;
}
const rows: Readonly<Record<string, Row>> = { ...dataServices, ...identity, ...edge, ...provisioning };
const isBound = (row: Row): row is Row & OperationWithToken => row.paging?.boundTo !== undefined;
const bound = Object.entries(rows).flatMap(([id, row]) => (isBound(row) ? [[id, row] as const] : []));
// The names of parameters decide their values, so operations with the same parameters have the same ones.
const parts = { path: { tenantId: 'T', namespaceId: 'N', streamId: 'S', dataViewId: 'D' }, query: {} };
const otherCase = { path: { tenantId: 't', namespaceId: 'n', streamId: 's', dataViewId: 'd' }, query: {} };

it.each(bound)('A token of %s is that of no other operation with the same parameters', (id, operation) => {
  const token = tokenBinding(operation, parts).tokenOf('position');
  const accepting = bound.filter(([, other]) => {
    try {
      return tokenBinding(other, parts).positionOf(token) === 'position';
    } catch {
      return false;
    }
  });
  expect(accepting.map(([other]) => other)).toEqual([id]);
});

it.each(bound)('A token of %s belongs to the request with identifiers in another case, too', (_id, operation) => {
  const token = tokenBinding(operation, parts).tokenOf('position');
  expect(tokenBinding(operation, otherCase).positionOf(token)).toBe('position');
});
