import type { ReactNode } from 'react';
import { hrefFor } from '#contract/site/pages.ts';
import { useRootData } from '#web/root-data.ts';
import { useTabs } from '#web/staff/address.ts';
import { accountQuery, bookingSettingsQuery } from '#web/staff/api/shared-queries.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { StaffButton, toolClass } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { hoursInWords } from './hours-in-words.ts';

/** Shown before the first lead: what to do on the first day, and whether it is done. */
export function FirstDay() {
  const { company } = useRootData();
  const { api } = useStaff();
  const showTab = useTabs();
  const hours = useLoaded(bookingSettingsQuery(api)).data?.hours;
  const account = useLoaded(accountQuery(api)).data;
  const since = account?.secondFactorSince ?? account?.passkeys[0]?.created_at ?? null;
  return (
    <div className="page max-w-3xl">
      <p className="text-muted">Keine Kontaktanfragen gefunden.</p>
      <h2 className="mt-4 text-[1.5rem] tracking-[-0.025em]">Der erste Tag</h2>
      <p className="mt-1 mb-4">Vier Handgriffe, dann ist alles bereit für die erste Anfrage.</p>
      <ol className="border-t-[1.5px] border-text">
        <Step
          title="Firmenangaben"
          done={!company.sample}
          action={
            <a href={hrefFor('imprint', 'de')} target="_blank" rel="noopener" className={toolClass('line')}>
              Impressum ansehen
            </a>
          }
        >
          {company.sample
            ? 'Name, Adresse und Rechtsangaben sind erfunden. Die Einstellung COMPANY_FILE zeigt auf die Datei mit Ihren Angaben.'
            : `Auf der Website steht ${company.legalName}.`}
        </Step>
        <Step
          title="Sprechzeiten"
          done={null}
          action={
            <StaffButton look="line" onClick={() => showTab('bookings', (address) => address.set('view', 'settings'))}>
              Sprechzeiten prüfen
            </StaffButton>
          }
        >
          {hours ? `Besucher buchen zurzeit ${hoursInWords(hours)}.` : 'Wann Besucher ein Gespräch buchen können.'}
        </Step>
        <Step
          title="Zweiter Faktor"
          done={account && since !== null}
          action={
            <StaffButton look="line" onClick={() => showTab('account')}>
              {since === null ? 'Einschalten' : 'Ansehen'}
            </StaffButton>
          }
        >
          {since === null
            ? 'Mit einem Passkey oder einem Code aus einer App genügt ein gestohlenes Passwort nicht mehr.'
            : `Eingeschaltet seit ${germanDateTime(since)}.`}
        </Step>
        <Step
          title="Testanfrage"
          done={false}
          action={
            <a href={hrefFor('contact', 'de')} target="_blank" rel="noopener" className={toolClass('primary')}>
              Testanfrage senden
            </a>
          }
        >
          Füllen Sie das Kontaktformular aus, wie ein Besucher es täte. Die Anfrage erscheint hier von selbst.
        </Step>
      </ol>
    </div>
  );
}

type StepProps = {
  title: string;
  /** Null if unknown. */
  done: boolean | null;
  action: ReactNode;
  children: ReactNode;
};

function Step({ title, done, action, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[1.5rem_minmax(0,1fr)_auto]">
      <span
        className={`grid size-6 place-items-center self-start rounded-full border-[1.5px] ${done ? 'border-success bg-success text-white' : 'border-field'}`}
      >
        {done && (
          <>
            <StaffIcon name="check" />
            <span className="sr-only">Erledigt:</span>
          </>
        )}
      </span>
      <div>
        <h3 className="font-text text-[1em] leading-normal font-semibold tracking-normal">{title}</h3>
        <p className="text-muted">{children}</p>
      </div>
      <div className="max-sm:col-start-2">{action}</div>
    </li>
  );
}
