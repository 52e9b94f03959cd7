import { isSuspect } from '#contract/leads/spam-signals.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewLead } from '#server/db/schema/schema.ts';
import { emailKey } from '#server/person/email-key.ts';
import { foldForSearch } from '#server/text/fold.ts';

/** A lead as the intake stores it; `at` is an ISO time. */
export function leadRow(at: string, change: Partial<NewLead> = {}): NewLead {
  const row: NewLead = {
    id: newId(),
    kind: 'contact',
    created_at: Date.parse(at),
    language: 'de',
    first_name: 'Erika',
    last_name: 'Beispiel',
    email: 'erika@beispiel.example',
    email_key: '',
    phone: '',
    company: '',
    subject: '',
    message: 'Bitte rufen Sie an.',
    page_source: 'Startseite',
    button_context: '',
    button_text: '',
    page_url: '',
    details: {},
    spam_signals: [],
    suspect: 0,
    calculation: null,
    follows_id: null,
    search_text: '',
    ...change,
  };
  const { first_name, last_name, email, company, message, page_source } = row;
  return {
    ...row,
    email_key: emailKey(email),
    suspect: isSuspect(row.spam_signals) ? 1 : 0,
    search_text: foldForSearch([first_name, last_name, email, company, message, page_source].join(' ')),
  };
}

export async function storeLeads(db: Db, rows: readonly NewLead[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('leads')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}
