import type { ImportKind, ImportPlan } from '#contract/staff/imports/imports.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import type { Import, ImportPartTable } from '#server/db/schema/import-tables.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { readDate } from './dates.ts';
import { type ReadRow, readRow } from './read-row.ts';
import { erasedHashes, keysOfLeads, subscriptionStates } from './repository.ts';

/** A row to be stored; `key` is its normalised address, `at` when it came or was consented to (ms since 1970). */
export type NewRow = ReadRow & { key: string; at: number };
type Classification = {
  fresh: NewRow[];
  duplicates: number;
  refused: { line: number; reasons: string[] }[];
};
type Planned = Pick<Import, 'kind' | 'headings'> & { plan: ImportPlan };
type Where = Pick<Database, 'engine'> & { db: Db };

/**
 * Decides what becomes of a part's rows, given the current data. An old file must not bring back anyone who was erased
 * or has unsubscribed.
 * @param seen addresses of earlier parts if those are not stored (in a preview); this part's are added
 */
export async function classifyRows(
  { db, engine }: Where,
  { kind, headings, plan }: Planned,
  rows: ImportPartTable['cells'],
  personHash: PersonHash,
  seen: Set<string>,
  now: number,
): Promise<Classification> {
  const verdict: Classification = { fresh: [], duplicates: 0, refused: [] };
  const read: NewRow[] = [];
  for (const row of rows) {
    const one = withProof(kind, plan, readRow(row, plan, headings, now), now);
    if ('reasons' in one) verdict.refused.push(one);
    else read.push({ ...one, key: emailKey(one.email), at: one.at ?? now });
  }
  const keys = [...new Set(read.map(({ key }) => key))];
  const hashes = new Map(keys.map((key) => [key, personHash(key)]));
  const erased = await erasedHashes(db, engine, [...hashes.values()]);
  const { confirmed, unsubscribed } =
    kind === 'subscribers' ? await subscriptionStates(db, engine, plan.newsletter, keys) : none;
  const known = kind === 'leads' && plan.duplicates === 'skip' ? await keysOfLeads(db, engine, keys) : confirmed;
  for (const one of read) {
    const hash = hashes.get(one.key) ?? '';
    if (erased.has(hash)) verdict.refused.push({ line: one.line, reasons: ['erased'] });
    else if (unsubscribed.has(one.key)) verdict.refused.push({ line: one.line, reasons: ['unsubscribed'] });
    else if (known.has(one.key) || (mayRepeat(kind, plan) ? false : seen.has(one.key))) verdict.duplicates += 1;
    else {
      verdict.fresh.push(one);
      seen.add(one.key);
    }
  }
  return verdict;
}

const none = { confirmed: new Set<string>(), unsubscribed: new Set<string>() };
const mayRepeat = (kind: ImportKind, plan: ImportPlan) => kind === 'leads' && plan.duplicates === 'add';

/** Subscribers need proof of consent: when, and to what or where (Art. 7(1) GDPR). Rows without it are refused. */
function withProof(kind: ImportKind, plan: ImportPlan, row: ReturnType<typeof readRow>, now: number) {
  if (kind === 'leads' || 'reasons' in row) return row;
  const at = row.at ?? readDate(plan.consentDate);
  const consent = row.consent || plan.consentText;
  if (at === null || at > now || !consent) return { line: row.line, reasons: ['consent.required'] };
  return { ...row, at, consent };
}
