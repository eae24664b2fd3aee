// Reads pages of the audit log, newest records first.
import type { components } from '../../generated/types/provisioning.ts';
import { InvalidInput } from '../domain/model.ts';
import { isSameIdentifier } from '../domain/objects/identifiers.ts';
import { maxDateTime } from '../domain/values/ticks.ts';
import { formatDateTime, parseDateTime } from '../domain/values/time.ts';
import type { AuditKind, AuditPosition, AuditStore, StoredAuditRecord } from '../store/ports/audit-store.ts';
import { invalidToken, type TokenBinding } from '../requests/continuation-token.ts';
import type { AuditBody } from './records.ts';

type Schemas = components['schemas'];

/** The filter and page of a query; an undefined member excludes no record. */
export interface AuditQuery {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly operation?: string | undefined;
  readonly callerId?: string | undefined;
  readonly count: number;
  readonly continuationToken?: string | undefined;
}

/** The maximum number of records that one database query reads. */
export const auditPageSize = 1_000;
/** The maximum number of records that one request examines. */
const maxExamined = 10_000;

/** Returns a page of a tenant's log; throws InvalidInput for an invalid time or token. */
export async function readAuditLog(
  audit: AuditStore,
  tenant: string,
  query: AuditQuery,
  tokens: TokenBinding,
): Promise<Schemas['AuditPage']> {
  const from = ticksOf('startTime', query.startTime) ?? 0n;
  const end = ticksOf('endTime', query.endTime) ?? maxDateTime;
  let before: AuditPosition = positionOf(query.continuationToken, tokens) ?? {
    at: end,
    sequence: Number.MAX_SAFE_INTEGER,
  };
  const matches: StoredAuditRecord[] = [];
  for (let examined = 0; examined < maxExamined;) {
    const limit = Math.min(auditPageSize, maxExamined - examined);
    const records = await audit.page(tenant, before, from, limit);
    for (const record of records) {
      if (isMatch(record, query)) {
        // One more match shows that another page follows.
        if (matches.length === query.count) return pageOf(matches, before, tokens);
        matches.push(record);
      }
      before = record;
    }
    if (records.length < limit) return pageOf(matches, null, tokens);
    examined += records.length;
  }
  return pageOf(matches, before, tokens);
}

const isMatch = ({ kind, body }: StoredAuditRecord, query: AuditQuery): boolean => {
  const { Operation, CallerId } = body as AuditBody;
  return (
    (query.kind === undefined || query.kind === kind) &&
    (query.operation === undefined || isSameIdentifier(query.operation, Operation)) &&
    (query.callerId === undefined || (CallerId !== null && isSameIdentifier(query.callerId, CallerId)))
  );
};

const pageOf = (
  records: readonly StoredAuditRecord[],
  next: AuditPosition | null,
  { tokenOf }: TokenBinding,
): Schemas['AuditPage'] => ({
  Results: records.map(recordJson),
  ContinuationToken: next === null ? null : tokenOf(`${next.at}-${next.sequence}`),
});

function recordJson({ kind, at, body }: StoredAuditRecord): Schemas['AuditRecord'] {
  const { LastTime, ...members } = body as AuditBody;
  return { Time: formatDateTime(at), Kind: kind, ...members, LastTime: formatDateTime(BigInt(LastTime)) };
}

function ticksOf(name: string, text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined;
  const ticks = parseDateTime(text);
  if (ticks === undefined) throw new InvalidInput(name, `${name} must be a time such as 2026-03-02T08:00:00Z.`);
  return ticks;
}

function positionOf(token: string | undefined, tokens: TokenBinding): AuditPosition | undefined {
  if (token === undefined || token === '') return undefined;
  const [, at, sequence] = /^(\d{1,19})-(\d{1,15})$/.exec(tokens.positionOf(token)) ?? [];
  if (at === undefined || sequence === undefined)
    throw invalidToken('continuationToken', 'is not a token of this server');
  return { at: BigInt(at), sequence: Number(sequence) };
}
