import { keysOf } from '#contract/keys-of.ts';
import type { KeptReason } from '#contract/staff/privacy.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { emptyImportedRows, importedRowsOf } from './import-parts-repository.ts';
import { bookingsOf, eraseLeadRecords } from './lead-records-repository.ts';
import { deleteMailFiles, mailFilesOf } from './mail-files.ts';
import type { DataSubject, Row, Where } from './person.ts';
import {
  accountsOf,
  auditOf,
  deleteRows,
  deliveriesAbout,
  erasuresOf,
  keepConsentProofs,
  leadsOf,
  linksOf,
  mailsAbout,
  ofLeads,
  proofsOf,
  recordsOf,
  sessionsOf,
  signupsOf,
} from './repository.ts';

/** A place with records about a person. */
type Held = {
  holds: 'person';
  find: (where: Where, person: DataSubject) => Promise<Row[]>;
  /** Columns that do not belong in an answer to a request for access. */
  without?: readonly string[];
};

/**
 * What a table holds about people: nothing (with the reason), or records that are found and then either erased or kept
 * (with the reason).
 */
type Place =
  | { holds: 'nothing'; why: string }
  | (Held & {
      erase: (where: Where, person: DataSubject, found: readonly Row[]) => Promise<void>;
      /** What is kept in another form, and why; written before anything is erased. @returns how many */
      keep?: { reason: KeptReason; write: (where: Where, person: DataSubject) => Promise<number> };
    })
  | (Held & { kept: KeptReason });

const nothing = (why: string) => ({ holds: 'nothing' as const, why });
/** Erased with its lead by `eraseLeadRecords`, which also frees the times of appointments. */
const erasedWithLead = async () => {};
/** What staff have recorded about a lead. */
const byLead = (table: 'lead_desk' | 'lead_notes' | 'lead_history') => ({
  holds: 'person' as const,
  find: (where: Where, { leadIds }: DataSubject) => ofLeads(where, table, leadIds),
  // Names of staff are not the person's data.
  without: ['staff_id', 'owner_id', 'changed_by', 'version'],
  erase: erasedWithLead,
});
/** By id, as for leads: for a sign-up that has just arrived, the records that belong to it have not been looked up. */
const signups = (where: Where, { signupIds }: DataSubject) => signupsOf(where, signupIds);

