import { adminPaths } from '#contract/staff/contacts.ts';
import { type MailState, outboxAnswer, outboxOutcomes } from '#contract/staff/outbox.ts';
import { itemPath, queryOf, type StaffApi } from '#web/staff/api/staff-api.ts';

export const mailsQuery = (api: StaffApi, state: MailState) =>
  api.query(['mails', state], adminPaths.outbox + queryOf({ state }), outboxAnswer);

/** Outcomes of mails that were sent again; a background call. */
export const outcomesOf = (api: StaffApi, ids: readonly string[], signal: AbortSignal) =>
  api.get(`${adminPaths.outboxOutcomes}?ids=${ids.join(',')}`, outboxOutcomes, { signal, background: true });

export const retryMail = (api: StaffApi, id: string) => api.send('POST', `${itemPath(adminPaths.outbox, id)}/retry`);
/** Sends all mails again that are parked or waiting after a failure. */
export const retryMails = (api: StaffApi) => api.send('POST', adminPaths.outboxRetry);
