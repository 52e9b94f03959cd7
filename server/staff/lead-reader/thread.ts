import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#server/db/connection/connect.ts';
import { errorMember } from '#server/db/error-member.ts';
import { type LogSettings, startLog } from '#server/log/log.ts';
import { IndexBuilding } from '#server/staff/lead-index/index-building.ts';
import { shrinkCache } from '#server/staff/lead-index/repository.ts';
import { createLeadReader, type LeadReader } from './reader.ts';

export type ThreadData = { settings: Parameters<typeof connect>[0]; log: LogSettings; path: string };
type Call = Exclude<keyof LeadReader, 'close'>;
/** A call of the reader with its arguments. */
export type ReaderCall = { [C in Call]: { call: C; given: Parameters<LeadReader[C]> } }[Call];
/** Messages to and from the thread; `n` pairs a question with its answer. */
export type ThreadQuestion = (ReaderCall & { n: number }) | { end: true };
export type ThreadAnswer = { n: number; found: unknown } | { n: number; failed: ThreadFailure };
/** `code` and `errcode` come from the database drivers and distinguish a full disk from a bug. */
export type ThreadFailure = { message: string; code: unknown; errcode: unknown; percent: number | null };

// This thread searches, counts and exports leads, so that the work never blocks visitors' requests.
const { settings, log, path }: ThreadData = workerData;
startLog(log);
const database = connect(settings);
const reader = createLeadReader(database, { path });
const ready = shrinkCache(database);

parentPort?.on('message', (question: ThreadQuestion) => void answer(question));

async function answer(question: ThreadQuestion): Promise<void> {
  if ('end' in question) {
    parentPort?.close();
    await reader.close();
    await database.close();
    return;
  }
  const { n } = question;
  try {
    await ready;
    parentPort?.postMessage({ n, found: await run(question) } satisfies ThreadAnswer);
  } catch (error) {
    const percent = error instanceof IndexBuilding ? error.percent : null;
    const [code, errcode] = [errorMember(error, 'code'), errorMember(error, 'errcode')];
    const failed: ThreadFailure = { message: String(errorMember(error, 'message')), code, errcode, percent };
    parentPort?.postMessage({ n, failed } satisfies ThreadAnswer);
  }
}

function run(question: ReaderCall): Promise<unknown> {
  switch (question.call) {
    case 'find':
      return reader.find(...question.given);
    case 'figures':
      return reader.figures(...question.given);
    case 'follow':
      return reader.follow();
    case 'csvPage':
      return reader.csvPage(...question.given);
  }
}
