import { auditCheckAnswer, auditPaths } from '#contract/staff/audit.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

/** Reads the whole log again on the server and says whether each entry still fits to the one before. */
export function ChainCheck() {
  const { api } = useStaff();
  const { busy, failure, output: result, start } = useChange(() => api.ask('POST', auditPaths.check, auditCheckAnswer));

  return (
    <div className="max-w-sm">
      <StaffButton look="line" busy={busy} onClick={() => start()}>
        {busy ? 'Wird geprüft …' : 'Vollständigkeit prüfen'}
      </StaffButton>
      <div aria-live="polite" className="not-empty:mt-2">
        {failure && <p className="text-danger">Nicht geprüft: {failure}</p>}
        {result?.intact && (
          <p className="text-success">
            {result.checked === 1 ? '1 Eintrag' : `${germanNumber(result.checked)} Einträge`} geprüft, alle unverändert.
          </p>
        )}
        {result && !result.intact && (
          <p className="text-danger">
            Eintrag {germanNumber(result.brokenAt ?? 0)} passt nicht: Das Protokoll wurde an der Anwendung vorbei
            verändert.
          </p>
        )}
        {result?.intact && (
          <p className="mt-1 text-[0.92em] text-muted">
            Letzter Prüfwert (Nr. {germanNumber(result.last.seq)}):{' '}
            <code className="wrap-anywhere select-all">{result.last.hash.slice(0, 16)}</code>. Andernorts notiert,
            beweist er später, dass bis hierher nichts verändert wurde.
          </p>
        )}
      </div>
    </div>
  );
}
