import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isAway, isBusy } from '#server/db/connection/busy.ts';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import type { NewIdempotencyKey, NewLead, NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { paceConfirmations } from '#server/newsletter/pacing.ts';
import { discardEvents, type Happened, type PublishEvents } from '#server/webhooks/events.ts';
import type { ContentKey } from './content-key.ts';
import { gatherNotices } from './mails/flood/gather.ts';
import { insertIntake, knownKeys } from './repository.ts';

/** Everything that one accepted submission writes, in one transaction. */
export type Submission = {
  /** Id of the lead or sign-up. */
  id: string;
  lead: NewLead | null;
  signup: NewNewsletterSignup | null;
  mails: NewOutboxRow[];
  /** Null for clients that send no idempotency key. */
  key: ContentKey | null;
};

/** `id` is that of the first submission when the same key and content came before. */
type Committed = { id: string; replayed: boolean };

export type Intake = {
  /** Resolves when the submission is on disk. Rejects when it could not be stored; nothing of it is kept then. */
  commit: (submission: Submission) => Promise<Committed>;
};

type Waiting = {
  submission: Submission;
  /** When it came, in milliseconds since 1970. */
  since: number;
  resolve: (committed: Committed) => void;
  reject: (error: unknown) => void;
};

/** Milliseconds that a visitor waits at most while another process holds the database (a backup, a manual clean-up). */
const longestWait = 4000;
const busyPause = 200;

/** Milliseconds for which a commit waits at most while more submissions keep coming. */
const longestGathering = 20;

/** Most submissions in one transaction; more wait for the next one. */
const maxBatch = 500;

/**
 * Group commit: submissions that arrive while a transaction is being written share the next one, so that
 * one wait for the disk serves many visitors. `onStored` is told after each commit that wrote mails;
 * `gathers`: whether staff get one mail about many leads; `publish`: what writes to webhooks of each.
 */
export function createIntake(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  onStored: () => void,
  { gathers = true, publish = discardEvents }: { gathers?: boolean; publish?: PublishEvents } = {},
): Intake {
  let waiting: Waiting[] = [];
  let writing = false;

  async function flush(): Promise<void> {
    writing = true;
    while (waiting.length > 0) {
      await gather();
      const batch = waiting.slice(0, maxBatch);
      waiting = waiting.slice(maxBatch);
      await write(batch);
    }
    writing = false;
  }

  /**
   * Lets more submissions share the commit while more keep coming. New connections are accepted one a turn of the event
   * loop, so that each commit between them would make the last of many wait for all.
   */
  async function gather(): Promise<void> {
    const end = performance.now() + longestGathering;
    let before: number;
    do {
      before = waiting.length;
      await setImmediate();
      await setImmediate();
    } while (waiting.length > before && waiting.length < maxBatch && performance.now() < end);
  }

  async function write(batch: Waiting[], retried = false): Promise<void> {
    try {
      const committed = await store(
        db,
        engine,
        batch.map(({ submission }) => submission),
        { gathers, publish },
      );
      for (const [index, { resolve }] of batch.entries()) resolve(committed[index] as Committed);
      onStored();
    } catch (error) {
      await failed(batch, error, retried);
    }
  }

  /** What could not be stored is tried again where that may help; otherwise its visitors are told. */
  async function failed(batch: Waiting[], error: unknown, retried: boolean): Promise<void> {
    if (isBusy(error)) return await writeLater(batch, error, retried);
    // Nobody is to blame, and each further try would wait as long.
    if (isAway(error)) return reject(batch, error);
    // One of them is to blame: each gets its own answer. A single one is tried twice, because another process may have
    // stored the same key a moment ago and is now seen.
    if (batch.length === 1 && retried) return reject(batch, error);
    if (batch.length === 1) return await write(batch, true);
    for (const one of batch) await write([one]);
  }

  async function writeLater(batch: Waiting[], error: unknown, retried: boolean): Promise<void> {
    const oldest = Date.now() - longestWait;
    reject(
      batch.filter(({ since }) => since <= oldest),
      error,
    );
    const patient = batch.filter(({ since }) => since > oldest);
    if (patient.length === 0) return;
    await sleep(busyPause);
    await write(patient, retried);
  }

  return {
    commit: (submission) =>
      new Promise((resolve, reject) => {
        waiting.push({ submission, since: Date.now(), resolve, reject });
        if (!writing) void flush();
      }),
  };
}

function reject(batch: readonly Waiting[], error: unknown): void {
  for (const one of batch) one.reject(error);
}

/** Writes one batch in one transaction; answers in the batch's order. */
function store(
  db: Db,
  engine: Engine,
  batch: readonly Submission[],
  { gathers, publish }: { gathers: boolean; publish: PublishEvents },
): Promise<Committed[]> {
  const keys = batch.flatMap(({ key }) => key ?? []);
  return db.transaction().execute(async (transaction) => {
    const known = await knownSubmissions(transaction, engine, keys);
    const fresh: Submission[] = [];
    const newKeys: NewIdempotencyKey[] = [];
    const committed = batch.map((submission): Committed => {
      const { id, key } = submission;
      const first = key && known.get(key.key);
      const same = first && (first.content === key.content ? first : known.get(key.content));
      if (same) return { id: same.lead_id, replayed: true };
      fresh.push(ownCopy(first ? following(submission, first.lead_id) : submission));
      if (key) {
        const row = { key: first ? key.content : key.key, content: key.content, lead_id: id, created_at: Date.now() };
        newKeys.push(row);
        // Also for the rest of this batch: a double click arrives within one.
        known.set(row.key, row);
      }
      return { id, replayed: false };
    });
    await paceConfirmations(transaction, engine, fresh);
    if (gathers) await gatherNotices(transaction, fresh);
    await insertIntake(transaction, engine, fresh, newKeys);
    await publish(transaction, fresh.flatMap(newLead));
    return committed;
  });
}

/** What webhooks are told of a submission: of a lead that it is there, of a sign-up nothing before it is confirmed. */
function newLead({ lead }: Submission): Happened[] {
  return lead ? [{ event: 'lead.created', subjectId: lead.id, kind: lead.kind }] : [];
}

/** What is stored under these keys; where other content is, also what is stored under the content's own key. */
async function knownSubmissions(db: Db, engine: Engine, keys: readonly ContentKey[]) {
  const find = async (wanted: number[]) => (wanted.length > 0 ? await knownKeys(db, engine, wanted) : []);
  const known = new Map((await find(keys.map(({ key }) => key))).map((row) => [row.key, row]));
  const changed = keys.filter(({ key, content }) => known.has(key) && known.get(key)?.content !== content);
  for (const row of await find(changed.map(({ content }) => content))) known.set(row.key, row);
  return known;
}

/** What is paced and gathered holds for this try alone: a batch that fails is tried again one by one. */
function ownCopy(submission: Submission): Submission {
  const { signup, mails } = submission;
  return { ...submission, signup: signup && { ...signup }, mails: mails.map((mail) => ({ ...mail })) };
}

/** The same key with other content is a lead of its own that names the first one. */
function following(submission: Submission, firstId: string): Submission {
  const { lead } = submission;
  return lead ? { ...submission, lead: { ...lead, follows_id: firstId } } : submission;
}
