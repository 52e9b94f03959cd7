import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#server/db/connection/connect.ts';
import { createLeadReader, type LeadReader } from './reader.ts';
import { spareCache } from './repository.ts';

/** What the thread is asked and how it answers; `n` says what belongs together. */
export type Question = { n: number; call: keyof LeadReader; given: unknown[] } | { end: true };
export type Answer = { n: number; found: unknown } | { n: number; failed: string };

// The thread in which all leads are searched, counted and written out: its work never holds up a visitor.
const connected = connect(workerData as Parameters<typeof connect>[0]);
const database = { ...connected, db: connected.patient };
const reader = createLeadReader(database);
const ready = spareCache(database);

parentPort?.on('message', (question: Question) => void answer(question));

async function answer(question: Question): Promise<void> {
  if ('end' in question) {
    parentPort?.close();
    await database.close();
    return;
  }
  const { n, call, given } = question;
  try {
    await ready;
    const ask = reader[call] as (...given: unknown[]) => Promise<unknown>;
    parentPort?.postMessage({ n, found: await ask(...given) } satisfies Answer);
  } catch (error) {
    parentPort?.postMessage({ n, failed: (error as Error).message } satisfies Answer);
  }
}
