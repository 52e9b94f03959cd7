import { leadKinds } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { type AuditDetails, auditActions } from '#contract/staff/audit.ts';
import { bookingLists } from '#contract/staff/bookings.ts';
import type { ContactFilter } from '#contract/staff/contacts.ts';
import { dueFilters, leadStates, nobody, openStates } from '#contract/staff/desk.ts';
import { subscriberStates } from '#contract/staff/newsletter.ts';
import { mailStates } from '#contract/staff/outbox.ts';

/** Recorded instead of an unknown page source: visitors can send any text. */
const otherSource = 'other';

const oneOf = (known: readonly string[]) => (value: string) => known.includes(value) && value;
const shapedLike = (shape: RegExp) => (value: string) => shape.test(value) && value;
const day = shapedLike(/^\d{4}-\d{2}-\d{2}$/);
const number = shapedLike(/^\d{1,15}$/);

type ToRecord = (value: string) => string | boolean;
type Recordable = Readonly<Record<string, ToRecord> & Record<Exclude<keyof ContactFilter, 'q'>, ToRecord>>;

/** The parts of a filter that are recorded, and how: only known words, days, numbers and ids. */
const recordable: Recordable = {
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

/** A list's filter as it is recorded: without search words and other free text. */
export function recordedFilter({ q, cursor, ...filter }: Readonly<Record<string, unknown>>): AuditDetails {
  const details: AuditDetails = {};
  for (const [name, value] of Object.entries(filter)) {
    // `toString` would be found on any object.
    const asRecorded = Object.hasOwn(recordable, name) ? recordable[name] : undefined;
    const recorded = typeof value === 'string' && value.trim() !== '' && asRecorded?.(value.trim());
    if (recorded) details[name] = recorded;
  }
  if (typeof q === 'string' && q.trim()) details.search = true;
  if (cursor) details.furtherPage = true;
  return details;
}
