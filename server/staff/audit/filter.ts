import * as v from 'valibot';
import { line } from '#contract/leads/fields.ts';
import { addDays, isDay } from '#contract/office-time/calendar-day.ts';
import { startOfOfficeDay } from '#contract/office-time/office.ts';
import { auditActions } from '#contract/staff/audit.ts';
import type { EntryFilter } from '#server/audit/repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { normaliseSearch } from '#server/staff/recording/record-calls.ts';

const given = <const F extends string>(field: F) => v.optional(line(field, 254), '');
const day = <const F extends string>(field: F) =>
  v.pipe(
    given(field),
    v.check((value) => value === '' || isDay(value), `${field}.invalid`),
  );

/** Filter of audit entries, for the list and the export. */
export const auditFilterInput = v.object({
  actor: given('actor'),
  action: v.optional(v.union([v.literal(''), v.picklist(auditActions)], 'action.invalid'), ''),
  about: given('about'),
  from: day('from'),
  to: day('to'),
});
type AuditFilterInput = v.InferOutput<typeof auditFilterInput>;

export function entryFilter({ actor, action, about, from, to }: AuditFilterInput, personHash: PersonHash): EntryFilter {
  return {
    actor: actor || null,
    action: action || null,
    subjects: about ? [about, personHash(normaliseSearch(about))] : [],
    email: about.includes('@') ? about : null,
    since: from ? startOfOfficeDay(from) : null,
    before: to ? startOfOfficeDay(addDays(to, 1)) : null,
  };
}

/**
 * What is recorded of such a filter besides its days; `about` may name a person, so only its hash is stored.
 * @param actors names of accounts
 */
export function filterNote({ actor, about }: AuditFilterInput, actors: readonly string[], personHash: PersonHash) {
  return {
    subject: about ? personHash(normaliseSearch(about)) : '',
    details: { ...(about && { about: true }), ...(actors.includes(actor) && { actor }) },
  };
}
