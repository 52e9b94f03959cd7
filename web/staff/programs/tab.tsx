import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { NewProgramAnswer } from '#contract/staff/programs/tokens.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { NewProgram } from './new-program.tsx';
import { ProgramItem } from './program.tsx';
import { programsQuery } from './queries.ts';

const Calls = lazy(async () => ({ default: (await import('./calls/calls.tsx')).Calls }));

/** Programs that read what this area shows: a CRM, an evaluation. */
export function ProgramsTab() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded(programsQuery(api));
  const [added, setAdded] = useState<NewProgramAnswer | null>(null);
  const list = useRef<HTMLElement>(null);
  // What had the focus goes.
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
        {added && <NewToken key={added.id} {...added} onDone={stored} />}
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
        <AllCalls />
      </div>
    </>
  );
}

/** What programs can call, once somebody wants to know. */
function AllCalls() {
  const [isShown, setShown] = useState(false);
  return (
    <TabSection
      title="Aufrufe"
      hint="Alle Aufrufe dieser Website mit dem, was sie nehmen und antworten. Was nur liest, lässt sich hier senden."
      ruled
    >
      {isShown ? (
        <Suspense fallback={<GreyLines times={6} />}>
          <Calls />
        </Suspense>
      ) : (
        <StaffButton look="line" onClick={() => setShown(true)}>
          Aufrufe zeigen
        </StaffButton>
      )}
    </TabSection>
  );
}

/** A token, this once; the form that made it lies below, on a phone out of sight. */
function NewToken({ name, token, expires, onDone }: NewProgramAnswer & { onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mt-4 rounded-xl border border-line bg-paper p-5">
      <h2 ref={title} tabIndex={-1} className="text-[1.1rem]">
        Das Token von <bdi>{name}</bdi> wird nur jetzt gezeigt:
      </h2>
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
