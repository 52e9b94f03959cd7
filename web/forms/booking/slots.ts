import { type SlotsAnswer, slotsPath } from '#contract/booking.ts';

/** How long an answer counts as fresh, in milliseconds: others book meanwhile. */
export const freshFor = 60_000;

type Known = { answer: SlotsAnswer; at: number };
let known: Known | null = null;
let underWay: Promise<SlotsAnswer> | null = null;

export function knownSlots(): Known | null {
  return known;
}

/** For slots that came with a page. */
export function rememberSlots(answer: SlotsAnswer): void {
  known = { answer, at: performance.now() };
}

export function isFresh(): boolean {
  return known !== null && performance.now() - known.at < freshFor;
}

/**
 * Asks the server for the free slots; a question under way is shared.
 * @throws where no usable answer came
 */
export function askSlots(apiUrl: string): Promise<SlotsAnswer> {
  underWay ??= ask(apiUrl).finally(() => {
    underWay = null;
  });
  return underWay;
}

async function ask(apiUrl: string): Promise<SlotsAnswer> {
  const response = await fetch(apiUrl + slotsPath, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as SlotsAnswer;
  if (!response.ok || !Array.isArray(answer.slots)) throw new Error(`No slots (${response.status})`);
  rememberSlots(answer);
  return answer;
}
