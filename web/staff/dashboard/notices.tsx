import { useState } from 'react';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { useRootData } from '#web/root-data.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';

/** Says that the website shows sample data. Known on the first render, so it causes no layout shift. */
export function SampleNotice() {
  const { company } = useRootData();
  const [isRead, setRead] = useState(false);
  if (!company.sample || isRead) return null;
  return (
    <div className="flex min-h-8 items-center gap-3 bg-warning-wash pr-2 pl-5 text-warning max-sm:pl-3.5">
      <p className="min-w-0 py-1">
        <strong className="font-semibold">Beispieldaten im Einsatz.</strong> Name, Adresse und Rechtsangaben sind
        erfunden, bis COMPANY_FILE auf Ihre Angaben zeigt.
      </p>
      <StaffButton
        look="icon"
        aria-label="Hinweis auf Beispieldaten ausblenden"
        className="ml-auto size-8 text-warning"
        onClick={() => setRead(true)}
      >
        <StaffIcon name="close" />
      </StaffButton>
    </div>
  );
}

/** A short summary of mails that did not arrive; null if all did. */
export function mailProblem(statistics: StatisticsAnswer | null): string | null {
  const parked = statistics?.parkedMails ?? 0;
  const waiting = statistics?.waitingMails ?? 0;
  const problems = [
    parked > 0 && `${parked === 1 ? '1 E-Mail' : `${germanNumber(parked)} E-Mails`} nicht zugestellt`,
    waiting > 0 && `${waiting === 1 ? '1 E-Mail wartet' : `${germanNumber(waiting)} E-Mails warten`} nach Fehlversuch`,
  ].filter((one) => one !== false);
  return problems.join(', ') || null;
}

type Props = { statistics: StatisticsAnswer | null; onOutbox: (list: 'parked' | 'pending') => void };

/** Mails that did not arrive, at the foot of the sidebar, where it causes no layout shift. */
export function MailNotice({ statistics, onOutbox }: Props) {
  const problem = mailProblem(statistics);
  if (!problem) return null;
  return (
    <div className="mt-4 border-l-3 border-warning-wash pl-2.5 text-[0.8125rem] text-warning-wash">
      <p>{problem}</p>
      <button
        type="button"
        onClick={() => onOutbox(statistics?.parkedMails ? 'parked' : 'pending')}
        className="tool-target font-semibold underline underline-offset-4"
      >
        Ansehen
      </button>
    </div>
  );
}
