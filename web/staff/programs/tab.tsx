import { useState } from 'react';
import type { NewProgramAnswer } from '#contract/staff/programs/tokens.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { NewProgram } from './new-program.tsx';
import { ProgramItem } from './program.tsx';
import { programsQuery } from './queries.ts';

/** Programs that read what this area shows: a CRM, an evaluation. */
export function ProgramsTab() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded(programsQuery(api));
  const [added, setAdded] = useState<NewProgramAnswer | null>(null);
  return (
    <>
      <TabHead title="Anbindungen" />
      <div aria-busy={busy} className="page max-w-4xl">
        <p className="max-w-prose text-muted">
          Mit einem Token liest ein anderes Programm, etwa Ihr CRM, was diese Verwaltung zeigt. Jedes Token endet von
          selbst; seine Aufrufe stehen zusammengefasst im Protokoll.
        </p>
        <FailureNotice
          title="Die Anbindungen konnten nicht geladen werden."
          detail={error}
          onRetry={reload}
          className="mt-4"
        />
        {added && <NewToken {...added} onDone={() => setAdded(null)} />}
        {!data && !error && <GreyLines times={3} className="mt-4" />}
        {data?.programs.length === 0 && <p className="mt-4">Noch ist kein Programm angebunden.</p>}
        {data && data.programs.length > 0 && (
          <ul className="mt-4 border-t border-line">
            {data.programs.map((program) => (
              <ProgramItem key={program.id} program={program} onRemoved={reload} />
            ))}
          </ul>
        )}
        <NewProgram
          onAdded={(program) => {
            setAdded(program);
            reload();
          }}
        />
      </div>
    </>
  );
}

/** A token, this once. */
function NewToken({ name, token, expires, onDone }: NewProgramAnswer & { onDone: () => void }) {
  return (
    <div role="status" className="mt-4 rounded-xl border border-line bg-paper p-5">
      <p>
        Das Token von <bdi className="font-semibold">{name}</bdi> wird nur jetzt gezeigt:
      </p>
      <p className="mt-2">
        <code className="font-semibold wrap-anywhere select-all">{token}</code>
      </p>
      <p className="mt-2 mb-3 text-muted">
        Es gilt bis {germanDateTime(expires)}. Wer es hat, liest mit: Bewahren Sie es wie ein Passwort auf.
      </p>
      <StaffButton onClick={onDone}>Ich habe es hinterlegt</StaffButton>
    </div>
  );
}
