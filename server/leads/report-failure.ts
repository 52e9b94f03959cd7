import { minute } from '#contract/durations.ts';
import type { LeadKind } from '#contract/leads/registry.ts';

let reportedAt = 0;
let unreported = 0;

/** Logs a lead that could not be stored, at most once a minute: a full disk under load must not fill the log too. */
export function reportFailure(kind: LeadKind, error: unknown): void {
  unreported += 1;
  if (Date.now() - reportedAt < minute) return;
  const message = error instanceof Error ? error.message : 'unknown error';
  console.error(`a ${kind} lead could not be stored (${unreported} since the last such message): ${message}`);
  reportedAt = Date.now();
  unreported = 0;
}
