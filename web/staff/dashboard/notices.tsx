import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { useRootData } from '#web/root-data.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';

/** That the website shows sample data; known with the page, so that nothing moves for it. */
export function SampleNotice() {
  const { company } = useRootData();
  if (!company.sample) return null;
  return (
    <p className="mb-4 rounded-control bg-warning-wash px-4 py-2.5 text-warning">
      <strong className="font-semibold">Beispieldaten im Einsatz.</strong> Name, Adresse und Rechtsangaben der Website
      sind erfunden, bis die Einstellung COMPANY_FILE auf Ihre Angaben zeigt.
    </p>
  );
}

type Props = { statistics: StatisticsAnswer | null; onOutbox: (list: 'parked' | 'pending') => void };

/** Mails that did not arrive, in a line that is kept free for them. */
export function MailNotice({ statistics, onOutbox }: Props) {
  const parked = statistics?.parkedMails ?? 0;
  const waiting = statistics?.waitingMails ?? 0;
  const problems = [
    parked > 0 && `${parked === 1 ? '1 E-Mail' : `${germanNumber(parked)} E-Mails`} nicht zugestellt`,
    waiting > 0 && `${waiting === 1 ? '1 E-Mail wartet' : `${germanNumber(waiting)} E-Mails warten`} nach Fehlversuch`,
  ].filter((one) => one !== false);
  return (
    <div className="mt-2 mb-1 min-h-11">
      {problems.length > 0 && (
        <p className="flex items-center gap-x-4 rounded-control bg-warning-wash px-4 text-warning">
          <span className="min-w-0 truncate font-semibold">{problems.join(', ')}</span>
          <button
            type="button"
            onClick={() => onOutbox(parked > 0 ? 'parked' : 'pending')}
            className="min-h-11 shrink-0 font-semibold underline underline-offset-4"
          >
            Ansehen
          </button>
        </p>
      )}
    </div>
  );
}
