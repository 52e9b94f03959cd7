import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { minute } from '#contract/durations.ts';
import type { LogSettings } from '#server/log/log.ts';
import { builtFolder } from '#server/own-files.ts';
import { IndexBuilding } from '#server/staff/lead-index/index-building.ts';
import type { LeadReader } from './reader.ts';
import type { ReaderCall, ThreadAnswer, ThreadData, ThreadFailure, ThreadQuestion } from './thread.ts';

/** Size of the young generation: pages of a download are short-lived and would fill whatever space is available. */
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

/** Milliseconds without a query after which the thread ends, to free its memory. */
const idleLimit = 10 * minute;

const entry = builtFolder ? join(builtFolder, 'lead-reader.js') : join(import.meta.dirname, 'thread.ts');

type Waiting = { resolve: (found: unknown) => void; reject: (error: Error) => void };

/** The lead reader in its own thread, which starts with the first query and ends when idle. */
export function threadedLeadReader(
  settings: ThreadData['settings'] & LogSettings & { leadIndexFile: string },
): LeadReader {
  const { DATABASE_URL, DATABASE_TLS, databaseFile, leadIndexFile } = settings;
  // stdout is not a TTY inside a thread.
  const LOG_FORMAT = settings.LOG_FORMAT ?? (process.stdout.isTTY ? 'text' : 'json');
  const workerData: ThreadData = {
    settings: { DATABASE_URL, DATABASE_TLS, databaseFile },
    log: { LOG_FORMAT, LOG_LEVEL: settings.LOG_LEVEL },
    path: leadIndexFile,
  };
  let worker: Worker | null = null;
  let lastNumber = 0;
  const waiting = new Map<number, Waiting>();
  let idle: NodeJS.Timeout | undefined;

  function started(): Worker {
    if (worker) return worker;
    const fresh = new Worker(entry, { workerData, resourceLimits });
    fresh.on('message', (answer: ThreadAnswer) => {
      const one = waiting.get(answer.n);
      waiting.delete(answer.n);
      if (waiting.size === 0) fresh.unref();
      if ('failed' in answer) one?.reject(errorOf(answer.failed));
      else one?.resolve(answer.found);
    });
    // The next query starts a new thread.
    fresh.on('error', (error) => console.error(`The lead index thread ended: ${error.stack ?? error.message}`));
    fresh.on('exit', () => {
      if (worker !== fresh) return;
      worker = null;
      refuseWaiting();
    });
    worker = fresh;
    return fresh;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    if (!ending) return;
    worker = null;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.ref();
    ending.postMessage({ end: true } satisfies ThreadQuestion);
    await ended;
    if (!worker) refuseWaiting();
  }

  function refuseWaiting(): void {
    // Retrying helps, as after a lost connection.
    const ended = Object.assign(new Error('The lead index thread ended'), { code: 'ETIMEDOUT' });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  function callThread<T>(call: ReaderCall): Promise<T> {
    clearTimeout(idle);
    idle = setTimeout(() => void (waiting.size === 0 && end()), idleLimit);
    idle.unref();
    return new Promise<unknown>((resolve, reject) => {
      const thread = started();
      const n = ++lastNumber;
      waiting.set(n, { resolve, reject });
      thread.ref();
      thread.postMessage({ n, ...call } satisfies ThreadQuestion);
    }) as Promise<T>;
  }

  return {
    find: (...given) => callThread({ call: 'find', given }),
    figures: (...given) => callThread({ call: 'figures', given }),
    follow: (...given) => callThread({ call: 'follow', given }),
    csvPage: (...given) => callThread({ call: 'csvPage', given }),
    close: end,
  };
}

/** Restores the thread's error from the message. */
function errorOf({ message, code, errcode, percent }: ThreadFailure): Error {
  return percent === null ? Object.assign(new Error(message), { code, errcode }) : new IndexBuilding(percent);
}
