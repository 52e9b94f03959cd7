import { useRef, useState } from 'react';
import type { NewProgramAnswer } from '#contract/staff/programs/tokens.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { ShownOnce } from '#web/staff/programs/shown-once.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { NewProgram } from './new-program.tsx';
import { ProgramItem } from './program.tsx';
import { programsQuery } from './queries.ts';

/** Programs that read the staff area's data, such as a CRM or a reporting tool. */
export function Tokens() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded(programsQuery(api));
  const [added, setAdded] = useState<NewProgramAnswer | null>(null);
  const list = useRef<HTMLElement>(null);
  // The focused element disappears.
  const toList = () => list.current?.focus();
  const stored = () => {
    toList();
    setAdded(null);
  };
  const removed = () => {
    toList();
    reload();
  };
  return (
    <div aria-busy={busy}>
      <p className="mt-3 max-w-prose text-muted">
        Mit einem Token liest ein anderes Programm, etwa Ihr CRM, was diese Verwaltung zeigt, oder trägt hier etwas ein.
        Jedes Token endet von selbst. Im Protokoll steht, was es las, zusammengefasst, und jede Änderung einzeln.
      </p>
      <FailureNotice
        title="Die Anbindungen konnten nicht geladen werden."
        detail={error}
        onRetry={reload}
        className="mt-4"
      />
      {added && (
        <ShownOnce
          key={added.id}
          title={
            <>
              Das Token von <bdi>{added.name}</bdi> wird nur jetzt gezeigt:
            </>
          }
          secret={added.token}
          onDone={stored}
        >
          Es gilt bis {germanDateTime(added.expires)}. Wer es hat, darf dasselbe: Bewahren Sie es wie ein Passwort auf.
        </ShownOnce>
      )}
      {!data && !error && <GreyLines times={3} className="mt-4" />}
      <section ref={list} aria-label="Angebundene Programme" tabIndex={-1} className="mt-4">
        {data?.programs.length === 0 && <p>Noch ist kein Programm angebunden.</p>}
        {data && data.programs.length > 0 && (
          <ul className="border-t border-line">
            {data.programs.map((program) => (
              <ProgramItem key={program.id} program={program} onRemoved={removed} />
            ))}
          </ul>
        )}
      </section>
      <NewProgram
        onAdded={(program) => {
          setAdded(program);
          reload();
        }}
      />
    </div>
  );
}
