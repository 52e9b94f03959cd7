import type { Calculation } from '#contract/calculation/schema.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import { newId } from '#server/db/id.ts';
import type { NewLead } from '#server/db/schema/schema.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { emailKey } from '#server/person/email-key.ts';
import { foldForSearch } from '#server/text/fold.ts';

type Person = { firstName: string; lastName: string; email: string };
type Origin = { pageSource: string; buttonContext: string; buttonText: string; pageUrl: string };
type Particulars = {
  phone?: string;
  company?: string;
  subject?: string;
  message?: string;
  /** Label (German, for staff) to value. */
  details?: Record<string, string>;
  /** The visitor's own calculation, sent along with the lead. */
  calculation?: Calculation | null;
  /** Where the lead came from, for calls that do not say. */
  origin?: Partial<Origin>;
};

/** Builds the row of a lead. */
export function leadRow(
  kind: ContactKind,
  input: Person & Origin,
  particulars: Particulars,
  context: SubmissionContext,
): NewLead {
  const { phone = '', company = '', subject = '', message = '', details = {}, origin = {} } = particulars;
  const { calculation = null } = particulars;
  const row: NewLead = {
    id: newId(context.now),
    kind,
    created_at: context.now,
    language: context.language,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    email_key: emailKey(input.email),
    phone,
    company,
    subject,
    message,
    page_source: input.pageSource || (origin.pageSource ?? ''),
    button_context: input.buttonContext || (origin.buttonContext ?? ''),
    button_text: input.buttonText || (origin.buttonText ?? ''),
    page_url: input.pageUrl,
    details,
    calculation,
    spam_signals: context.signals,
    suspect: isSuspect(context.signals) ? 1 : 0,
    follows_id: null,
    search_text: '',
  };
  row.search_text = foldForSearch(
    `${row.first_name} ${row.last_name} ${row.email} ${phone} ${company} ${subject} ${message} ${row.page_source} ${row.button_context} ${row.button_text} ${Object.values(details).join(' ')} ${calculation?.name ?? ''}`,
  );
  return row;
}
