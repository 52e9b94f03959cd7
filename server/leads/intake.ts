import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { isBusy, isUnavailable } from '#server/db/connection/busy.ts';
import type { Database, Db, Engine } from '#server/db/connection/connect.ts';
import { findIdempotencyKeys } from '#server/db/queries.ts';
import type { NewIdempotencyKey } from '#server/db/schema/schema.ts';
import { paceConfirmations } from '#server/newsletter/pacing.ts';
import { discardEvents, type PublishEvents, type SiteEvent } from '#server/webhooks/events.ts';
import type { ContentKey } from './content-key.ts';
import { gatherNotices } from './mails/flood/gather.ts';
import { insertIntake, type Submission } from './repository.ts';
import type { Committed, Intake } from './services.ts';

type Waiting = {
  submission: Submission;
  /** Time of arrival, in milliseconds since 1970. */
  since: number;
  resolve: (committed: Committed) => void;
  reject: (error: unknown) => void;
};

/** Maximum wait in milliseconds while another process locks the database (a backup, a manual clean-up). */
const longestWait = 4000;
const busyPause = 200;

/** Maximum delay of a commit, in milliseconds, while more submissions keep arriving. */
const longestGathering = 20;

/** Maximum number of submissions in one transaction; the rest wait for the next one. */
const maxBatch = 500;

/**
 * Group commit: submissions that arrive while a transaction is being written share the next one, so one fsync serves
 * many visitors. `onStored` is called after each commit; `gathers`: whether a flood of leads is reported to staff in
 * one mail; `publish` writes the webhook deliveries.
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
   * Lets more submissions join the commit while they keep arriving. The event loop accepts one new connection per turn,
   * so committing between them would make the last of many wait for all the others.
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
      for (const { resolve, committed } of await store(db, engine, batch, { gathers, publish })) resolve(committed);
      onStored();
    } catch (error) {
      await failed(batch, error, retried);
    }
  }

  /** Retries what could not be stored if that may help; otherwise rejects it. */
  async function failed(batch: Waiting[], error: unknown, retried: boolean): Promise<void> {
    if (isBusy(error)) return await writeLater(batch, error, retried);
    // No single submission is at fault, and each further attempt would wait as long.
    if (isUnavailable(error)) return reject(batch, error);
    // One of them is at fault: each is stored on its own and gets its own answer. A single one is tried twice, because
    // another process may just have stored the same key, which the second attempt sees.
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

/** Writes one batch in one transaction. */
function store(
  db: Db,
  engine: Engine,
  batch: readonly Waiting[],
  { gathers, publish }: { gathers: boolean; publish: PublishEvents },
): Promise<{ resolve: Waiting['resolve']; committed: Committed }[]> {
  const keys = batch.flatMap(({ submission }) => submission.key ?? []);
  return db.transaction().execute(async (transaction) => {
    const known = await knownSubmissions(transaction, engine, keys);
    const fresh: Submission[] = [];
    const newKeys: NewIdempotencyKey[] = [];
    const committedOf = (submission: Submission): Committed => {
      const { id, key } = submission;
      const first = key && known.get(key.key);
      const same = first && (first.content === key.content ? first : known.get(key.content));
      if (same) return { id: same.lead_id, replayed: true };
      fresh.push(first ? following(submission, first.lead_id) : submission);
      if (key) {
        const row = { key: first ? key.content : key.key, content: key.content, lead_id: id, created_at: Date.now() };
        newKeys.push(row);
        // Also for the rest of this batch: both requests of a double click may be in it.
        known.set(row.key, row);
      }
      return { id, replayed: false };
    };
    const results = batch.map(({ resolve, submission }) => ({ resolve, committed: committedOf(submission) }));
    const paced = await paceConfirmations(transaction, engine, fresh);
    const mailed = gathers ? await gatherNotices(transaction, paced) : paced;
    await insertIntake(transaction, engine, mailed, newKeys);
    await publish(transaction, fresh.flatMap(newLead));
    return results;
  });
}

/** The webhook event of a submission: a new lead is announced, a sign-up only once it is confirmed. */
function newLead({ lead }: Submission): SiteEvent[] {
  return lead ? [{ event: 'lead.created', subjectId: lead.id, kind: lead.kind }] : [];
}

/** Finds the rows stored under these keys and, where the content differs, those under the content's own key. */
async function knownSubmissions(db: Db, engine: Engine, keys: readonly ContentKey[]) {
  const find = async (wanted: number[]) => (wanted.length > 0 ? await findIdempotencyKeys(db, engine, wanted) : []);
  const known = new Map((await find(keys.map(({ key }) => key))).map((row) => [row.key, row]));
  const changed = keys.filter(({ key, content }) => known.has(key) && known.get(key)?.content !== content);
  for (const row of await find(changed.map(({ content }) => content))) known.set(row.key, row);
  return known;
}

/** The same key with other content becomes a lead of its own that refers to the first one. */
function following(submission: Submission, firstId: string): Submission {
  const { lead } = submission;
  return lead ? { ...submission, lead: { ...lead, follows_id: firstId } } : submission;
}
