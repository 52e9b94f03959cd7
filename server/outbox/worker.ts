import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/connection/connect.ts';
import type { OutboxRow } from '#server/db/schema/schema.ts';
import { afterFailure } from './backoff.ts';
import { createOutcomeLog } from './outcome-log.ts';
import { claimDue } from './repository.ts';
import { createRest } from './rest.ts';
import { failureKind, failureText } from './transport/failure-text.ts';
import type { OutgoingMail } from './transport/message.ts';
import type { Transport } from './transport/transport.ts';

/** Mails taken at once: few, so that a killed process holds up few. */
export const batchSize = 32;
const concurrency = 4;
/** A claim ends soon where its process is gone, and is renewed long before that where it lives. */
export const claimMilliseconds = 15_000;
export const renewMilliseconds = 5000;
const pollMilliseconds = 5000;
const stopMilliseconds = 10_000;
const failureLogPause = 600_000;

type Options = Pick<Database, 'db' | 'engine'> & {
  transport: Transport;
  /** Null when what the mail is about has been erased. */
  render: (row: OutboxRow) => Promise<OutgoingMail | null>;
  now?: () => number;
  log?: (line: string) => void;
};

/**
 * Sends what stands in the outbox; any number of processes may run one. A mail is sent at least once, and
 * twice only when a mail server took it and this process was killed before it could note that (the
 * Message-ID is then the same). Clocks of processes on several machines may differ by some seconds.
 */
export function createOutboxWorker({ db, engine, transport, render, now = Date.now, log = console.error }: Options) {
  const outcomes = createOutcomeLog(db);
  const rest = createRest();
  let stopping = false;
  let running: Promise<void> = Promise.resolve();
  let started = false;
  let quietUntil = 0;
  let lastSign = performance.now();
  /** What ends the sending of a mail, by its id. */
  const sending = new Map<string, AbortController>();

  /** Claims one batch and sends it. Rejects only when the database fails. @returns how many were claimed */
  async function runOnce(): Promise<number> {
    await outcomes.flush();
    const at = now();
    const rows = await claimDue(db, engine, { now: at, until: at + claimMilliseconds, limit: batchSize });
    const claimed = rows.length;
    outcomes.hold(rows);
    const beat = setInterval(() => void renewClaims(), renewMilliseconds);
    beat.unref();
    const lane = async () => {
      for (let row = rows.shift(); row; row = rows.shift()) await handle(row);
    };
    await Promise.all(Array.from({ length: Math.min(concurrency, claimed) }, lane));
    clearInterval(beat);
    await outcomes.flush();
    return claimed;
  }

  /** Where a claim could not be renewed for so long that another process may take the mail soon, its sending ends. */
  async function renewClaims(): Promise<void> {
    await outcomes.renew(now() + claimMilliseconds).catch(() => {});
    for (const [id, controller] of sending)
      if (!isHeld(id)) controller.abort(new Error('the database does not answer'));
  }

  function isHeld(id: string): boolean {
    return outcomes.heldUntil(id) - now() > renewMilliseconds;
  }

  async function handle(row: OutboxRow): Promise<void> {
    lastSign = performance.now();
    const { id } = row;
    if (stopping || !isHeld(id)) return outcomes.add({ kind: 'released', id });
    const controller = new AbortController();
    sending.set(id, controller);
    try {
      const mail = await render(row);
      if (!mail) return outcomes.add({ kind: 'gone', id });
      controller.signal.throwIfAborted();
      await transport.send(row, mail, controller.signal);
      outcomes.add({ kind: 'sent', id, at: now() });
    } catch (error) {
      outcomes.add({ kind: 'failed', id, ...afterFailure(row, now()), last_error: failureText(error) });
      reportFailure(error);
    } finally {
      sending.delete(id);
    }
  }

  /** For the operator: once, then every ten minutes at most, without saying whose mail it was. */
  function reportFailure(error: unknown): void {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + failureLogPause;
    log(`Outbox: a mail could not be sent (${failureKind(error)}); it will be tried again.`);
  }

  async function loop(): Promise<void> {
    let troubled = false;
    while (!stopping) {
      try {
        await whenQuiet();
        rest.forgetWake();
        lastSign = performance.now();
        const claimed = await runOnce();
        if (troubled) log('Outbox: the database answers again.');
        troubled = false;
        if (claimed < batchSize) await rest.untilWoken(pollMilliseconds);
      } catch (error) {
        // Said once; mails wait in the database that is away.
        if (!troubled) log(`Outbox: the database does not answer (${failureText(error)}); trying again.`);
        troubled = true;
        await rest.untilStopped(pollMilliseconds);
      }
    }
    await outcomes.flush().catch((error) => log(`Outbox: last results were not saved (${failureText(error)}).`));
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
     * closes the transport. Close the database only afterwards.
     */
    stop: async (): Promise<void> => {
      stopping = true;
      rest.stop();
      const giveUp = setTimeout(() => transport.close(true), stopMilliseconds);
      const late = createRest();
      // A second more, so that what was cut off is noted as failed.
      await Promise.race([running, late.untilStopped(stopMilliseconds + 1000)]);
      late.stop();
      clearTimeout(giveUp);
      transport.close();
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
 * Waits until this process has time for mails: until its event loop was idle for half of a short window,
 * in which the worker itself does nothing; about one second at most, so that mails go out under any load.
 */
async function whenQuiet(): Promise<void> {
  const end = performance.now() + longest;
  while (performance.now() < end) {
    const before = performance.eventLoopUtilization();
    await sleep(windowMilliseconds, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < busy) return;
  }
}
