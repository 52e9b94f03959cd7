import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { isPromisedReply } from '#contract/office-time/reply-promise.ts';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, deskConflict, leadStates } from '#contract/staff/desk.ts';
import { conflictOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { offerUndo } from '#web/staff/ui/undo.tsx';
import { Conflict } from './conflict.tsx';
import { useOverview } from './figures.ts';
import { changeDesk, learnDesks } from './queries.ts';
import { dueOf, stateNamed, stateNames } from './states.tsx';
import { useDesk, useDeskStore } from './store.ts';
import { doneBy, opposite, type Wish } from './wish.ts';

type Props = {
  contact: Contact;
  /** Whether a mail to the visitor was begun. */
  mailed: boolean;
};

/** State, owner and answer of a lead. Each change is saved at once and can be taken back. */
export function DeskControls({ contact, mailed }: Props) {
  const { id } = contact;
  const { api } = useStaff();
  const client = useQueryClient();
  const store = useDeskStore();
  const desk = useDesk(contact);
  const overview = useOverview();
  const learn = (known: Desk) => learnDesks(client, store, { [id]: known });
  const { busy, failure, error, input, start, reset } = useChange(
    async (wish: Wish) => {
      const before = store.desk(id);
      return { before, after: await changeDesk(api, id, { version: before.version, ...wish }) };
    },
    {
      onDone: ({ before, after }, wish) => {
        learn(after);
        offerUndo(doneBy(wish, after), async () =>
          learn(await changeDesk(api, id, { version: after.version, ...opposite(wish, before) })),
        );
      },
      onFailed: (refused) => {
        const conflict = conflictOf(refused, deskConflict);
        if (!conflict) return;
        learn(conflict.current);
        // The conflict says the same.
        store.dismiss();
      },
    },
  );
  const pending = busy ? input : undefined;
  const conflict = conflictOf(error, deskConflict);

  const field = useId();
  const staff = overview?.staff ?? [];
  const owners = desk.owner && !staff.some((one) => one.id === desk.owner?.id) ? [desk.owner, ...staff] : staff;
  const owner = pending?.owner === undefined ? (desk.owner?.id ?? '') : (pending.owner ?? '');
  return (
    <section aria-label="Bearbeitung" aria-busy={busy} className="mb-5">
      <div className="grid grid-cols-2 gap-2.5 text-muted">
        <div>
          <label htmlFor={`${field}-state`}>Stand</label>
          <SelectField
            id={`${field}-state`}
            value={pending?.state ?? desk.state}
            onChange={(event) => start({ state: stateNamed(event.target.value) })}
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
            onChange={(event) => start({ owner: event.target.value || null })}
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
      <ReplyPromise contact={contact} mailed={mailed} onAnswered={(answered) => start({ answered })} />
      {conflict && input && (
        <Conflict
          wish={input}
          current={conflict.current}
          owners={owners}
          onTakeOver={() => start(input)}
          onLeave={reset}
        />
      )}
      {failure && !conflict && input && (
        <div className="mt-3">
          <LoadError title="Die Änderung wurde nicht gespeichert." detail={failure} onRetry={() => start(input)} />
        </div>
      )}
    </section>
  );
}

type PromiseProps = Props & { onAnswered: (answered: boolean) => void };

/** By when an answer was promised, or when it was given; its room stays while that changes. */
function ReplyPromise({ contact, mailed, onAnswered }: PromiseProps) {
  const desk = useDesk(contact);
  const due = dueOf(contact, desk, Date.now());
  const isNoted = desk.answeredAt !== null && desk.state === 'new';
  if (!isNoted && !isPromisedReply(contact)) return null;
  return (
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
            onClick={() => onAnswered(!desk.answeredAt)}
            className="min-h-8 text-cobalt underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {desk.answeredAt ? 'Vermerk entfernen' : 'Als beantwortet vermerken'}
          </button>
        </p>
      )}
    </div>
  );
}
