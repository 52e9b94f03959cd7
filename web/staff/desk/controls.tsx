import { useId } from 'react';
import { isPromisedReply } from '#contract/office-time/reply-promise.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import type { StaffMember } from '#contract/staff/desk.ts';
import { germanDateTime, shortDeadline } from '#web/staff/berlin-time.ts';
import { ConflictNotice } from '#web/staff/ui/dialogs/conflict-notice.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { SettledSelect } from '#web/staff/ui/fields/settled-select.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import type { DeskEdit } from './desk-edit.ts';
import { useOverview } from './figures.ts';
import { dueOf, stateNamed, stateNames } from './states.tsx';
import { useDesk } from './store.ts';
import { useDeskChange } from './use-desk-change.ts';

type Props = {
  contact: Contact;
  /** Whether a mail to the visitor was started. */
  mailed: boolean;
};

/** State, owner and answer of a lead. Each change is saved immediately and can be undone. */
export function DeskControls({ contact, mailed }: Props) {
  const { id } = contact;
  const desk = useDesk(contact);
  const staff = useOverview()?.staff ?? [];
  const { wish, busy, failure, current, change, retry, leave } = useDeskChange(id);
  const pending = busy ? wish : undefined;

  const field = useId();
  const owners = desk.owner && !staff.some((one) => one.id === desk.owner?.id) ? [desk.owner, ...staff] : staff;
  const owner = pending?.owner === undefined ? (desk.owner?.id ?? '') : (pending.owner ?? '');
  return (
    <section aria-label="Bearbeitung" aria-busy={busy} className="mb-5">
      <ReplyPromise contact={contact} mailed={mailed} onAnswered={(answered) => change({ answered })} />
      <div className="grid grid-cols-2 gap-4 max-xs:gap-2 @max-[15rem]:grid-cols-1">
        <div className="items-center gap-2 xs:flex">
          <label htmlFor={`${field}-state`} className="text-muted">
            Stand
          </label>
          <SettledSelect
            id={`${field}-state`}
            options={Object.entries(stateNames)}
            value={pending?.state ?? desk.state}
            onChange={(state) => change({ state: stateNamed(state) })}
          />
        </div>
        <div className="items-center gap-2 xs:flex">
          <label htmlFor={`${field}-owner`} className="whitespace-nowrap text-muted">
            Zuständig
          </label>
          <SettledSelect
            id={`${field}-owner`}
            none="niemand"
            options={owners.map((one) => [one.id, one.name])}
            value={owner}
            onChange={(next) => change({ owner: next || null })}
          />
        </div>
      </div>
      {current && (
        <ConflictNotice by={current.changedBy?.name ?? ''} onTakeOver={retry} onLeave={leave}>
          Seit {germanDateTime(current.changedAt ?? '')} gilt: Stand „{stateNames[current.state]}“, zuständig{' '}
          <bdi>{current.owner?.name ?? 'niemand'}</bdi>.
          <span className="mt-2 block">Ihre Änderung wurde nicht gespeichert: {wanted(wish, owners)}.</span>
        </ConflictNotice>
      )}
      <FailureNotice
        title="Die Änderung wurde nicht gespeichert."
        detail={current ? null : failure}
        onRetry={retry}
        scrollsIntoView
        className="mt-3"
      />
    </section>
  );
}

function wanted({ state, owner, answered }: DeskEdit, owners: readonly StaffMember[]): string {
  const words = [
    state && `Stand „${stateNames[state]}“`,
    owner !== undefined && `zuständig ${owners.find(({ id }) => id === owner)?.name ?? 'niemand'}`,
    answered !== undefined && (answered ? 'als beantwortet vermerkt' : 'nicht als beantwortet vermerkt'),
  ];
  return words.filter(Boolean).join(', ');
}

type PromiseProps = Props & { onAnswered: (answered: boolean) => void };

/** When the promised answer is due, or when it was given; its space is kept while that changes. */
function ReplyPromise({ contact, mailed, onAnswered }: PromiseProps) {
  const desk = useDesk(contact);
  const due = dueOf(contact, desk, Date.now());
  const isAnswered = desk.answeredAt !== null && desk.state === 'new';
  if (!isAnswered && !isPromisedReply(contact)) return null;
  return (
    <div className="mb-2 flex min-h-(--tool) flex-wrap items-center gap-x-3">
      {due && (
        <p className={due.when === 'overdue' ? 'state' : 'font-semibold'} data-look={due.when}>
          {due.when === 'overdue' ? 'Antwort überfällig seit ' : 'Antwort bis '}
          {shortDeadline(due.at)}
        </p>
      )}
      {!due && !isAnswered && <p className="text-muted">Es ist keine Antwort mehr offen.</p>}
      {isAnswered && <p className="text-success">Beantwortet am {germanDateTime(desk.answeredAt ?? '')}</p>}
      {(due || isAnswered) && (
        <span className="ml-auto flex flex-wrap items-center gap-x-3">
          {due && mailed && <span>Ist die E-Mail gesendet?</span>}
          <StaffButton look="link" onClick={() => onAnswered(!desk.answeredAt)}>
            {desk.answeredAt ? 'Vermerk entfernen' : 'Als beantwortet vermerken'}
          </StaffButton>
        </span>
      )}
    </div>
  );
}
