import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { answerLanguage, problem, RefusedCall } from '#server/http/answer/problem.ts';

/** Milliseconds that a download waits for papers being typeset: less than proxies wait for a response. */
const patience = 20_000;

const details = {
  de: 'Die White Papers werden gerade gesetzt. Bitte versuchen Sie es in einer Minute erneut.',
  en: 'The white papers are being typeset. Please try again in a minute.',
};

/**
 * The folder with the papers that name the operator as sender, null where the built-in ones do.
 * @throws RefusedCall with 503 if they are still being typeset, which happens once, at an operator's first start
 */
export async function readyPapers(c: Context, own: Promise<string | null>, wait = patience): Promise<string | null> {
  const waiting = new AbortController();
  const late = sleep(wait, null, { signal: waiting.signal, ref: false }).then(() => {
    const language = answerLanguage(c);
    throw new RefusedCall(problem('unavailable', language, { retryAfter: 30, detail: details[language] }));
  });
  try {
    return await Promise.race([own, late]);
  } finally {
    waiting.abort();
  }
}
