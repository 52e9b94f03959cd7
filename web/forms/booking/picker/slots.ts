import type { SlotsAnswer } from '#contract/booking/booking.ts';

/** How long an answer counts as fresh, in milliseconds: others book meanwhile. */
export const freshFor = 60_000;

/** `path` is the call that answered: one booking's times to move to are no other's. */
type Known = { answer: SlotsAnswer; at: number; path: string };
let known: Known | null = null;
let underWay: { path: string; answer: Promise<SlotsAnswer> } | null = null;

export function knownSlots(): Known | null {
  return known;
}

/** For slots that came with a page. */
export function rememberSlots(answer: SlotsAnswer, path: string): void {
  known = { answer, at: performance.now(), path };
}

export function isFresh(path: string): boolean {
  return known?.path === path && performance.now() - known.at < freshFor;
}

/**
 * Asks the server for the free slots; a question under way is shared.
 * @throws where no usable answer came
 */
export function askSlots(apiUrl: string, path: string): Promise<SlotsAnswer> {
  if (underWay?.path === path) return underWay.answer;
  const question = {
    path,
    answer: ask(apiUrl, path).finally(() => {
      if (underWay === question) underWay = null;
    }),
  };
  underWay = question;
  return question.answer;
}

async function ask(apiUrl: string, path: string): Promise<SlotsAnswer> {
  const response = await fetch(apiUrl + path, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as SlotsAnswer;
  if (!response.ok || !Array.isArray(answer.slots)) throw new Error(`No slots (${response.status})`);
  rememberSlots(answer, path);
  return answer;
}
