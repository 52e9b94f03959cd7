import type { StatisticsAnswer } from '#contract/admin.ts';
import { germanNumber } from '../berlin-time.ts';

const bar =
  'mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-warning-wash px-4 py-1.5 text-warning sm:py-px';

type Props = { statistics: StatisticsAnswer | null; onOutbox: () => void };

/** What the operator should know before working: sample data in place, mails that did not arrive. */
export function Notices({ statistics, onOutbox }: Props) {
  const parked = statistics?.parkedMails ?? 0;
  const waiting = statistics?.waitingMails ?? 0;
  return (
    <>
      {statistics?.sampleCompany && (
        <p className={bar}>
          <span className="py-2.5">
            <strong className="font-semibold">Beispieldaten im Einsatz.</strong> Name, Adresse und Rechtsangaben der
            Website sind erfunden, bis die Einstellung COMPANY_FILE auf Ihre Angaben zeigt.
          </span>
        </p>
      )}
      {(parked > 0 || waiting > 0) && (
        <div className={bar}>
          <p className="font-semibold">
            {parked > 0 &&
              `${parked === 1 ? '1 Mail konnte' : `${germanNumber(parked)} Mails konnten`} nicht zugestellt werden`}
            {parked > 0 && waiting > 0 && ', '}
            {waiting > 0 &&
              `${waiting === 1 ? '1 Mail wartet' : `${germanNumber(waiting)} Mails warten`} nach einem Fehlversuch auf den nächsten`}
          </p>
          <button type="button" onClick={onOutbox} className="min-h-11 font-semibold underline underline-offset-4">
            Ansehen
          </button>
        </div>
      )}
    </>
  );
}
