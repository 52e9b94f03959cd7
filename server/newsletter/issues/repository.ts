import { type NewsletterKind, newsletterKinds } from '#contract/leads/registry.ts';
import type { IssueInput } from '#contract/staff/newsletter/issues.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewsletterIssue } from '#server/db/schema/issue-tables.ts';

/** All issues, drafts first, then the newest. */
export function listIssues(db: Db): Promise<NewsletterIssue[]> {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy((order) => order.fn.coalesce('sending_at', order.lit(9e15)), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findIssue(db: Db, id: string): Promise<NewsletterIssue | undefined> {
  return db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Adds a draft.
 * @param by user name of its author
 * @returns undefined when another issue has the same slug
 */
export function insertIssue(db: Db, input: IssueInput, by: string): Promise<NewsletterIssue | undefined> {
  const now = Date.now();
  return db
    .insertInto('newsletter_issues')
    .values({
      ...input,
      id: newId(now),
      state: 'draft',
      version: 1,
      created_at: now,
      changed_at: now,
      changed_by: by,
      sending_at: null,
      sent_at: null,
      sent_by: '',
      withdrawn_at: null,
      cursor: '',
      readers: 0,
      mailed: 0,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Whether an issue other than `id` has this slug. */
export async function slugTaken(db: Db, slug: string, id: string): Promise<boolean> {
  const other = db.selectFrom('newsletter_issues').select('id').where('slug', '=', slug).where('id', '<>', id);
  return (await other.executeTakeFirst()) !== undefined;
}

/** @returns undefined when there is no such draft, or its version is not the one that was edited */
export function updateIssue(
  db: Db,
  id: string,
  version: number,
  input: IssueInput,
  by: string,
): Promise<NewsletterIssue | undefined> {
  return db
    .updateTable('newsletter_issues')
    .set((set) => ({ ...input, version: set('version', '+', 1), changed_at: Date.now(), changed_by: by }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
}

/** @returns false when there is no such draft */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_issues')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Starts sending a draft; of several attempts only one succeeds. @returns undefined when there is no such draft */
export function beginSending(
  db: Db,
  { id, version }: { id: string; version: number },
  { readers, by }: { readers: number; by: string },
): Promise<NewsletterIssue | undefined> {
  return db
    .updateTable('newsletter_issues')
    .set({ state: 'sending', sending_at: Date.now(), sent_by: by, readers })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
}

/**
 * Takes an issue that is being sent or was sent out of the archive, or puts it back. Mails not yet in the outbox are
 * not sent any more.
 * @returns undefined when nothing changes
 */
export function showIssue(db: Db, id: string, shown: boolean): Promise<NewsletterIssue | undefined> {
  const now = Date.now();
  return db
    .updateTable('newsletter_issues')
    .set((set) => ({
      withdrawn_at: shown ? null : now,
      ...(!shown && { state: 'sent', sent_at: set.fn.coalesce('sent_at', set.val(now)) }),
    }))
    .where('id', '=', id)
    .where('state', '<>', 'draft')
    .where('withdrawn_at', shown ? 'is not' : 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export type Readers = Record<NewsletterKind, { de: number; en: number }>;

export async function countReaders(db: Db): Promise<Readers> {
  const rows = await db
    .selectFrom('newsletter_signups')
    .select((select) => ['kind', 'language', select.fn.countAll<number>().as('count')])
    .where('kind', 'in', newsletterKinds)
    .where('state', '=', 'confirmed')
    .groupBy(['kind', 'language'])
    .execute();
  const of = (kind: NewsletterKind, language: 'de' | 'en') =>
    Number(rows.find((row) => row.kind === kind && row.language === language)?.count ?? 0);
  const both = (kind: NewsletterKind) => ({ de: of(kind, 'de'), en: of(kind, 'en') });
  return { 'newsletter-general': both('newsletter-general'), 'newsletter-radar': both('newsletter-radar') };
}

/** The issues that visitors may read, newest first, without their bodies. */
export function shownIssues(db: Db) {
  return db
    .selectFrom('newsletter_issues')
    .select(['slug', 'kind', 'sending_at', 'subject_de', 'subject_en', 'teaser_de', 'teaser_en'])
    .where('state', '<>', 'draft')
    .where('withdrawn_at', 'is', null)
    .orderBy('sending_at', 'desc')
    .orderBy('id', 'desc');
}

/** The issues that visitors may read, with their bodies. */
export function shownTexts(db: Db) {
  return shownIssues(db).select(['body_de', 'body_en']).execute();
}

export function bodiesOf(db: Db, slug: string) {
  return db.selectFrom('newsletter_issues').select(['body_de', 'body_en']).where('slug', '=', slug).executeTakeFirst();
}

export async function isAnySending(db: Db): Promise<boolean> {
  const one = db.selectFrom('newsletter_issues').select('id').where('state', '=', 'sending').limit(1);
  return (await one.executeTakeFirst()) !== undefined;
}

/** The issue to feed next; the transaction locks it against other processes. */
export function issueToFeed(db: Db, engine: Engine): Promise<NewsletterIssue | undefined> {
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where('state', '=', 'sending')
    .orderBy('sending_at')
    .orderBy('id')
    .limit(1)
    .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked())
    .executeTakeFirst();
}

/**
 * The next readers after the cursor: confirmed before the sending began, and still subscribed. They are locked until
 * the end of the transaction, because an erasure in between would miss their mails.
 */
export function nextReaders(db: Db, engine: Engine, { kind, cursor, sending_at }: NewsletterIssue, limit: number) {
  return db
    .selectFrom('newsletter_signups')
    .select(['id', 'email', 'email_key', 'language'])
    .where('kind', '=', kind)
    .where('state', '=', 'confirmed')
    .where('id', '>', cursor)
    .where('confirmed_at', '<=', Number(sending_at))
    .orderBy('id')
    .limit(limit)
    .$if(engine === 'postgres', (select) => select.forShare())
    .execute();
}

/** Moves the cursor. @returns false when it has moved meanwhile */
export async function moveCursor(
  db: Db,
  issue: NewsletterIssue,
  to: { cursor: string; mailed: number; sent_at: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ ...to, ...(to.sent_at !== null && { state: 'sent' }) })
    .where('id', '=', issue.id)
    .where('cursor', '=', issue.cursor)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pending mails of issues in the outbox: those not tried yet, and those that have failed. */
export async function waitingMails(db: Db): Promise<{ fresh: number; failing: number }> {
  const row = await db
    .selectFrom('outbox')
    .select((select) => [
      select.fn.countAll<number>().as('all'),
      select.fn.countAll<number>().filterWhere('attempts', '=', 0).as('fresh'),
    ])
    .where('state', '=', 'pending')
    .where('template', '=', 'newsletter-issue')
    .executeTakeFirstOrThrow();
  return { fresh: Number(row.fresh), failing: Number(row.all) - Number(row.fresh) };
}

/** Which of these mails are in the outbox already. */
export async function knownMails(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
