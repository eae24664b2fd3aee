// The handler of the audit log of a tenant.
import { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { readAuditLog } from '../reading.ts';
import { tokenBinding } from '../../requests/continuation-token.ts';
import type { Handlers } from '../../api/handler-types.ts';

export const auditLog: Handlers<operations, typeof table, 'AuditLog'> = {
  async getAuditLog(input, { store, access, flushAudit }) {
    await flushAudit();
    const query = { ...input.query, count: input.query.count ?? 100 };
    const body = await readAuditLog(store.audit, access.scope.tenant, query, tokenBinding(table.getAuditLog, input));
    return { status: 200, body };
  },
};
