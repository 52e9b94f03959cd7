import { useState } from 'react';
import type { OutboxMail } from '#contract/admin.ts';
import { Button } from '../../ui/button.tsx';
import { isExpired, sentenceFor } from '../api.ts';
import { germanDateTime, germanNumber } from '../berlin-time.ts';
import { LoadError } from '../load-error.tsx';
import { Modal } from '../modal.tsx';
import { useStaff } from '../staff-context.ts';
import { texts } from '../texts.ts';
import { useLoad } from '../use-load.ts';
import { visitorLine } from '../visitor-line.ts';

type Props = { onClose: () => void; onChanged: () => void };

/** Mails that were given up, with what the mail server said, and a way to send each again. */
export function ParkedMails({ onClose, onChanged }: Props) {
  const { api } = useStaff();
  const { data, error, reload } = useLoad(api.outbox);
  return (
    <Modal
      labelledBy="mails-title"
      onClose={onClose}
      className="w-[min(46rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <div className="p-5 sm:p-7">
        <h2 id="mails-title" className="text-[1.35rem]">
          Nicht zugestellte Mails
        </h2>
        <p className="mt-2 text-muted">
          Der Versand wurde drei Tage lang versucht. Was die Mails melden, steht unverändert unter Kontakte.
        </p>
        <div className="my-5 min-h-24">
          {error && <LoadError title="Die Mails konnten nicht geladen werden." detail={error} onRetry={reload} />}
          {!data && !error && <span className="skeleton block h-20" />}
          {data?.mails.length === 0 && <p className="py-4">Alle Mails sind zugestellt.</p>}
          <ul>
            {data?.mails.map((mail) => (
              <ParkedMail key={mail.id} mail={mail} onSent={onChanged} />
            ))}
          </ul>
        </div>
        <Button look="line" size="small" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  );
}

function ParkedMail({ mail, onSent }: { mail: OutboxMail; onSent: () => void }) {
  const { api } = useStaff();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>(mail.state === 'pending' ? 'sent' : 'idle');
  const [error, setError] = useState<string | null>(null);

  async function retry() {
    if (state !== 'idle') return;
    setState('busy');
    setError(null);
    try {
      await api.retryMail(mail.id);
      setState('sent');
      onSent();
    } catch (failure) {
      setState('idle');
      if (!isExpired(failure)) setError(sentenceFor(failure));
    }
  }

  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{visitorLine(mail.recipient)}</bdi>
        </p>
        <p className="tabular text-muted wrap-anywhere">
          {mail.template}, {germanDateTime(mail.created_at)}, {germanNumber(mail.attempts)}{' '}
          {mail.attempts === 1 ? 'Versuch' : 'Versuche'}
        </p>
        {mail.lastError && <p className="visitor-text mt-1 max-h-24 overflow-y-auto text-danger">{mail.lastError}</p>}
        {error && (
          <p role="alert" className="mt-1 text-danger">
            Nicht gesendet: {error}
          </p>
        )}
      </div>
      <div aria-live="polite" className="min-h-11 content-center">
        {state === 'sent' ? (
          <p className="text-success">Wird erneut gesendet.</p>
        ) : (
          <Button look="line" size="small" aria-disabled={state === 'busy' || undefined} onClick={retry}>
            Erneut senden
          </Button>
        )}
      </div>
    </li>
  );
}
