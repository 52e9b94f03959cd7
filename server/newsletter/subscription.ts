import { day } from '#contract/durations.ts';
import { type NewsletterKind, newsletterKinds } from '#contract/leads/registry.ts';
import { type NewsletterAction, type NewsletterView, newsletterPath } from '#contract/newsletter.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewsletterSignup } from '#server/db/schema/schema.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { discardEvents, type PublishEvents } from '#server/webhooks/events.ts';
import { pendingDays, readLink } from './links.ts';
import {
  activeSignups,
  confirmSignup,
  endSignups,
  findSignup,
  holdSignup,
  insertSignup,
  lockSignups,
  pendingSignups,
} from './repository.ts';
import { isPreferencesVersion, languageOfVersion, preferencesVersions, wordingOf } from './wordings.ts';

type Link = { action: NewsletterAction; token: string };
type Options = Pick<Database, 'db' | 'engine'> & {
  /** Of the site's own URLs. */
  origin: string;
  company: string;
  secret: SiteSecret;
  onStored: () => void;
  publish?: PublishEvents;
};

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/** Implements the links of newsletter mails. Opening one changes nothing, because mail scanners follow links. */
export function createSubscriptions(options: Options) {
  const { db, engine, origin, company, secret, onStored, publish = discardEvents } = options;

  async function signupOf({ action, token }: Link): Promise<NewsletterSignup | 'expired' | null> {
    const link = readLink(action, token, secret, Date.now());
    if (link === null || link === 'expired') return link;
    const signup = await findSignup(db, link.signupId);
    // Deleted when its fourteen days were over. The link reports that it has expired, too; the form provides a new one.
    return signup ?? (action === 'unsubscribe' ? null : 'expired');
  }

  /** The state of what a link is for. @param fallback the language when the sign-up is unknown */
  async function view(link: Link, fallback: Language, saved = false): Promise<NewsletterView> {
    const signup = await signupOf(link);
    if (signup === null || signup === 'expired') {
      const state = signup ?? 'unknown';
      return { action: link.action, state, language: fallback, kind: null, active: [], pending: [], saved: false };
    }
    const { kind, language } = signup;
    const active = (await activeSignups(db, signup.email_key)).map((one) => one.kind);
    const receives = active.includes(kind);
    // Confirmed before and ended since: a link confirms only once.
    if (link.action === 'confirm' && !receives && signup.state !== 'pending') {
      return { action: link.action, state: 'ended', language, kind, active, pending: [], saved: false };
    }
    const done = link.action === 'confirm' ? receives : link.action === 'unsubscribe' ? !receives : false;
    const confirmable = link.action === 'confirm' && done ? (await alsoPending(signup, active)).keys() : [];
    return {
      action: link.action,
      state: done ? 'done' : 'ask',
      language,
      kind,
      active,
      pending: [...confirmable],
      saved,
    };
  }

  /**
   * The newest pending sign-up of each other newsletter. The visitor who opened the link can read this mailbox, so the
   * page may offer these as well, each with a button of its own: within the hour no second mail could ask about them.
   */
  async function alsoPending({ email_key, kind }: NewsletterSignup, active: readonly string[]) {
    const rows = await pendingSignups(db, email_key, Date.now() - pendingDays * day);
    const others = rows.filter((row) => row.kind !== kind && !active.includes(row.kind));
    return new Map(others.reverse().map((row) => [row.kind, row]));
  }

  /** Confirms the other newsletters chosen on the page of a confirmed sign-up. */
  async function confirmAlso(signup: NewsletterSignup, chosen: readonly string[]): Promise<void> {
    const active = (await activeSignups(db, signup.email_key)).map(({ kind }) => kind);
    // A link confirms only once; it cannot confirm others after its own newsletter has ended.
    if (!active.includes(signup.kind)) return;
    for (const [kind, other] of await alsoPending(signup, active)) if (chosen.includes(kind)) await confirm(other);
  }

  /** Confirms a sign-up and queues the welcome mail in the same transaction. Idempotent. */
  async function confirm(signup: NewsletterSignup): Promise<void> {
    const now = Date.now();
    await db.transaction().execute(async (transaction) => {
      await lockSignups(transaction, engine);
      const active = await activeSignups(transaction, signup.email_key);
      if (active.some(({ kind }) => kind === signup.kind)) return;
      const { id: subject_id, language, email: recipient } = signup;
      if (!(await confirmSignup(transaction, subject_id, now))) return;
      await enqueue(transaction, engine, [
        newMail({ template: 'newsletter-welcome', language, recipient, subject_id }, now),
      ]);
      await publish(transaction, [{ event: 'newsletter.confirmed', subjectId: subject_id }]);
    });
    onStored();
  }

  /** Ends what is not chosen and starts what is. It needs no confirmation: the mailed link proves the address. */
  async function choose(signup: NewsletterSignup, chosen: readonly string[], shown: string): Promise<void> {
    const now = Date.now();
    // The page may be shown in another language than the mail that leads to it.
    const version = isPreferencesVersion(shown) ? shown : preferencesVersions[signup.language];
    await db.transaction().execute(async (transaction) => {
      // A double click sends the choice twice concurrently.
      await lockSignups(transaction, engine);
      // The person may have been erased since the link was read.
      if (!(await holdSignup(transaction, engine, signup.id))) return;
      const active = new Set((await activeSignups(transaction, signup.email_key)).map(({ kind }) => kind));
      for (const kind of newsletterKinds) {
        if (active.has(kind) && !chosen.includes(kind)) await end(transaction, signup.email_key, kind, now);
        if (active.has(kind) || !chosen.includes(kind)) continue;
        const id = newId(now);
        const { id: _id, mail_id: _mail, mailed_at: _mailed, unsubscribed_at: _ended, ...person } = signup;
        await insertSignup(transaction, {
          ...person,
          id,
          kind,
          created_at: now,
          // Where consent was given, without the token: readers of the proof must not be able to open the link.
          page_url: `${origin}${newsletterPath('preferences', '…')}`,
          consent: 1,
          // The next issue comes in the language of the declaration.
          language: languageOfVersion(version),
          wording_version: version,
          consent_wording: wordingOf(version, company),
          state: 'confirmed',
          confirmed_at: now,
        });
        await publish(transaction, [{ event: 'newsletter.confirmed', subjectId: id }]);
      }
    });
    onStored();
  }

  /** Ends a newsletter for an address, whichever of its sign-ups was confirmed. */
  async function end(transaction: Db, key: string, kind: NewsletterKind, now: number): Promise<void> {
    const ended = await endSignups(transaction, key, kind, now);
    await publish(
      transaction,
      ended.map((subjectId) => ({ event: 'newsletter.unsubscribed', subjectId })),
    );
  }

  return {
    view,
    /**
     * Does what the page's button is for.
     * @param shown the version of the declaration on the page, if it has one
     * @returns null when the link is not valid for it
     */
    async act(link: Link, chosen: readonly string[], shown = ''): Promise<'done' | null> {
      const signup = await signupOf(link);
      if (signup === null || signup === 'expired') return null;
      if (link.action === 'confirm' && chosen.length > 0) await confirmAlso(signup, chosen);
      else if (link.action === 'confirm') await confirm(signup);
      else if (link.action === 'unsubscribe') {
        const { email_key: key, kind } = signup;
        await db.transaction().execute((transaction) => end(transaction, key, kind, Date.now()));
        onStored();
      } else await choose(signup, chosen, shown);
      return 'done';
    },
  };
}
