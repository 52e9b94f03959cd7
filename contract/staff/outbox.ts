import * as v from 'valibot';
import { contact } from './contacts.ts';
import { mailTemplates } from './mail-templates.ts';

/**
 * `pending` is waiting, `parked` was given up after three days. `?state=` selects one of them; without it, the answer
 * lists mails that have failed so far.
 */
export const mailStates = ['pending', 'parked', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** State of a mail. */
const mailState = { state: v.picklist(mailStates), attempts: v.number(), lastError: v.string() };

const outboxMail = v.object({
  id: v.string(),
  template: v.picklist(mailTemplates),
  recipient: v.string(),
  ...mailState,
  created_at: v.string(),
  /** Time of the next attempt, if a list of one state was requested. */
  dueAt: v.exactOptional(v.string()),
  sentAt: v.exactOptional(v.nullable(v.string())),
  /** The lead that the mail is about, as stored now; null if there is none or it was erased. */
  lead: v.exactOptional(v.nullable(v.pick(contact, ['id', 'kind', 'firstName', 'lastName']))),
});
export type OutboxMail = v.InferOutput<typeof outboxMail>;

const counts = v.object({ pending: v.number(), parked: v.number() });
export const outboxAnswer = v.object({ mails: v.array(outboxMail), counts: v.exactOptional(counts) });
export type OutboxAnswer = v.InferOutput<typeof outboxAnswer>;

/**
 * Outcomes of mails that were sent again: `?ids=` takes up to `maxOutcomes` ids, separated by commas; mails that no
 * longer exist are missing.
 */
export const outboxOutcomes = v.object({ outcomes: v.record(v.string(), v.object(mailState)), counts });
export type OutboxOutcomes = v.InferOutput<typeof outboxOutcomes>;
export const maxOutcomes = 50;
