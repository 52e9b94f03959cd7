import { auditCheckAnswer, auditPaths } from '#contract/staff/audit.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';

/** Has the server verify the whole log. */
export function useChainCheck() {
  const { api } = useStaff();
  return useChange(() => api.request('POST', auditPaths.check, auditCheckAnswer));
}

/** Whether the hash of each entry matches the entry before; shown below the tab's head, which keeps its height. */
export function CheckOutcome({ failure, output: result }: ReturnType<typeof useChainCheck>) {
  return (
    <div aria-live="polite" className="max-w-prose not-empty:mb-5">
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
          <code className="wrap-anywhere select-all">{result.last.hash.slice(0, 16)}</code>. Andernorts notiert, beweist
          er später, dass bis hierher nichts verändert wurde.
        </p>
      )}
    </div>
  );
}
