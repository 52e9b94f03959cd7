import { useId, useState } from 'react';
import { isPromisedReply } from '#contract/office-time/reply-promise.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, type DeskChange, type LeadState, leadStates } from '#contract/staff/desk.ts';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SelectField } from '#web/staff/ui/select-field.tsx';
import { offerUndo } from '#web/staff/undo.tsx';
import { conflictOf, deskCalls } from './calls.ts';
import type { ColleagueChanges } from './colleague-change.tsx';
import { Conflict } from './conflict.tsx';
import { dueOf, stateNames } from './states.tsx';
import { useDesk, useDeskStore, useOverview } from './store.ts';

export type Wish = Omit<DeskChange, 'version'>;

type Props = {
  contact: Contact;
  /** Whether a mail to the visitor was begun. */
  mailed: boolean;
  colleagues: ColleagueChanges;
};

/** State, owner and answer of a lead. Each change is saved at once and can be taken back. */
export function DeskControls({ contact, mailed, colleagues }: Props) {
  const { id } = contact;
  const { api } = useStaff();
  const store = useDeskStore();
  const desk = useDesk(contact);
  const overview = useOverview();
  const [pending, setPending] = useState<Wish | null>(null);
  const [conflict, setConflict] = useState<{ wish: Wish; current: Desk } | null>(null);
  const [failure, setFailure] = useState<{ wish: Wish; sentence: string } | null>(null);

  async function change(wish: Wish) {
    if (pending) return;
    const before = store.desk(id);
    const version = colleagues.version();
    setPending(wish);
    setConflict(null);
    setFailure(null);
    try {
      const after = await deskCalls(api).change(id, { version, ...wish });
      store.put({ [id]: after });
      offerUndo(saved(wish, after), async () => {
        store.put({ [id]: await deskCalls(api).change(id, { version: after.version, ...opposite(wish, before) }) });
      });
    } catch (error) {
      const current = conflictOf(error);
      if (current) {
        store.put({ [id]: current });
        // The conflict says the same.
        colleagues.dismiss();
        setConflict({ wish, current });
      } else if (!isExpired(error)) setFailure({ wish, sentence: sentenceFor(error) });
    } finally {
      setPending(null);
    }
  }

  const field = useId();
  const due = dueOf(contact, desk, Date.now());
  const isNoted = desk.answeredAt !== null && desk.state === 'new';
  const staff = overview?.staff ?? [];
  const owners = desk.owner && !staff.some((one) => one.id === desk.owner?.id) ? [desk.owner, ...staff] : staff;
  const owner = pending?.owner === undefined ? (desk.owner?.id ?? '') : (pending.owner ?? '');
  return (
    <section aria-label="Bearbeitung" aria-busy={pending !== null} className="mb-5">
      <div className="grid grid-cols-2 gap-2.5 text-muted">
        <div>
          <label htmlFor={`${field}-state`}>Stand</label>
          <SelectField
            id={`${field}-state`}
            value={pending?.state ?? desk.state}
            onChange={(event) => void change({ state: event.target.value as LeadState })}
          >
            {leadStates.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </SelectField>
        </div>
        <div>
          <label htmlFor={`${field}-owner`}>Zuständig</label>
          <SelectField
            id={`${field}-owner`}
            value={owner}
            onChange={(event) => void change({ owner: event.target.value || null })}
          >
            <option value="">niemand</option>
            {owners.map(({ id: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {(isNoted || isPromisedReply(contact)) && (
        <div className="mt-1.5 min-h-17 pointer-fine:min-h-14">
          {due && (
            <p className={due.when === 'overdue' ? 'font-semibold text-danger' : 'text-muted'}>
              {due.when === 'overdue' ? 'Antwort überfällig seit ' : 'Antwort bis '}
              {germanDateTime(new Date(due.at).toISOString())}
            </p>
          )}
          {!due && !isNoted && <p className="text-muted">Es ist keine Antwort mehr offen.</p>}
          {isNoted && <p className="text-success">Beantwortet am {germanDateTime(desk.answeredAt ?? '')}</p>}
          {(due || isNoted) && (
            <p className="flex flex-wrap items-center gap-x-3">
              {due && mailed && <span>Ist die Mail gesendet?</span>}
              <button
                type="button"
                onClick={() => void change({ answered: !desk.answeredAt })}
                className="min-h-8 text-cobalt underline underline-offset-4 pointer-coarse:min-h-11"
              >
                {desk.answeredAt ? 'Vermerk entfernen' : 'Als beantwortet vermerken'}
              </button>
            </p>
          )}
        </div>
      )}
      {conflict && (
        <Conflict
          {...conflict}
          owners={owners}
          onTakeOver={() => void change(conflict.wish)}
          onLeave={() => setConflict(null)}
        />
      )}
      {failure && (
        <div className="mt-3">
          <LoadError
            title="Die Änderung wurde nicht gespeichert."
            detail={failure.sentence}
            onRetry={() => void change(failure.wish)}
          />
        </div>
      )}
    </section>
  );
}

function saved(wish: Wish, after: Desk): string {
  if (wish.state) return `Stand: ${stateNames[after.state]}`;
  if (wish.owner !== undefined) return after.owner ? `Zuständig: ${after.owner.name}` : 'Niemand zuständig';
  return after.answeredAt ? 'Als beantwortet vermerkt' : 'Vermerk entfernt';
}

/** What leads back from a change to how things were. */
export function opposite(wish: Wish, before: Desk): Wish {
  return {
    ...(wish.state !== undefined && { state: before.state }),
    ...(wish.owner !== undefined && { owner: before.owner?.id ?? null }),
    ...(wish.answered !== undefined && { answered: before.answeredAt !== null }),
  };
}