/** Every table of the database, in the order of erasure: mails and keys before the leads by which they are found. */
export const tables = {
  outbox: {
    holds: 'person',
    find: mailsAbout,
    without: ['claimed_until', 'next_attempt_at', 'attempts'],
    erase: (where, { mailIds }) => deleteRows(where, 'outbox', mailIds),
  },
  webhook_deliveries: {
    holds: 'person',
    find: deliveriesAbout,
    erase: (where, person) => deleteRows(where, 'webhook_deliveries', recordsOf(person)),
  },
  idempotency_keys: {
    holds: 'person',
    find: (where, { leadIds, signupIds }) => ofLeads(where, 'idempotency_keys', [...leadIds, ...signupIds]),
    erase: (where, { leadIds, signupIds }) => deleteRows(where, 'idempotency_keys', [...leadIds, ...signupIds]),
  },
  one_time_links: {
    holds: 'person',
    find: ({ db }, { key }) => linksOf(db, key),
    without: ['token_hash'],
    erase: (where, _person, found) =>
      deleteRows(
        where,
        'one_time_links',
        found.map((row) => String(row.token_hash)),
      ),
  },
  newsletter_signups: {
    holds: 'person',
    find: signups,
    without: ['email_key', 'search_text'],
    keep: {
      reason: 'consent-proof',
      write: async (where, person) =>
        keepConsentProofs(where.db, person.hash, await signups(where, person), Date.now()),
    },
    erase: (where, { signupIds }) => deleteRows(where, 'newsletter_signups', signupIds),
  },
  import_parts: {
    holds: 'person',
    find: ({ db }, { key }) => importedRowsOf(db, key),
    erase: ({ db }, { key }) => emptyImportedRows(db, key),
  },
  lead_notes: byLead('lead_notes'),
  lead_history: byLead('lead_history'),
  lead_desk: byLead('lead_desk'),
  bookings: {
    holds: 'person',
    find: (where, { leadIds }) => bookingsOf(where, leadIds),
    without: ['buffer', 'day'],
    erase: erasedWithLead,
  },
  booking_quarters: nothing('quarter-hours that are taken; they go with their booking'),
  booking_days: nothing('days that somebody books on, for a moment'),
  booking_blocks: nothing('times without appointments'),
  leads: {
    holds: 'person',
    find: (where, { leadIds }) => leadsOf(where, leadIds),
    without: ['email_key', 'search_text'],
    erase: async ({ db, engine }, { leadIds }) => void (await eraseLeadRecords(db, engine, leadIds)),
  },
  staff: { holds: 'person', find: ({ db }, { key }) => accountsOf(db, key), kept: 'account' },
  staff_sessions: { holds: 'person', find: (where, { key }) => sessionsOf(where, key), kept: 'account' },
  staff_recovery_codes: nothing('keyed hashes of codes of an account that the table of accounts tells of'),
  staff_passkeys: nothing('public keys of an account that the table of accounts tells of'),
  staff_identities: nothing('numbers that a directory gives an account that the table of accounts tells of'),
  programs: nothing('names of programs and hashes of their tokens'),
  webhooks: nothing('names and sealed addresses of programs'),
  audit_log: {
    holds: 'person',
    find: auditOf,
    without: ['subject'],
    kept: 'audit',
  },
  audit_head: nothing('number and hash of the last entry of the audit log'),
  audit_anchors: nothing('number and hash of an entry of the audit log, for 90 days'),
  consent_proofs: {
    holds: 'person',
    find: ({ db }, { hash }) => proofsOf(db, hash),
    without: ['person_hash'],
    kept: 'consent-proof',
  },
  erasures: {
    holds: 'person',
    find: ({ db }, { hash }) => erasuresOf(db, hash),
    without: ['person_hash', 'report'],
    kept: 'erasure-proof',
  },
  login_attempts: nothing('keyed hashes of account and address, for an hour'),
  staff_alerts: nothing('causes and names of accounts, for 90 days'),
  policy_reports: nothing('what browsers refused, by words that the site knows, page and day, for 90 days'),
  limit_counts: nothing('keyed hashes of connections and addresses, for a day'),
  page_views: nothing('numbers of views of a day'),
  lead_days: nothing('numbers of leads of a day, by names that the site knows'),
  lead_weeks: nothing('numbers of leads of a week, by the same names'),
  deleted_white_papers: nothing('papers that can be brought back for a day'),
  lead_index_changes: nothing('numbers of leads that were changed or erased, for a week'),
  newsletter_issues: nothing('what staff wrote for all readers of a newsletter'),
  white_papers: nothing('papers that the site offers'),
  white_paper_files: nothing('files of those papers'),
  white_paper_chunks: nothing('bytes of those files'),
  imports: nothing('names of files and figures, for 90 days'),
  import_records: nothing('ids of what an import has made, for 90 days'),
  site_state: nothing('settings and version numbers'),
} satisfies { [T in keyof Schema]: Place };

type PersonPlace = Extract<Place, { holds: 'person' }>;

/** What is stored outside the database. */
const files: PersonPlace = {
  holds: 'person',
  find: ({ dataFolder }, person) => mailFilesOf(dataFolder, person),
  erase: ({ dataFolder }, _person, found) => deleteMailFiles(dataFolder, found),
};

type Tables = typeof tables;
type PersonTable = { [T in keyof Tables]: Tables[T] extends { holds: 'person' } ? T : never }[keyof Tables];
/** Places that hold something about people; `texts.de.ts` has a name for each. */
export type PlaceName = PersonTable | 'mail-files';

/** The places that hold something about people. Files are last, because a rollback cannot restore them. */
export const places: readonly (readonly [PlaceName, PersonPlace])[] = [
  ...keysOf(tables)
    .filter((name): name is PersonTable => tables[name].holds === 'person')
    .map((name) => [name, tables[name]] as const),
  ['mail-files', files],
];
