import { isSuspect } from '#contract/leads/spam-signals.ts';
import { samples } from '#scripts/seed/samples.ts';
import type { NewLead } from '#server/db/schema/schema.ts';
import type { LeadFilter } from '#server/staff/lead-index/filter.ts';
import type { Handled } from './desk-rows.ts';

/** End of the period of the sample leads. */
export const samplesUntil = Date.parse('2026-11-21T00:00:00Z');

export function sampleLeads(count: number, seed = 1): NewLead[] {
  return [...samples({ count, seed, until: samplesUntil })].flatMap(({ lead }) => lead ?? []);
}

/** Ids of the leads that match, found by scanning all of them, newest first. */
export function scanLeads(
  leads: readonly NewLead[],
  { words, source, kind, since, before, desk }: LeadFilter,
  handled: ReadonlyMap<string, Handled> = new Map(),
): string[] {
  const found = leads.filter(({ id, search_text, page_source, kind: of, created_at, spam_signals }) => {
    const { state = 'new', owner = null, answered = false } = handled.get(id) ?? {};
    const due = desk?.due;
    return (
      words.every((word) => search_text.includes(word)) &&
      (source === null || page_source === source) &&
      (kind === null || of === kind) &&
      (since === null || created_at >= since) &&
      (before === null || created_at < before) &&
      (!desk?.state || (desk.state === 'open' ? ['new', 'in-progress'].includes(state) : desk.state === state)) &&
      (!desk?.owner || (desk.owner === 'none' ? owner === null : desk.owner === owner)) &&
      (!due ||
        (due.kinds.includes(of) &&
          created_at >= (due.since ?? 0) &&
          created_at < due.before &&
          !isSuspect(spam_signals) &&
          state === 'new' &&
          !answered))
    );
  });
  return found.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
}
