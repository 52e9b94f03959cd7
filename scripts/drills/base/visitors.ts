import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { slotsPath } from '#contract/booking/booking.ts';
import { idempotencyHeader } from '#contract/http/problem.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { type SampleSubmission, sampleSubmissions } from './sample-submissions.ts';

/**
 * What visitors were told. A request whose answer was lost is repeated with the same idempotency key until there is
 * one.
 */
export type VisitorResults = {
  acknowledged: Map<string, LeadKind>;
  /** Addresses of visitors who were told that their appointment is cancelled. */
  cancelled: Set<string>;
  /** Addresses of visitors whose slot was taken by others. */
  refused: Set<string>;
  /** Number of lost answers and of 503 answers (`slowestUnavailable` in milliseconds, to the last byte). */
  lost: number;
  unavailable: number;
  slowestUnavailable: number;
  slowest: number;
  /** Unexpected answers. */
  wrong: string[];
};

const slotsAnswer = v.object({ slots: v.array(v.string()) });
const booked = v.object({ booking: v.object({ manageUrl: v.string() }) });

/** Number of appointments to keep; beyond it, the oldest are cancelled, so that there are always free slots. */
const mostKept = 60;
/** Number of slots that visitors choose from: few, so that they compete. */
const nearest = 12;

/**
 * Visitors who send leads of all kinds, one after the other in each lane, until `end`.
 * @param origin origin of the site; null while it is down
 */
export function visit(
  origin: () => string | null,
  { lanes, run, pause = 0 }: { lanes: number; run: string; pause?: number },
) {
  const results: VisitorResults = {
    ...{ acknowledged: new Map(), cancelled: new Set(), refused: new Set(), wrong: [] },
    ...{ lost: 0, unavailable: 0, slowestUnavailable: 0, slowest: 0 },
  };
  const next = sampleSubmissions(run);
  const kept: { email: string; manageUrl: string }[] = [];
  let ending = false;
  let free: string[] = [];

  async function lane(): Promise<void> {
    while (!ending) {
      if (Math.random() < 0.2 || free.length === 0) await lookAtCalendar();
      const start = free[Math.floor(Math.random() * Math.min(nearest, free.length))];
      await untilAnswered(next(start));
      const oldest = kept.length > mostKept ? kept.shift() : undefined;
      if (oldest) await cancel(oldest);
      await sleep(pause);
    }
  }

  /** Repeats a request until the site answers with something other than 503. */
  async function untilAnswered(submission: SampleSubmission): Promise<void> {
    const { key, path, body } = submission;
    for (;;) {
      const answer = await ask(path, body, { [idempotencyHeader]: key });
      if (!answer) continue;
      if (answer.status === 409) results.refused.add(submission.email);
      else if (answer.status === 200) acknowledge(submission, answer.body);
      // A slot that was free may be over or blocked by now.
      else if (answer.status === 422 && submission.kind === 'booking') results.refused.add(submission.email);
      else results.wrong.push(`${answer.status} ${path}: ${JSON.stringify(answer.body).slice(0, 200)}`);
      return;
    }
  }

  function acknowledge({ email, kind }: SampleSubmission, body: unknown): void {
    results.acknowledged.set(email, kind);
    const appointment = v.safeParse(booked, body);
    if (appointment.success) kept.push({ email, manageUrl: appointment.output.booking.manageUrl });
  }

  async function cancel({ email, manageUrl }: { email: string; manageUrl: string }): Promise<void> {
    for (;;) {
      const answer = await ask(manageUrl, { action: 'cancel' });
      if (!answer) continue;
      if (answer.status === 200) results.cancelled.add(email);
      else if (answer.status !== 410) results.wrong.push(`${answer.status} cancelling`);
      return;
    }
  }

  async function lookAtCalendar(): Promise<void> {
    const answer = await ask(slotsPath);
    const read = v.safeParse(slotsAnswer, answer?.body);
    if (read.success) free = read.output.slots;
  }

  /** Sends one request. @returns null if it must be repeated: there was no answer, or a 503 */
  async function ask(path: string, body?: unknown, headers = {}): Promise<{ status: number; body: unknown } | null> {
    const at = origin();
    if (at === null) return sleep(20, null);
    const began = performance.now();
    try {
      const answer = await fetch(at + path, {
        signal: AbortSignal.timeout(20_000),
        ...(body !== undefined && {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }),
      });
      const answered: unknown = await answer.json();
      const took = performance.now() - began;
      results.slowest = Math.max(results.slowest, took);
      if (answer.status !== 503) return { status: answer.status, body: answered };
      results.unavailable += 1;
      results.slowestUnavailable = Math.max(results.slowestUnavailable, took);
      if (!answer.headers.has('retry-after')) results.wrong.push(`503 without Retry-After: ${path}`);
      return sleep(200, null);
    } catch {
      results.lost += 1;
      return sleep(20, null);
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, lane));
  return {
    results,
    /** Resolves when every visitor has an answer. */
    async end(): Promise<VisitorResults> {
      ending = true;
      await running;
      return results;
    },
  };
}
