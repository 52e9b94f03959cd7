import { keysOf } from '#contract/keys-of.ts';
import type { KeptReason } from '#contract/staff/privacy.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Person, Row, Where } from './find/person.ts';
import { bookingsOf, eraseLeadRecords } from './lead-records-repository.ts';
import { deleteMailFiles, mailFilesOf } from './mail-files.ts';
import {
  accountsOf,
  auditOf,
  deleteKeys,
  deleteLinks,
  deleteMails,
  deleteOfLeads,
  deleteSignups,
  erasuresOf,
  idempotencyKeysOf,
  keepConsentProofs,
  leadsOf,
  linksOf,
  mailsOf,
  ofLeads,
  proofsOf,
  sessionsOf,
  signupsOf,
} from './repository.ts';

/**
 * What a table holds about people: nothing, for a reason, or records that are found and then erased, or kept for one.
 */
type Place =
  | { holds: 'nothing'; why: string }
  | {
      holds: 'person';
      find: (where: Where, person: Person) => Promise<Row[]>;
      /** Columns that are no answer to "what do you know of me". */
      without?: readonly string[];
      /** @returns how many are kept in another form */
      erase: (where: Where, person: Person, found: readonly Row[]) => Promise<number>;
      /** Why what `erase` returns is kept. */
      keeps?: KeptReason;
    }
  | {
      holds: 'person';
      find: (where: Where, person: Person) => Promise<Row[]>;
      without?: readonly string[];
      kept: KeptReason;
    };

const nothing = (why: string) => ({ holds: 'nothing' as const, why });
/** What staff have noted of a lead: found by it, and gone with it. */
const byLead = (table: 'lead_desk' | 'lead_notes' | 'lead_history') => ({
  holds: 'person' as const,
  find: ({ db }: Where, { leadIds }: Person) => ofLeads(db, table, leadIds),
  // Names of staff are not the person's.
  without: ['staff_id', 'owner_id', 'changed_by', 'version'],
  erase: async ({ db }: Where, { leadIds }: Person) => {
    await deleteOfLeads(db, table, leadIds);
    return 0;
  },
});
/** Not what came a moment ago: nothing that belongs to it has been looked for. */
const known = <T extends { id: string }>(rows: readonly T[], ids: readonly string[]) => {
  const all = new Set(ids);
  return rows.filter(({ id }) => all.has(id));
};
const idsOf = (rows: readonly Row[], column = 'id') => rows.map((row) => String(row[column]));

/**
 * Every table of the database. In this order they are erased: mails and keys before the leads that they are found by.
 */
export const tables = {
  outbox: {
    holds: 'person',
    find: ({ db }, person) => mailsOf(db, person),
    without: ['claimed_until', 'next_attempt_at', 'attempts'],
    erase: async ({ db }, _person, found) => {
      await deleteMails(db, idsOf(found));
      return 0;
    },
  },
  idempotency_keys: {
    holds: 'person',
    find: ({ db }, { leadIds, signupIds }) => idempotencyKeysOf(db, [...leadIds, ...signupIds]),
    erase: async ({ db }, { leadIds, signupIds }) => {
      await deleteKeys(db, [...leadIds, ...signupIds]);
      return 0;
    },
  },
  one_time_links: {
    holds: 'person',
    find: ({ db }, { key }) => linksOf(db, key),
    without: ['token_hash'],
    erase: async ({ db }, _person, found) => {
      await deleteLinks(db, idsOf(found, 'token_hash'));
      return 0;
    },
  },
  newsletter_signups: {
    holds: 'person',
    find: async ({ db }, { key, signupIds }) => known(await signupsOf(db, key), signupIds),
    without: ['email_key', 'search_text'],
    erase: async ({ db }, { key, hash, signupIds }) => {
      const kept = await keepConsentProofs(db, hash, known(await signupsOf(db, key), signupIds), Date.now());
      await deleteSignups(db, signupIds);
      return kept;
    },
    keeps: 'consent-proof',
  },
  lead_notes: byLead('lead_notes'),
  lead_history: byLead('lead_history'),
  lead_desk: byLead('lead_desk'),
  bookings: {
    holds: 'person',
    find: ({ db }, { leadIds }) => bookingsOf(db, leadIds),
    without: ['buffer', 'day'],
    // They go with their leads, and free their times.
    erase: async () => 0,
  },
  booking_quarters: nothing('quarter-hours that are taken; they go with their booking'),
  booking_days: nothing('days that somebody books on, for a moment'),
  booking_blocks: nothing('times without appointments'),
  leads: {
    holds: 'person',
    find: async ({ db }, { key, leadIds }) => known(await leadsOf(db, key), leadIds),
    without: ['email_key', 'search_text'],
    erase: async ({ db, engine }, { leadIds }) => {
      await eraseLeadRecords(db, engine, leadIds);
      return 0;
    },
  },
  staff: { holds: 'person', find: ({ db }, { key }) => accountsOf(db, key), kept: 'account' },
  staff_sessions: { holds: 'person', find: ({ db }, { key }) => sessionsOf(db, key), kept: 'account' },
  staff_recovery_codes: nothing('keyed hashes of codes of an account that the table of accounts tells of'),
  audit_log: {
    holds: 'person',
    find: ({ db }, person) => auditOf(db, person),
    without: ['subject'],
    kept: 'audit',
  },
  audit_head: nothing('number and hash of the last entry of the audit log'),
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
  login_attempts: nothing('keyed hashes of account and address, for a quarter of an hour'),
  page_views: nothing('numbers of views of a day'),
  lead_days: nothing('numbers of leads of a day'),
  lead_weeks: nothing('numbers of leads of a week'),
  deleted_white_papers: nothing('papers that can be brought back for a day'),
  lead_index_changes: nothing('numbers of leads that were changed or erased, for a week'),
  white_papers: nothing('papers that the site offers'),
  white_paper_files: nothing('files of those papers'),
  white_paper_chunks: nothing('bytes of those files'),
  site_state: nothing('settings and version numbers'),
} satisfies { [T in keyof Schema]: Place };

type PersonPlace = Extract<Place, { holds: 'person' }>;

/** What lies outside of the database. */
const files: PersonPlace = {
  holds: 'person',
  find: ({ dataFolder }, person) => mailFilesOf(dataFolder, person),
  erase: async ({ dataFolder }, _person, found) => {
    await deleteMailFiles(dataFolder, found);
    return 0;
  },
};

type Tables = typeof tables;
type PersonTable = { [T in keyof Tables]: Tables[T] extends { holds: 'person' } ? T : never }[keyof Tables];
/** Places with something about people; `texts.de.ts` has a name for each. */
export type PlaceName = PersonTable | 'mail-files';

/** The places that hold something about people; files last, because a transaction cannot bring them back. */
export const places: readonly (readonly [PlaceName, PersonPlace])[] = [
  ...keysOf(tables)
    .filter((name): name is PersonTable => tables[name].holds === 'person')
    .map((name) => [name, tables[name]] as const),
  ['mail-files', files],
];
