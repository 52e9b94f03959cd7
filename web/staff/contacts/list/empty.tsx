import type { ListFilter } from '#web/staff/contacts/filter/filter.ts';
import { EmptyList } from '#web/staff/ui/list/list-body.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

const noneDue: Record<string, string> = {
  overdue: 'Niemand wartet zu lange auf eine Antwort.',
  today: 'Heute ist keine Antwort mehr fällig.',
};

type Props = { filter: ListFilter; onReset: () => void };

/** Shown if no lead matches the filter. */
export function EmptyContacts({ filter, onReset }: Props) {
  return (
    <EmptyList title="Keine Kontaktanfragen gefunden.">
      {filter.due && <p className="text-muted">{noneDue[filter.due]}</p>}
      <StaffButton look="link" onClick={onReset}>
        Alle Kontakte zeigen
      </StaffButton>
    </EmptyList>
  );
}
