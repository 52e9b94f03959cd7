import { hour } from '#contract/durations.ts';
import { dueTodayBefore, isPromisedReply, overdueBefore, replyDue } from '#contract/office-time/reply-promise.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, type LeadState, leadStates } from '#contract/staff/desk.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';

/** Names of the states in the staff area. */
export const stateNames = {
  new: 'Neu',
  'in-progress': 'In Arbeit',
  won: 'Gewonnen',
  lost: 'Verloren',
  spam: 'Spam',
} as const satisfies Record<LeadState, string>;

/** The state that a field's value names; `new` for any other value. */
export const stateNamed = (value: string): LeadState => leadStates.find((state) => state === value) ?? 'new';

type Due = { at: number; when: 'overdue' | 'today' | 'later' };

/** When the answer to a lead is due; null if none is expected any more. */
export function dueOf(
  contact: Pick<Contact, 'kind' | 'spamSignals' | 'created_at'>,
  desk: Desk,
  now: number,
): Due | null {
  if (desk.state !== 'new' || desk.answeredAt || !isPromisedReply(contact)) return null;
  const received = Date.parse(contact.created_at);
  if (Number.isNaN(received)) return null;
  const when = received < overdueBefore(now) ? 'overdue' : received < dueTodayBefore(now) ? 'today' : 'later';
  return { at: replyDue(received), when };
}

/** '3 Tagen', to follow 'seit': the time since a moment. */
function waitedFor(at: number, now: number): string {
  const hours = Math.floor((now - at) / hour);
  if (hours < 1) return 'weniger als 1 Stunde';
  if (hours < 24) return hours === 1 ? '1 Stunde' : `${hours} Stunden`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 Tag' : `${germanNumber(days)} Tagen`;
}

/** The look of a lead's row and tag: an overdue or due answer takes precedence over its state. */
export function lookOf(contact: Contact, desk: Desk, now: number): Look {
  const due = dueOf(contact, desk, now);
  if (due && due.when !== 'later') return due.when;
  return desk.state === 'new' && desk.answeredAt ? 'answered' : desk.state;
}

type Look = LeadState | 'overdue' | 'today' | 'answered';

/** A lead's state in one word and a shape. */
export function StateTag({ contact, desk, now }: { contact: Contact; desk: Desk; now: number }) {
  const look = lookOf(contact, desk, now);
  if (look === 'overdue') {
    const due = dueOf(contact, desk, now);
    const since = due ? `seit ${waitedFor(due.at, now)}` : '';
    return (
      <span className="state" data-look="overdue" title={since}>
        Überfällig
        <span className="sr-only">{since}</span>
      </span>
    );
  }
  if (look === 'today') return <Tag look="today">Heute fällig</Tag>;
  if (look === 'answered') return <Tag look="answered">Beantwortet</Tag>;
  return <Tag look={look}>{stateNames[look]}</Tag>;
}

const Tag = ({ look, children }: { look: Look; children: string }) => (
  <span className="state" data-look={look}>
    {children}
  </span>
);
