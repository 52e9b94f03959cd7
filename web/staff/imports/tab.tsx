import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { OpenImport } from './open-import.tsx';
import { PastImport } from './past-import.tsx';
import { importsQuery } from './queries.ts';
import { Upload } from './upload.tsx';

/** Imports of old leads and subscribers from files: new, unfinished and finished ones. */
export function ImportsTab() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded(importsQuery(api));
  const over = (message: string) => {
    reload();
    showToast({ title: message });
  };
  const isOpen = ({ state }: { state: string }) => state === 'open' || state === 'running';
  const open = data?.imports.filter(isOpen) ?? [];
  const past = data?.imports.filter((one) => !isOpen(one)) ?? [];
  return (
    <>
      <TabHead title="Import" />
      <section aria-label="Importe" tabIndex={-1} aria-busy={busy} className="page max-w-5xl outline-none">
        <Upload onUploaded={reload} />
        <FailureNotice
          title="Die Importe konnten nicht geladen werden."
          detail={error}
          onRetry={reload}
          className="mt-4"
        />
        {!data && !error && <GreyLines times={3} className="mt-4" />}
        {open.map((one) => (
          <OpenImport key={one.id} of={one} onChanged={reload} onOver={over} />
        ))}
        {past.length > 0 && (
          <TabSection title="Bisherige Importe" hint="Sie lassen sich 90 Tage lang als Ganzes zurücknehmen." ruled>
            <ul className="border-t border-line">
              {past.map((one) => (
                <PastImport key={one.id} of={one} onChanged={reload} />
              ))}
            </ul>
          </TabSection>
        )}
      </section>
    </>
  );
}
