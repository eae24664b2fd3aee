// The audit log of a tenant, for its administrators.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { readAuditLog } from '../reading.ts';
import type { Handlers } from '../../api/handler-types.ts';

export const auditLog: Handlers<operations, typeof table, 'AuditLog'> = {
  async getAuditLog({ query }, { store, access, flushAudit }) {
    await flushAudit();
    const body = await readAuditLog(store.audit, access.scope.tenant, { ...query, count: query.count ?? 100 });
    return { status: 200, body };
  },
};
