import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import { minute } from '#contract/durations.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { afterFailure } from './backoff.ts';
import { createOutcomeLog } from './outcome-log.ts';
import { type Claimed, claimDue, type QueueTable } from './repository.ts';
import { createRest } from './rest.ts';

/** Rows claimed at a time: few, so that a killed process delays few. */
export const batchSize = 32;
const usualLanes = 4;
/** Short, so that a claim expires soon after its process dies, and renewed well before that while the process lives. */
export const claimMilliseconds = 15_000;
export const renewMilliseconds = 5000;
const pollMilliseconds = 5000;
const stopMilliseconds = 10_000;
const failureLogPause = 10 * minute;

/**
 * The result of sending one row: `gone` if its subject has been erased, `givenUp` (the reason) if it must not be
 * retried, `notBefore` (milliseconds since 1970) if it was not attempted. Failures are thrown.
 */
export type Sent = 'sent' | 'gone' | { givenUp: string } | { notBefore: number };

type Options = Pick<Database, 'db' | 'engine'> & {
  table: QueueTable;
  /** Restricts the worker to some rows; all of them by default. */
  which?: RawBuilder<boolean> | undefined;
  /** Number of rows sent concurrently. */
  lanes?: number | undefined;
  /** Called before each round to add rows to the table. */
  fill?: (() => Promise<void>) | undefined;
  send: (row: Claimed, signal: AbortSignal) => Promise<Sent>;
  /** Releases the sender's resources; `force` also aborts messages in progress, which then fail. */
  close: (force?: boolean) => void;
  /** Names of the queue and of one row in log lines, such as `Outbox` and `a mail`. */
  names: { queue: string; one: string };
  /** The stored text of a failure, and its kind for the log, which contains no personal data. */
  failures: { text: (error: unknown) => string; kind: (error: unknown) => string };
  now?: (() => number) | undefined;
  log?: ((line: string) => void) | undefined;
};

/**
 * Sends the rows that wait in a table; any number of processes may run a worker. Delivery is at least once: a row is
 * sent twice only if the other side accepted it and this process was killed before it could record that. The clocks of
 * processes on several machines may differ by some seconds.
 */
export function createWorker(options: Options) {
  const { db, engine, table, which, fill, send, close, names, failures } = options;
  const { lanes = usualLanes, now = Date.now, log = console.error } = options;
  const outcomes = createOutcomeLog(db, table);
  const rest = createRest();
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  let started = false;
  let quietUntil = 0;
  let lastSign = performance.now();
  /** Aborts the sending of a row, by its id. */
  const sending = new Map<string, AbortController>();

  /**
   * Claims one batch and sends it. Rejects only if the database fails.
   * @returns how many were claimed
   */
  async function runOnce(): Promise<number> {
    await outcomes.flush();
    await fill?.();
    const at = now();
    const rows = await claimDue(db, engine, table, { now: at, until: at + claimMilliseconds, limit: batchSize, which });
    const claimed = rows.length;
    outcomes.hold(rows);
    const beat = setInterval(() => void renewClaims(), renewMilliseconds);
    beat.unref();
    const lane = async () => {
      for (let row = rows.shift(); row; row = rows.shift()) await handle(row);
    };
    await Promise.all(Array.from({ length: Math.min(lanes, claimed) }, lane));
    clearInterval(beat);
    await outcomes.flush();
    return claimed;
  }

  /**
   * Aborts the sending of rows whose claims could not be renewed for so long that another process may take them soon.
   */
  async function renewClaims(): Promise<void> {
    await outcomes.renew(now() + claimMilliseconds).catch(() => {});
    for (const [id, controller] of sending) if (!isHeld(id)) controller.abort(new Error('the database is unavailable'));
  }

  function isHeld(id: string): boolean {
    return outcomes.heldUntil(id) - now() > renewMilliseconds;
  }

  async function handle(row: Claimed): Promise<void> {
    lastSign = performance.now();
    const { id } = row;
    if (stopping || !isHeld(id)) return outcomes.add({ kind: 'released', id });
    const controller = new AbortController();
    sending.set(id, controller);
    try {
      recordOutcome(row, await send(row, controller.signal));
    } catch (error) {
      outcomes.add({ kind: 'failed', id, ...afterFailure(row, now()), last_error: failures.text(error) });
      reportFailure(error);
    } finally {
      sending.delete(id);
    }
  }

  function recordOutcome({ id, attempts, next_attempt_at }: Claimed, sent: Sent): void {
    if (sent === 'sent') outcomes.add({ kind: 'sent', id, at: now() });
    else if (sent === 'gone') outcomes.add({ kind: 'gone', id });
    else if ('notBefore' in sent) outcomes.add({ kind: 'released', id, next_attempt_at: sent.notBefore });
    else outcomes.add({ kind: 'failed', id, state: 'parked', attempts, next_attempt_at, last_error: sent.givenUp });
  }

  /** Logs for the operator, at most every ten minutes and without personal data. */
  function reportFailure(error: unknown): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + failureLogPause;
    log(`${names.queue}: ${names.one} could not be sent (${failures.kind(error)}); it will be retried.`);
  }

  async function loop(): Promise<void> {
    let troubled = false;
    while (!stopping) {
      try {
        await whenQuiet();
        rest.clearWake();
        lastSign = performance.now();
        const claimed = await runOnce();
        if (troubled) log(`${names.queue}: the database is available again.`);
        troubled = false;
        if (claimed < batchSize) await rest.untilWoken(pollMilliseconds);
      } catch (error) {
        // Logged once per outage; the rows wait in the unavailable database.
        if (!troubled) log(`${names.queue}: the database is unavailable (${failures.text(error)}); retrying.`);
        troubled = true;
        await rest.untilStopped(pollMilliseconds);
      }
    }
    await outcomes
      .flush()
      .catch((error) => log(`${names.queue}: the last results were not saved (${failures.text(error)}).`));
  }

  return {
    start: (): void => {
      if (started) return;
      started = true;
      running = loop();
    },
    /** Signals that there is something to send. Cheap; call it after every commit. */
    wake: (): void => rest.wake(),
    /**
     * Waits up to 10 s for sends in progress, then aborts them (the next start retries them), and releases the sender's
     * resources. Close the database only afterwards.
     */
    stop: async (): Promise<void> => {
      stopping = true;
      rest.stop();
      const giveUp = setTimeout(() => close(true), stopMilliseconds);
      const late = createRest();
      // One more second, so that aborted sends are recorded as failed.
      await Promise.race([running, late.untilStopped(stopMilliseconds + 1000)]);
      late.stop();
      clearTimeout(giveUp);
      close();
    },
    /** Milliseconds since the worker last started anything, to detect a hanging worker. */
    silence: (): number => performance.now() - lastSign,
    /** Runs one round of the loop, for tests. */
    runOnce,
  };
}

const windowMilliseconds = 20;
const longest = 1000;
const busy = 0.5;

/**
 * Waits until this process has time to send: until its event loop was idle for half of a short window, in which the
 * worker itself does nothing. Waits about one second at most, so that everything is sent under any load.
 */
async function whenQuiet(): Promise<void> {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await sleep(windowMilliseconds, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
