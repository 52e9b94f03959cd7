import { type AuditFilter, auditAnswer, auditCheckAnswer, auditPaths } from '#contract/staff/audit.ts';
import { queryOf, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { Asked } from '#web/staff/api/use-pages.ts';

export async function auditPageOf(api: StaffApi, filter: AuditFilter, { cursor, signal }: Asked) {
  const answer = await api.get(auditPaths.entries + queryOf({ ...filter, before: cursor }), auditAnswer, { signal });
  return { ...answer, next: answer.next === null ? null : String(answer.next) };
}

/** Reads the whole log again on the server. */
export const checkAudit = (api: StaffApi) => api.ask('POST', auditPaths.check, auditCheckAnswer);
