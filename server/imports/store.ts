import type { ImportPlan } from '#contract/staff/imports/imports.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { Import } from '#server/db/schema/import-tables.ts';
import type { NewLead, NewNewsletterSignup } from '#server/db/schema/schema.ts';
import { bulkInsert } from '#server/db/statements/bulk-insert.ts';
import { leadRow } from '#server/leads/kinds/lead-row.ts';
import { insertIntake } from '#server/leads/repository.ts';
import { importedVersion } from '#server/newsletter/wordings.ts';
import { foldForSearch } from '#server/text/fold.ts';
import type { NewRow } from './classify-rows.ts';

/** The page source of imported records, for the filter of staff. */
const source = 'Import';

type By = { staffId: string; now: number };
type Planned = Pick<Import, 'id' | 'file_name'> & { plan: ImportPlan };

function importedLead({ at, language, details, consent: _, ...one }: NewRow): NewLead {
  const origin = { pageSource: source, buttonContext: '', buttonText: '', pageUrl: '' };
  return leadRow('contact', { ...one, ...origin }, { ...one, details }, { language, signals: [], now: at });
}

function importedSignup({ at, language, key, ...one }: NewRow, { plan, file_name }: Planned, now: number) {
  return {
    id: newId(now),
    kind: plan.newsletter,
    created_at: at,
    language,
    first_name: one.firstName,
    last_name: one.lastName,
    email: one.email,
    interests: [],
    page_source: source,
    page_url: '',
    consent: 1,
    wording_version: importedVersion,
    consent_wording: `${one.consent} (importiert aus ${file_name})`,
    spam_signals: [],
    suspect: 0,
    state: 'confirmed',
    email_key: key,
    mail_id: null,
    mailed_at: null,
    confirmed_at: at,
    search_text: foldForSearch(`${one.firstName} ${one.lastName} ${one.email}`),
  } satisfies NewNewsletterSignup;
}

/**
 * Stores a part's rows as leads, in the transaction of the part. No mails are sent and no webhooks notified. Old leads
 * count as answered, so that no answer is due.
 */
export async function storeLeads(db: Db, engine: Engine, of: Planned, fresh: readonly NewRow[], { staffId, now }: By) {
  const leads = fresh.map(importedLead);
  const submissions = leads.map((lead) => ({ id: lead.id, lead, signup: null, mails: [], key: null }));
  await insertIntake(db, engine, submissions, []);
  const { state } = of.plan;
  const desks = leads.map(({ id, created_at }) => ({
    lead_id: id,
    state,
    owner_id: null,
    version: 1,
    answered_at: created_at,
    changed_at: now,
    changed_by: staffId,
  }));
  await bulkInsert(db, engine, 'lead_desk', desks);
  const events = leads.map(({ id }) => ({
    id: newId(now),
    lead_id: id,
    staff_id: staffId,
    created_at: now,
    what: 'imported' as const,
    from_value: '',
    to_value: of.file_name,
  }));
  await bulkInsert(db, engine, 'lead_history', events);
  await insertRecords(
    db,
    engine,
    of.id,
    leads.map(({ id }) => id),
  );
}

export async function storeSignups(db: Db, engine: Engine, of: Planned, fresh: readonly NewRow[], { now }: By) {
  const signups = fresh.map((one) => importedSignup(one, of, now));
  await bulkInsert(db, engine, 'newsletter_signups', signups);
  await insertRecords(
    db,
    engine,
    of.id,
    signups.map(({ id }) => id),
  );
}

function insertRecords(db: Db, engine: Engine, id: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((record_id) => ({ record_id, import_id: id, kept: 0 }));
  return bulkInsert(db, engine, 'import_records', rows);
}
