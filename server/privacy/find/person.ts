import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Services } from '#server/services.ts';
import type { StaffServices } from '#server/staff/services.ts';

/** Whom a search is about, and by what the places know them. */
export type Person = {
  /** The address in one spelling. */
  key: string;
  /** Keyed hash of it. */
  hash: string;
  leadIds: string[];
  signupIds: string[];
  bookingIds: string[];
  /** Outbox ids of mails to and about them. */
  mailIds: string[];
};

/** A record as it is stored, lists and maps as what they are. */
export type Row = Readonly<Record<string, string | number | object | null>>;
export type Where = {
  db: Db;
  engine: Engine;
  dataFolder: string;
  leadReader: StaffServices['leadReader'];
  companyName: string;
  renderMail: Services['renderMail'];
};

/** Parameters of one statement at most. */
const portion = 500;

/** Runs a query for ids in portions and puts the results together. */
export async function inPortions<T>(
  ids: readonly string[],
  query: (portion: string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let start = 0; start < ids.length; start += portion) {
    found.push(...(await query(ids.slice(start, start + portion))));
  }
  return found;
}
