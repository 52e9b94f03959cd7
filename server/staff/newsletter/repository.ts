import { type SelectQueryBuilder, sql } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import { contactsPage } from '#contract/staff/contacts.ts';
import type { SubscriberState } from '#contract/staff/newsletter.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { NewsletterSignup, Schema } from '#server/db/schema/schema.ts';
import type { Position } from '#server/http/answer/cursor.ts';

export type Filter = { words: string[]; state: SubscriberState | null; kind: NewsletterKind | null; suspect: boolean };

/** Sign-ups of the filter, newest first, after a position. */
export function findSignups(
  db: Db,
  filter: Filter,
  after: Position | undefined,
  limit: number,
): Promise<NewsletterSignup[]> {
  let query = filtered(db.selectFrom('newsletter_signups').selectAll(), filter);
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}, ${after.id})`);
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Number of sign-ups of the filter; counting stops one above the exact limit. */
export function countSignups(db: Db, filter: Filter): Promise<number> {
  const found = filtered(db.selectFrom('newsletter_signups').select('id'), filter);
  return countRows(db, found.limit(contactsPage.countTo));
}

function filtered<Row>(
  query: SelectQueryBuilder<Schema, 'newsletter_signups', Row>,
  { words, state, kind, suspect }: Filter,
) {
  let narrowed = query;
  for (const word of words) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    narrowed = narrowed.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  if (state !== null) narrowed = narrowed.where('state', '=', state);
  if (kind !== null) narrowed = narrowed.where('kind', '=', kind);
  if (suspect) narrowed = narrowed.where('suspect', '=', 1);
  return narrowed;
}
