import * as v from 'valibot';
import { spamSignalKinds } from '#contract/leads/spam-signals.ts';
import { languages } from '#contract/site/languages.ts';

/** The sender of a lead as shown to staff, the same for all kinds; `created_at` is ISO 8601 in UTC. */
export const sender = {
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  company: v.string(),
  message: v.string(),
  language: v.picklist(languages),
  pageSource: v.string(),
  buttonContext: v.string(),
  buttonText: v.string(),
  /** Why the lead may be spam (`leads/spam-signals.ts`); empty for none. */
  spamSignals: v.array(v.picklist(spamSignalKinds)),
  created_at: v.string(),
};
