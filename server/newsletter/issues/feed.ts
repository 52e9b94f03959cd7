import type { Database, Db } from '#server/db/connection/connect.ts';
import type { NewOutboxRow } from '#server/db/schema/schema.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { isAnySending, issueToFeed, knownMails, moveCursor, nextReaders, waitingMails } from './repository.ts';

/** Takes back what a transaction has written. */
class Overtaken extends Error {}

/** Readers of one transaction: as many as the worker takes at once. */
const atOnce = 32;
/** So few wait in the outbox, however many readers there are: whoever looks at it finds the other mails. */
const waitAtMost = 2 * atOnce;
/** So few failures are no sign of a mail server that is away, whatever else comes through. */
const usualFailures = { least: 100, ofMailed: 0.05 };

type Options = Pick<Database, 'db' | 'engine'> & {
  personHash: PersonHash;
  /** Whether most of what was tried last came through: then what fails are mailboxes that are gone or full. */
  comesThrough: () => boolean;
};

/**
 * Puts the next mails of an issue that is being sent in the outbox. The mails and the cursor that moves are one
 * transaction: a process that is killed goes on where it was. It waits while most of what was sent fails, so that a
 * mail server that is away finds a hundred mails when it is back, not all.
 */
export function createFeed({ db, engine, personHash, comesThrough }: Options): () => Promise<void> {
  return async () => {
    if (!(await isAnySending(db))) return;
    const { fresh, failing } = await waitingMails(db);
    if (fresh >= waitAtMost) return;
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
    if (many && !comesThrough()) return;
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
    // Withdrawn, or fed by another process, since it was read: then these mails are not written either.
    if (!moved) throw new Overtaken();
  }
}

/**
 * One mail has one id for an issue and an address, whichever sign-up it is for, so that the outbox itself takes none
 * twice. The form of a UUID version 8 (RFC 9562, section 5.8).
 */
function mailId(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
