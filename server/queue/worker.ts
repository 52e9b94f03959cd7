import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { Database } from '#server/db/connection/connect.ts';
import { afterFailure } from './backoff.ts';
import { createOutcomeLog } from './outcome-log.ts';
import { type Claimed, claimDue, type QueueTable } from './repository.ts';
import { createRest } from './rest.ts';

/** Rows taken at once: few, so that a killed process holds up few. */
export const batchSize = 32;
const usualLanes = 4;
/** A claim ends soon where its process is gone, and is renewed long before that where it lives. */
export const claimMilliseconds = 15_000;
export const renewMilliseconds = 5000;
const pollMilliseconds = 5000;
const stopMilliseconds = 10_000;
const failureLogPause = 600_000;

/**
 * What became of one: `gone` where what it is about has been erased, `givenUp` (why) where it is not to be tried again,
 * `notBefore` (milliseconds since 1970) where it was not tried. A failure is thrown.
 */
export type Sent = 'sent' | 'gone' | { givenUp: string } | { notBefore: number };

type Options = Pick<Database, 'db' | 'engine'> & {
  table: QueueTable;
  /** Which of its rows are this worker's; all of them without it. */
  which?: RawBuilder<boolean> | undefined;
  /** How many it sends at once. */
  lanes?: number | undefined;
  /** Called before each round, to put rows in the table. */
  fill?: (() => Promise<void>) | undefined;
  send: (row: Claimed, signal: AbortSignal) => Promise<Sent>;
  /** Frees what sending holds; with `force` also what is in the middle of a message, which then fails. */
  close: (force?: boolean) => void;
  /** How a line of the log names the queue and one of its rows: `Outbox`, `a mail`. */
  names: { queue: string; one: string };
  /** What is stored of a failure, and the kind of it for the log, which names nobody. */
  failures: { text: (error: unknown) => string; kind: (error: unknown) => string };
  now?: (() => number) | undefined;
  log?: ((line: string) => void) | undefined;
};

/**
 * Sends what waits in a table; any number of processes may run one. A row is sent at least once, and
 * twice only when the other side took it and this process was killed before it could note that. Clocks of
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
  /** What ends the sending of a row, by its id. */
  const sending = new Map<string, AbortController>();

  /** Claims one batch and sends it. Rejects only when the database fails. @returns how many were claimed */
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

  /** Where a claim could not be renewed for so long that another process may take the row soon, its sending ends. */
  async function renewClaims(): Promise<void> {
    await outcomes.renew(now() + claimMilliseconds).catch(() => {});
    for (const [id, controller] of sending)
      if (!isHeld(id)) controller.abort(new Error('the database does not answer'));
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

  /** For the operator: once, then every ten minutes at most, without saying whom it was about. */
  function reportFailure(error: unknown): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + failureLogPause;
    log(`${names.queue}: ${names.one} could not be sent (${failures.kind(error)}); it will be tried again.`);
  }

  async function loop(): Promise<void> {
    let troubled = false;
    while (!stopping) {
      try {
        await whenQuiet();
        rest.forgetWake();
        lastSign = performance.now();
        const claimed = await runOnce();
        if (troubled) log(`${names.queue}: the database answers again.`);
        troubled = false;
        if (claimed < batchSize) await rest.untilWoken(pollMilliseconds);
      } catch (error) {
        // Said once; rows wait in the database that is away.
        if (!troubled) log(`${names.queue}: the database does not answer (${failures.text(error)}); trying again.`);
        troubled = true;
        await rest.untilStopped(pollMilliseconds);
      }
    }
    await outcomes
      .flush()
      .catch((error) => log(`${names.queue}: last results were not saved (${failures.text(error)}).`));
  }

  return {
    start: (): void => {
      if (started) return;
      started = true;
      running = loop();
    },
    /** Says that there is something to send; costs nothing, call it after every commit. */
    wake: (): void => rest.wake(),
    /**
     * Waits for sends in progress, at most 10 s, then ends them (they are tried again by the next start), and
     * frees what sending holds. Close the database only afterwards.
     */
    stop: async (): Promise<void> => {
      stopping = true;
      rest.stop();
      const giveUp = setTimeout(() => close(true), stopMilliseconds);
      const late = createRest();
      // A second more, so that what was cut off is noted as failed.
      await Promise.race([running, late.untilStopped(stopMilliseconds + 1000)]);
      late.stop();
      clearTimeout(giveUp);
      close();
    },
    /** Milliseconds since it last began something: a worker that hangs is told by that. */
    silence: (): number => performance.now() - lastSign,
    /** One round of the loop, for tests. */
    runOnce,
  };
}

const windowMilliseconds = 20;
const longest = 1000;
const busy = 0.5;

/**
 * Waits until this process has time to send: until its event loop was idle for half of a short window,
 * in which the worker itself does nothing; about one second at most, so that all goes out under any load.
 */
async function whenQuiet(): Promise<void> {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await sleep(windowMilliseconds, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
