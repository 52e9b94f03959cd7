import { useCallback, useEffect, useRef, useState } from 'react';
import type { OutboxMail } from '#contract/admin.ts';
import { mailStates } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { isExpired, sentenceFor } from '../api.ts';
import { germanDateTime, germanNumber } from '../berlin-time.ts';
import { LoadError } from '../load-error.tsx';
import { Repeat } from '../repeat.tsx';
import { useStaff } from '../staff-context.ts';
import type { ChangeAddress } from '../use-address.ts';
import { useLoad } from '../use-load.ts';
import { visitorLine } from '../visitor-line.ts';
import { failureSentence, mailNames } from './texts.ts';

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
  const shownBefore = useRef(active);
  useEffect(() => {
    if (active && !shownBefore.current) reload();
    shownBefore.current = active;
  }, [active, reload]);

  // What was loaded for the list before stays until this one arrives, but never under its name.
  const mails = data?.mails.every((mail) => mail.state === state) ? data.mails : null;
  const counts: Partial<Record<State, number>> = data?.counts ?? {};
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="mr-auto text-[1.6rem]">Postausgang</h1>
        <Button look="line" size="small" onClick={reload}>
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
      {error && <LoadError title="Die Mails konnten nicht geladen werden." detail={error} onRetry={reload} />}
      <div aria-busy={busy} className="min-h-96">
        {!mails && !error && <Skeleton />}
        {mails?.length === 0 && (
          <p className="border-y border-line px-2 py-12 text-[1.1em] font-semibold">{lists[state].empty}</p>
        )}
        {mails && mails.length > 0 && (
          <ul className="border-t border-line">
            {mails.map((mail) => (
              <Mail key={`${mail.id} ${mail.state}`} mail={mail} onSent={onMailsChanged} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Mail({ mail, onSent }: { mail: OutboxMail; onSent: () => void }) {
  const { api } = useStaff();
  const [state, setState] = useState<'idle' | 'busy' | 'again'>('idle');
  const [error, setError] = useState<string | null>(null);

  async function retry() {
    if (state !== 'idle') return;
    setState('busy');
    setError(null);
    try {
      await api.retryMail(mail.id);
      setState('again');
      onSent();
    } catch (failure) {
      setState('idle');
      if (!isExpired(failure)) setError(sentenceFor(failure));
    }
  }

  const when =
    mail.state === 'sent'
      ? `gesendet ${germanDateTime(mail.sentAt ?? '')}`
      : mail.state === 'pending'
        ? `nächster Versuch ${germanDateTime(mail.dueAt ?? '')}`
        : `aufgegeben nach ${germanNumber(mail.attempts)} ${mail.attempts === 1 ? 'Versuch' : 'Versuchen'}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b border-line py-2.5 max-sm:grid-cols-1">
      <div className="grid min-w-0 gap-x-5 gap-y-0.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
        <p className="font-semibold">{mailNames[mail.template] ?? mail.template}</p>
        <p className="min-w-0 wrap-anywhere">
          <bdi>{visitorLine(mail.recipient)}</bdi>
        </p>
        <p className="tabular text-muted">{when}</p>
        {mail.lastError && mail.state !== 'sent' && (
          <div className="col-span-full">
            <p className="text-danger">{failureSentence(mail.lastError)}</p>
            <p className="visitor-text max-h-24 overflow-y-auto text-[0.92em] text-muted">{mail.lastError}</p>
          </div>
        )}
        {error && (
          <p role="alert" className="col-span-full text-danger">
            Nicht gesendet: {error}
          </p>
        )}
      </div>
      {mail.state !== 'sent' && (
        <div aria-live="polite" className="min-h-11 content-center">
          {state === 'again' ? (
            <p className="text-success">Wird erneut gesendet.</p>
          ) : (
            <Button look="line" size="small" aria-disabled={state === 'busy' || undefined} onClick={retry}>
              {mail.state === 'parked' ? 'Erneut senden' : 'Jetzt senden'}
            </Button>
          )}
        </div>
      )}
    </li>
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
