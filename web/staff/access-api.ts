import {
  type AccountAnswer,
  accessPaths,
  type RecoveryCodesAnswer,
  type SecondFactorAnswer,
} from '#contract/staff/account.ts';
import { type AuditAnswer, type AuditCheckAnswer, type AuditFilter, auditPaths } from '#contract/staff/audit.ts';
import {
  type ErasuresAnswer,
  type ErasureView,
  type ExportAnswer,
  type PeopleAnswer,
  privacyPaths,
  type RetentionAnswer,
  type RetentionKind,
  type RetentionPreview,
} from '#contract/staff/privacy.ts';
import { partBytes, type UploadAnswer, type UploadedAnswer, uploadPath } from '#contract/white-papers/files.ts';

type Call = (
  path: string,
  options?: { method?: string; body?: unknown; bytes?: Blob; signal?: AbortSignal | undefined },
) => Promise<unknown>;
type Expect = <T>(body: unknown, has: (body: Record<string, unknown>) => boolean) => T;

/** Calls about one's own account, the audit log, data protection, and uploaded files. */
export function accessCalls(call: Call, expect: Expect) {
  const post = (path: string, body: unknown) => call(path, { method: 'POST', body });
  return {
    account: async (signal?: AbortSignal) =>
      expect<AccountAnswer>(await call(accessPaths.account, { signal }), (body) => Array.isArray(body.sessions)),
    changePassword: (password: string, newPassword: string) => post(accessPaths.password, { password, newPassword }),
    endSession: (id: string) => call(`${accessPaths.sessions}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    endOtherSessions: () => call(accessPaths.sessions, { method: 'DELETE' }),
    beginSecondFactor: async (password: string) =>
      expect<SecondFactorAnswer>(await post(accessPaths.secondFactor, { password }), (body) => 'uri' in body),
    confirmSecondFactor: async (code: string) =>
      expect<RecoveryCodesAnswer>(await post(accessPaths.confirmSecondFactor, { code }), (body) =>
        Array.isArray(body.codes),
      ),
    endSecondFactor: (password: string, code: string) => post(accessPaths.endSecondFactor, { password, code }),
    newRecoveryCodes: async (password: string, code: string) =>
      expect<RecoveryCodesAnswer>(await post(accessPaths.recoveryCodes, { password, code }), (body) =>
        Array.isArray(body.codes),
      ),

    auditEntries: async (filter: AuditFilter, before: number | null, signal?: AbortSignal) => {
      const given = Object.entries(filter).filter(([, value]) => value);
      const query = new URLSearchParams([...given, ...(before === null ? [] : [['before', String(before)]])]);
      return expect<AuditAnswer>(await call(`${auditPaths.entries}?${query}`, { signal }), (body) =>
        Array.isArray(body.entries),
      );
    },
    checkAudit: async () =>
      expect<AuditCheckAnswer>(await call(auditPaths.check, { method: 'POST' }), (body) => 'intact' in body),

    searchPeople: async (q: string, signal?: AbortSignal) =>
      expect<PeopleAnswer>(await call(privacyPaths.search, { method: 'POST', body: { q }, signal }), (body) =>
        Array.isArray(body.people),
      ),
    exportPerson: async (email: string, format: 'json' | 'html', language: 'de' | 'en') =>
      expect<ExportAnswer>(await post(privacyPaths.export, { email, format, language }), (body) => 'content' in body),
    erasePerson: async (email: string, confirmation: string) =>
      expect<ErasureView>(await post(privacyPaths.erase, { email, confirmation }), (body) => 'report' in body),
    erasures: async (signal?: AbortSignal) =>
      expect<ErasuresAnswer>(await call(privacyPaths.erasures, { signal }), (body) => Array.isArray(body.erasures)),
    retention: async (signal?: AbortSignal) =>
      expect<RetentionAnswer>(await call(privacyPaths.retention, { signal }), (body) => Array.isArray(body.retention)),
    previewRetention: async (kind: RetentionKind, days: number) =>
      expect<RetentionPreview>(await post(privacyPaths.retentionPreview, { kind, days }), (body) => 'due' in body),
    setRetention: async ({ kind, days, due }: RetentionPreview) =>
      expect<RetentionAnswer>(
        await call(privacyPaths.retention, { method: 'PUT', body: { kind, days, due } }),
        (body) => Array.isArray(body.retention),
      ),

    /** Sends a file part by part; a part whose answer was lost is sent again. `sent` hears the bytes so far. */
    uploadFile: async (file: File, sent: (bytes: number) => void, signal: AbortSignal): Promise<UploadedAnswer> => {
      const body = { name: file.name, size: file.size };
      const begun = await call(uploadPath, { method: 'POST', body, signal });
      const { id } = expect<UploadAnswer>(begun, (answer) => typeof answer.id === 'string');
      for (let at = 0; at * partBytes < file.size; at++) {
        const bytes = file.slice(at * partBytes, (at + 1) * partBytes);
        const send = () => call(`${uploadPath}/${id}/${at}`, { method: 'PUT', bytes, signal });
        await send().catch((error: { status?: number }) => {
          if (error.status !== 0 || signal.aborted) throw error;
          return send();
        });
        sent(Math.min(file.size, (at + 1) * partBytes));
      }
      const done = await call(`${uploadPath}/${id}/complete`, { method: 'POST', signal });
      return expect<UploadedAnswer>(done, (answer) => typeof answer.url === 'string');
    },
  };
}
