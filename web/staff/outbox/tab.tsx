import { useQueryClient } from '@tanstack/react-query';
import { type MailState, mailStates } from '#contract/staff/outbox.ts';
import { useAddress, useOpenLead } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SkeletonList } from '#web/staff/ui/skeleton-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Mail } from './mail.tsx';
import { mailsQuery } from './queries.ts';
import { useRetries } from './use-retries.ts';

const lists: Record<MailState, { name: string; empty: string; hint: string }> = {
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

/** The outbox tab: what waits, what was given up and what was sent. */
export function OutboxTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const { open } = useOpenLead();
  const client = useQueryClient();
  const state: MailState = mailStates.find((one) => one === parameters.get('mails')) ?? 'pending';
  const { data, error, busy, loadedAt, reload } = useLoaded(mailsQuery(api, state));
  const retries = useRetries([state, loadedAt]);
  const refresh = () => {
    reload();
    void client.invalidateQueries({ queryKey: ['statistics'] });
  };

  const mails = data?.mails ?? null;
  const counts: Partial<Record<MailState, number>> = retries.counts ?? data?.counts ?? {};
  const failed =
    mails?.filter((mail) => mail.state === 'parked' || (mail.state === 'pending' && mail.attempts > 0)) ?? [];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-2">
        <h1 className="mr-auto text-[1.6rem] max-sm:w-full">Postausgang</h1>
        {failed.length > 1 && (
          <Button size="small" onClick={() => retries.retryAll(failed)}>
            Alle erneut senden
          </Button>
        )}
        <Button look="line" size="small" onClick={refresh}>
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
              change((address) => (one === 'pending' ? address.delete('mails') : address.set('mails', one)), {
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
        {!mails && !error && <SkeletonList height="h-14" widths={['w-40', 'w-2/5']} />}
        {mails?.length === 0 && (
          <p className="border-y border-line px-2 py-12 text-[1.1em] font-semibold">{lists[state].empty}</p>
        )}
        {mails && mails.length > 0 && (
          <ul className="border-t border-line">
            {mails.map((mail) => (
              <Mail
                key={mail.id}
                mail={mail}
                outcome={retries.outcomes[mail.id]}
                onRetry={() => retries.retry(mail)}
                onLead={open}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
