import { useCallback, useEffect, useRef } from 'react';
import type { OutboxMail } from '#contract/staff/outbox.ts';
import { mailStates } from '#contract/staff/outbox.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import type { ChangeAddress } from '#web/staff/use-address.ts';
import { useLoad } from '#web/staff/use-load.ts';
import { Button } from '#web/ui/button.tsx';
import { Mail } from './mail.tsx';
import { useRetries } from './use-retries.ts';

type State = OutboxMail['state'];
const lists: Record<State, { name: string; empty: string; hint: string }> = {
  pending: {
    name: 'Wartend',
    empty: 'Keine Mail wartet.',
    hint: 'Mails gehen in der Regel wenige Sekunden nach ihrer Anfrage hinaus.',
  },
  parked: {
    name: 'Nicht zugestellt',
    empty: 'Alle Mails sind zugestellt.',
    hint: 'Hier steht, was drei Tage lang nicht zugestellt werden konnte. Was solche Mails melden, bleibt unter Kontakte.',
  },
  sent: {
    name: 'Gesendet',
    empty: 'In den letzten 90 Tagen wurde keine Mail gesendet.',
    hint: 'Die jüngsten 200 Mails.',
  },
};

type Props = { active: boolean; parameters: URLSearchParams; onChange: ChangeAddress; onMailsChanged: () => void };

/** The outbox tab: what waits, what was given up and what was sent. */
export function OutboxTab({ active, parameters, onChange, onMailsChanged }: Props) {
  const { api } = useStaff();
  const state: State = mailStates.find((one) => one === parameters.get('mails')) ?? 'pending';
  const load = useCallback((signal: AbortSignal) => api.outbox(state, signal), [api, state]);
  const { data, error, busy, reload } = useLoad(load);
  const retries = useRetries(data, onMailsChanged);
  const shownBefore = useRef(active);
  useEffect(() => {
    if (active && !shownBefore.current) reload();
    shownBefore.current = active;
  }, [active, reload]);

  // What was loaded for the list before stays until this one arrives, but never under its name.
  const mails = data?.mails.every((mail) => mail.state === state) ? data.mails : null;
  const counts: Partial<Record<State, number>> = retries.counts ?? data?.counts ?? {};
  const failed =
    mails?.filter((mail) => mail.state === 'parked' || (mail.state === 'pending' && mail.attempts > 0)) ?? [];
  const openLead = (id: string) =>
    onChange((address) => {
      address.delete('tab');
      address.set('lead', id);
    });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2">
        <h1 className="mr-auto text-[1.6rem] max-sm:w-full">Postausgang</h1>
        {failed.length > 1 && (
          <Button size="small" onClick={() => retries.retryAll(failed)}>
            Alle erneut senden
          </Button>
        )}
        <Button
          look="line"
          size="small"
          onClick={() => {
            reload();
            onMailsChanged();
          }}
        >
          Aktualisieren
        </Button>
      </div>
      <fieldset className="mb-3 flex flex-wrap gap-1">
        <legend className="sr-only">Mails</legend>
        {mailStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() =>
              onChange((address) => (one === 'pending' ? address.delete('mails') : address.set('mails', one)), {
                push: true,
              })
            }
            className="flex min-h-11 items-center gap-2 rounded-control px-3 text-muted hover:bg-sand aria-pressed:bg-cobalt-wash aria-pressed:font-semibold aria-pressed:text-cobalt-dark"
          >
            {lists[one].name}
            {counts[one] !== undefined && <span className="tabular">{germanNumber(counts[one])}</span>}
          </button>
        ))}
      </fieldset>
      <p className="mb-4 text-muted">{lists[state].hint}</p>
      {retries.error && <LoadError title="Die Mails wurden nicht erneut gesendet." detail={retries.error} />}
      {error && <LoadError title="Die Mails konnten nicht geladen werden." detail={error} onRetry={reload} />}
      <div aria-busy={busy} className="min-h-96">
        {!mails && !error && <Skeleton />}
        {mails?.length === 0 && (
          <p className="border-y border-line px-2 py-12 text-[1.1em] font-semibold">{lists[state].empty}</p>
        )}
        {mails && mails.length > 0 && (
          <ul className="border-t border-line">
            {mails.map((mail) => (
              <Mail
                key={mail.id}
                mail={mail}
                outcome={retries.outcomes.get(mail.id)}
                onRetry={() => retries.retry(mail)}
                onLead={openLead}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const Skeleton = () => (
  <ul aria-hidden="true" className="border-t border-line">
    <Repeat times={8}>
      <li className="flex h-14 items-center gap-5 border-b border-line">
        <span className="skeleton h-3.5 w-40" />
        <span className="skeleton h-3.5 w-2/5" />
      </li>
    </Repeat>
  </ul>
);
