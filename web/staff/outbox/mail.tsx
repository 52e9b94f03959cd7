import type { OutboxMail } from '#contract/staff/outbox.ts';
import { stripControls } from '#contract/strip-controls.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { kindNames } from '#web/staff/texts.ts';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { failureSentence, mailNames } from './texts.ts';
import type { RetryOutcome } from './use-retries.ts';

type Props = {
  mail: OutboxMail;
  /** Outcome of sending it again from here. */
  outcome: RetryOutcome | undefined;
  onRetry: () => void;
  onLead: (id: string) => void;
};

/** One mail: template, lead, recipient, state, and a button to send it again. */
export function Mail({ mail, outcome, onRetry, onLead }: Props) {
  const { lead } = mail;
  const lastError = outcome?.kind === 'failed' ? outcome.lastError : mail.lastError;
  const isDone = outcome?.kind === 'sent' || outcome?.kind === 'gone';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b border-line py-1.5 max-sm:grid-cols-1">
      <div className="grid min-w-0 gap-x-5 gap-y-0.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <p className="font-semibold">{mailNames[mail.template] ?? mail.template}</p>
          {lead && (
            <StaffButton
              look="link"
              className="max-w-full truncate text-left pointer-fine:min-h-6"
              onClick={() => onLead(lead.id)}
            >
              <bdi>{fullName(lead)}</bdi> ({kindNames[lead.kind]})
            </StaffButton>
          )}
        </div>
        <p className="min-w-0 wrap-anywhere">
          <bdi>{visitorLine(mail.recipient)}</bdi>
        </p>
        <p className="tabular text-muted">
          {mail.dueAt !== mail.created_at && `${germanDateTime(mail.created_at)}, `}
          <span className="inline-block">{how(mail)}</span>
        </p>
        {lastError && mail.state !== 'sent' && !isDone && (
          <div className="col-span-full">
            <p className="text-danger">{failureSentence(lastError)}</p>
            <p className="visitor-text max-h-24 overflow-y-auto text-[0.92em] text-muted">{stripControls(lastError)}</p>
          </div>
        )}
      </div>
      {mail.state !== 'sent' && (
        <div className="flex min-h-(--tool) flex-wrap items-center gap-x-4 sm:max-w-64 sm:justify-end">
          <p
            role="status"
            className={`max-sm:order-last ${outcome?.kind === 'failed' ? 'text-danger' : 'text-success'}`}
          >
            {outcome && outcomeWords[outcome.kind]}
          </p>
          {(!outcome || outcome.kind === 'failed' || outcome.kind === 'late') && (
            <MayWork>
              {' '}
              <StaffButton look="line" onClick={onRetry}>
                {mail.state === 'parked' ? 'Erneut senden' : 'Jetzt senden'}
              </StaffButton>
            </MayWork>
          )}
        </div>
      )}
    </li>
  );
}

const outcomeWords: Record<RetryOutcome['kind'], string> = {
  'under-way': 'Wird erneut gesendet …',
  sent: 'Zugestellt.',
  failed: 'Wieder nicht zugestellt.',
  gone: 'Entfallen: Was sie meldet, gilt nicht mehr.',
  late: 'Noch kein Ergebnis.',
};

function how({ state, sentAt, dueAt, attempts }: OutboxMail): string {
  if (state === 'sent') return `gesendet ${germanDateTime(sentAt ?? '')}`;
  if (state === 'pending')
    return `${attempts === 0 ? 'geht hinaus' : 'nächster Versuch'} ${germanDateTime(dueAt ?? '')}`;
  return `aufgegeben nach ${germanNumber(attempts)} ${attempts === 1 ? 'Versuch' : 'Versuchen'}`;
}
