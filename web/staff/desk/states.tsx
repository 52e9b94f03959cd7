import { dueTodayBefore, isPromisedReply, overdueBefore, replyDue } from '#contract/office-time/reply-promise.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, type LeadState, leadStates } from '#contract/staff/desk.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';

/** What staff call the states. */
export const stateNames = {
  new: 'Neu',
  'in-progress': 'In Arbeit',
  won: 'Gewonnen',
  lost: 'Verloren',
  spam: 'Spam',
} as const satisfies Record<LeadState, string>;

/** The state that a field's value names. */
export const stateNamed = (value: string): LeadState => leadStates.find((state) => state === value) ?? 'new';

const looks: Record<LeadState | 'overdue' | 'today', string> = {
  new: 'bg-cobalt-wash text-cobalt-dark',
  'in-progress': 'bg-sand text-text',
  won: 'bg-success-wash text-success',
  lost: 'bg-sand text-muted',
  spam: 'bg-sand text-muted',
  overdue: 'bg-danger-wash text-danger',
  today: 'bg-warning-wash text-warning',
};

export type Due = { at: number; when: 'overdue' | 'today' | 'later' };

/** When a lead is to be answered, or null where nobody waits for an answer any more. */
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

const hour = 3_600_000;

/** '3 Tagen', for 'seit': how long ago a moment is. */
export function waitedFor(at: number, now: number): string {
  const hours = Math.floor((now - at) / hour);
  if (hours < 1) return 'weniger als 1 Stunde';
  if (hours < 24) return hours === 1 ? '1 Stunde' : `${hours} Stunden`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 Tag' : `${germanNumber(days)} Tagen`;
}

const tag = 'inline-block rounded-[5px] px-1.5 py-px text-[0.86em] font-semibold whitespace-nowrap';

/** How a lead stands, in one word: that an answer is late or due today comes before its being new. */
export function StateTag({ contact, desk }: { contact: Contact; desk: Desk }) {
  const when = dueOf(contact, desk, Date.now())?.when;
  if (when === 'overdue') return <span className={`${tag} ${looks.overdue}`}>Überfällig</span>;
  if (when === 'today') return <span className={`${tag} ${looks.today}`}>Heute fällig</span>;
  if (desk.state === 'new' && desk.answeredAt) return <span className={`${tag} ${looks.new}`}>Beantwortet</span>;
  return <span className={`${tag} ${looks[desk.state]}`}>{stateNames[desk.state]}</span>;
}
