import type { Contact } from '#contract/staff/contacts.ts';
import { type LeadDeskAnswer, type LeadEvent, leadStates } from '#contract/staff/desk.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { LeadPart } from './lead-part.tsx';
import { stateNames } from './states.tsx';

function state(value: string): string {
  const known = leadStates.find((one) => one === value);
  return `„${known ? stateNames[known] : value}“`;
}

function sentence({ what, from, to }: LeadEvent): string {
  switch (what) {
    case 'state':
      return `Stand von ${state(from)} auf ${state(to)}`;
    case 'owner':
      return to ? `Zuständig: ${to}${from ? `, vorher ${from}` : ''}` : `Niemand mehr zuständig, vorher ${from}`;
    case 'answered':
      return to ? 'Als beantwortet vermerkt' : 'Nicht mehr als beantwortet vermerkt';
    case 'imported':
      return `Importiert aus ${to}`;
    case 'note-deleted':
      return 'Eigene Notiz gelöscht';
  }
}

type Props = { contact: Contact; events: readonly LeadEvent[]; appointment: LeadDeskAnswer['appointment'] };

/** Who changed what, newest first, ending with the lead's arrival; its appointment's last change is among them. */
export function LeadHistory({ contact, events, appointment }: Props) {
  const change = appointment?.change;
  const changed = appointment && change && (
    <Line key="appointment" at={change.at}>
      {change.what === 'cancelled'
        ? 'Termin abgesagt'
        : `Termin zuletzt verschoben, auf ${germanDateTime(appointment.start)}`}
    </Line>
  );
  const newer = change ? events.filter(({ created_at }) => created_at > change.at).length : 0;
  const lines = events.map((event) => (
    <Line key={event.id} at={event.created_at}>
      {sentence(event)} <bdi className="text-text">({event.by.name})</bdi>
    </Line>
  ));
  return (
    <LeadPart title="Verlauf">
      <ol className="text-muted">
        {lines.slice(0, newer)}
        {changed}
        {lines.slice(newer)}
        <Line at={contact.created_at}>Anfrage eingegangen</Line>
      </ol>
    </LeadPart>
  );
}

function Line({ at, children }: { at: string; children: React.ReactNode }) {
  return (
    <li className="grid grid-cols-[7.75rem_minmax(0,1fr)] gap-x-4 border-t border-line py-1.5 @max-[15rem]:grid-cols-1">
      <time dateTime={at} className="tabular">
        {germanDateTime(at)}
      </time>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}
