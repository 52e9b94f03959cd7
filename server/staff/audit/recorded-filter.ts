import { leadKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { type AuditDetails, auditActions } from '#contract/staff/audit.ts';
import { bookingLists } from '#contract/staff/bookings.ts';
import { dueFilters, leadStates, nobody, openStates } from '#contract/staff/desk.ts';
import { subscriberStates } from '#contract/staff/newsletter.ts';
import { mailStates } from '#contract/staff/outbox.ts';

/** In place of a page source that the site does not know: any visitor can send one. */
const otherSource = 'other';

const oneOf = (known: readonly string[]) => (value: string) => known.includes(value) && value;
const shapedLike = (shape: RegExp) => (value: string) => shape.test(value) && value;
const day = shapedLike(/^\d{4}-\d{2}-\d{2}$/);
const number = shapedLike(/^\d{1,15}$/);

/** Parts of a filter that are recorded, and what of each: words that the site knows, days, numbers and ids. */
const recordable: Readonly<Record<string, (value: string) => string | boolean>> = {
  source: (value) => oneOf(Object.values(pageSources))(value) || otherSource,
  kind: oneOf(Object.keys(leadKinds)),
  state: oneOf([...leadStates, openStates, ...subscriberStates, ...mailStates]),
  owner: (value) => (value === nobody || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value) ? value : false),
  due: oneOf(dueFilters),
  show: oneOf(bookingLists),
  action: oneOf(auditActions),
  suspect: () => true,
  from: day,
  to: day,
  before: number,
};

/**
 * A list's filter as the log holds it: without the words that were searched, and without any other text that somebody
 * typed.
 */
export function recordedFilter({ q, cursor, ...filter }: Readonly<Record<string, unknown>>): AuditDetails {
  const details: AuditDetails = {};
  for (const [name, value] of Object.entries(filter)) {
    // `toString` is a name that every object knows.
    const asRecorded = Object.hasOwn(recordable, name) ? recordable[name] : undefined;
    const recorded = typeof value === 'string' && value.trim() !== '' && asRecorded?.(value.trim());
    if (recorded) details[name] = recorded;
  }
  if (typeof q === 'string' && q.trim()) details.search = true;
  if (cursor) details.furtherPage = true;
  return details;
}
