import * as v from 'valibot';
import { line } from '#contract/leads/fields.ts';
import { maxLength } from '#contract/leads/lengths.ts';
import { contactKinds } from '#contract/leads/registry.ts';
import { addDays, isDay } from '#contract/office-time/calendar-day.ts';
import { startOfOfficeDay } from '#contract/office-time/office.ts';
import { type ContactFilter, contactsPage } from '#contract/staff/contacts.ts';
import { readCursor } from '#server/http/answer/cursor.ts';
import { choice, deskEntries, deskFilter } from '#server/staff/desk/desk-input.ts';
import type { LeadFilter } from '#server/staff/lead-index/filter.ts';
import { foldForSearch } from '#server/text/fold.ts';

const given = <const F extends string>(field: F, max: number) => v.optional(v.nullable(line(field, max), ''), '');
const day = <const F extends string>(field: F) =>
  v.pipe(
    given(field, 40),
    v.check((value) => value === '' || isDay(value), `${field}.invalid`),
  );
const filterEntries = {
  q: given('q', 200),
  source: given('source', maxLength.note),
  kind: choice(contactKinds, 'kind.unknown'),
  from: day('from'),
  to: day('to'),
  ...deskEntries,
} satisfies Record<keyof ContactFilter, v.GenericSchema>;

/** The filter of leads (contract `ContactFilter`); blank means all. */
export const filterInput = v.object(filterEntries);

/** The filter and the page. */
export const pageInput = v.object({
  ...filterEntries,
  limit: v.pipe(
    v.optional(v.union([v.string(), v.number()], 'limit.invalid'), contactsPage.defaultLimit),
    v.transform(String),
    v.regex(/^\d{1,9}$/, 'limit.invalid'),
    v.transform(Number),
    v.minValue(1, 'limit.invalid'),
    v.maxValue(contactsPage.maxLimit, 'limit.tooLarge'),
  ),
  cursor: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const position = readCursor(dataset.value);
        if (position) return { createdAt: position.at, id: position.id };
        addIssue({ message: 'cursor.invalid' });
        return NEVER;
      }),
    ),
  ),
});

/** The same from a query string, which must not contain search words: URLs are logged and kept in histories. */
export const pageQueryInput = v.object({ ...pageInput.entries, q: v.optional(v.literal('', 'q.notInAddress'), '') });

export type Page = v.InferOutput<typeof pageInput>;

/** The filter in the terms of the lead index. */
export function leadFilter(input: v.InferOutput<typeof filterInput>): LeadFilter {
  const { q, source, kind, from, to, state, owner, due, ...rest } = input;
  // A part that is forgotten here would not narrow the list.
  rest satisfies Record<string, never>;
  const words = [...new Set(foldForSearch(q).split(' '))].filter(Boolean);
  return {
    // A word contained in another one adds nothing.
    words: words.filter((word) => !words.some((other) => other !== word && other.includes(word))),
    source: source || null,
    kind: kind || null,
    since: from ? startOfOfficeDay(from) : null,
    before: to ? startOfOfficeDay(addDays(to, 1)) : null,
    desk: deskFilter({ state, owner, due }, Date.now()),
  };
}
