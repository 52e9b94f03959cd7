import type { Language } from '#contract/site/languages.ts';
import {
  erasuresAnswer,
  erasureView,
  exportAnswer,
  peopleAnswer,
  privacyPaths,
  type RetentionKind,
  type RetentionPreview,
  retentionAnswer,
  retentionPreview,
} from '#contract/staff/privacy.ts';
import type { StaffApi } from '#web/staff/api/staff-api.ts';

export const searchPeople = (api: StaffApi, q: string) =>
  api.request('POST', privacyPaths.search, peopleAnswer, { body: { q } });
export const exportPerson = (api: StaffApi, body: { email: string; format: 'json' | 'html'; language: Language }) =>
  api.request('POST', privacyPaths.export, exportAnswer, { body });
export const erasePerson = (api: StaffApi, email: string, confirmation: string) =>
  api.request('POST', privacyPaths.erase, erasureView, { body: { email, confirmation } });

export const erasuresQuery = (api: StaffApi) => api.query(['erasures'], privacyPaths.erasures, erasuresAnswer);
export const retentionQuery = (api: StaffApi) => api.query(['retention'], privacyPaths.retention, retentionAnswer);
/** What another retention period would delete. */
export const previewRetention = (api: StaffApi, kind: RetentionKind, days: number, signal?: AbortSignal) =>
  api.request('POST', privacyPaths.retentionPreview, retentionPreview, {
    body: { kind, days },
    ...(signal && { signal }),
  });
export const setRetention = (api: StaffApi, { kind, days, due }: RetentionPreview) =>
  api.request('PUT', privacyPaths.retention, retentionAnswer, { body: { kind, days, due } });
