import type { Database, Db } from '#server/db/connection/connect.ts';
import type { NewOutboxRow } from '#server/db/schema/schema.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { isAnySending, issueToFeed, knownMails, moveCursor, nextReaders, waitingMails } from './repository.ts';

/** Rolls the transaction back. */
class Overtaken extends Error {}

/** Readers per transaction: as many as the worker takes concurrently. */
const atOnce = 32;
/**
 * The limit of untried issue mails in the outbox, however many readers there are, so that they do not bury the other
 * mails in the outbox.
 */
const waitAtMost = 2 * atOnce;
/** Up to this many failures are no sign that the mail server is unavailable, even while nothing else is delivered. */
const usualFailures = { least: 100, ofMailed: 0.05 };

type Options = Pick<Database, 'db' | 'engine'> & {
  personHash: PersonHash;
  /** Whether most of the latest attempts succeeded. Failures then mean that mailboxes are gone or full. */
  isDelivering: () => boolean;
};

/**
 * Creates the function that adds the next mails of an issue that is being sent to the outbox. The mails and the moved
 * cursor are one transaction, so that a killed process resumes where it was. It pauses while most mails fail, so that a
 * mail server that was unavailable finds a hundred mails when it is back, not all of them.
 */
export function createFeed({ db, engine, personHash, isDelivering }: Options): () => Promise<void> {
  return async () => {
    if (!(await isAnySending(db))) return;
    const { fresh, failing } = await waitingMails(db);
    if (fresh > waitAtMost - atOnce) return;
    await db
      .transaction()
      .execute((transaction) => feed(transaction, failing))
      .catch((error) => {
        if (!(error instanceof Overtaken)) throw error;
      });
  };

  async function feed(transaction: Db, failing: number): Promise<void> {
    const issue = await issueToFeed(transaction, engine);
    if (!issue) return;
    const many = failing > Math.max(usualFailures.least, usualFailures.ofMailed * issue.mailed);
    if (many && !isDelivering()) return;
    const now = Date.now();
    const readers = await nextReaders(transaction, engine, issue, atOnce);
    const mails = new Map<string, NewOutboxRow>();
    for (const { id: subject_id, email: recipient, email_key, language } of readers) {
      const mail = newMail(
        { template: 'newsletter-issue', language, recipient, subject_id, data: { issue: issue.id } },
        now,
      );
      const id = mailId(personHash(`${issue.id} ${email_key}`));
      mails.set(id, { ...mail, id });
    }
    for (const id of await knownMails(transaction, [...mails.keys()])) mails.delete(id);
    await enqueue(transaction, engine, [...mails.values()]);
    const moved = await moveCursor(transaction, issue, {
      cursor: readers.at(-1)?.id ?? issue.cursor,
      mailed: issue.mailed + mails.size,
      sent_at: readers.length < atOnce ? now : null,
    });
    // The issue was withdrawn, or fed by another process, after it was read: roll these mails back, too.
    if (!moved) throw new Overtaken();
  }
}

/**
 * The id of the mail for an issue and an address, the same whichever sign-up it is for, so that the outbox cannot hold
 * it twice. It has the form of a UUID version 8 (RFC 9562, section 5.8).
 */
function mailId(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
