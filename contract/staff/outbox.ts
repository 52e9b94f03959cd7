import * as v from 'valibot';
import { contact } from './contacts.ts';
import { mailTemplates } from './mail-templates.ts';

/**
 * `pending` waits, `parked` was given up after three days. `?state=` asks for one of them, else what failed so far is
 * told.
 */
export const mailStates = ['pending', 'parked', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** How a mail stands. */
const standing = { state: v.picklist(mailStates), attempts: v.number(), lastError: v.string() };

const outboxMail = v.object({
  id: v.string(),
  template: v.picklist(mailTemplates),
  recipient: v.string(),
  ...standing,
  created_at: v.string(),
  /** When it is tried next, where a list of one state was asked for. */
  dueAt: v.exactOptional(v.string()),
  sentAt: v.exactOptional(v.nullable(v.string())),
  /** The lead that it is about, as it stands now; null where it is about none or the lead is erased. */
  lead: v.exactOptional(v.nullable(v.pick(contact, ['id', 'kind', 'firstName', 'lastName']))),
});
export type OutboxMail = v.InferOutput<typeof outboxMail>;

const counts = v.object({ pending: v.number(), parked: v.number() });
export const outboxAnswer = v.object({ mails: v.array(outboxMail), counts: v.exactOptional(counts) });
export type OutboxAnswer = v.InferOutput<typeof outboxAnswer>;

/**
 * What became of mails that were sent again: `?ids=` names up to `maxOutcomes` of them, with commas; one that is gone
 * is missing.
 */
export const outboxOutcomes = v.object({ outcomes: v.record(v.string(), v.object(standing)), counts });
export type OutboxOutcomes = v.InferOutput<typeof outboxOutcomes>;
export const maxOutcomes = 50;
