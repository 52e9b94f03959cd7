import { useEffect, useRef, useState } from 'react';
import type { ImportView } from '#contract/staff/imports/imports.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { firstPlan, PlanForm } from './plan-form.tsx';
import { Preview, previewWords } from './preview.tsx';
import { dropImport, previewImport, runImport } from './queries.ts';
import { kindWords, planFault } from './texts.ts';

type Props = {
  of: ImportView;
  onChanged: () => void;
  /** Called with a sentence about the outcome. */
  onOver: (said: string) => void;
};

/** An unfinished import: the mapping of its columns, a preview, and the button that runs it. */
export function OpenImport({ of, onChanged, onOver }: Props) {
  const { api } = useStaff();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const [plan, setPlan] = useState(() => firstPlan(of));
  const [now, setNow] = useState(of);
  const look = useChange((asked: typeof plan) => previewImport(api, of.id, asked));
  // A preview is of the plan that it was asked for, which may have been changed since.
  const seen = !look.busy && look.input === plan ? look : null;
  const run = useChange(() => runImport(api, now, setNow), {
    onDone: () => onOver('Import abgeschlossen'),
    onFailed: onChanged,
  });
  const drop = useChange(() => dropImport(api, of.id), { onDone: () => onOver('Datei verworfen') });
  const isBegun = now.state !== 'open';
  const preview = isBegun ? null : seen?.output;
  const done = now.made + now.duplicates + now.refused;
  return (
    <section aria-labelledby={`import-${of.id}`} className="mt-6 rounded-xl border border-line p-4 sm:p-5">
      <h2 ref={title} tabIndex={-1} id={`import-${of.id}`} className="text-[1.15rem] wrap-anywhere">
        <bdi>{of.fileName}</bdi>
      </h2>
      <p className="mt-1 mb-4 text-muted">
        {kindWords[of.kind]}, {germanNumber(of.rows)} {of.rows === 1 ? 'Zeile' : 'Zeilen'}, hochgeladen von {of.by}
      </p>
      {!isBegun && (
        <>
          <PlanForm of={of} plan={plan} onChange={setPlan} />
          <div className="mt-5 flex flex-wrap gap-2">
            <StaffButton look={preview ? 'line' : 'primary'} busy={look.busy} onClick={() => look.start(plan)}>
              {look.busy ? 'Wird geprüft …' : 'Vorschau'}
            </StaffButton>
            <StaffButton look="line" busy={drop.busy} onClick={() => drop.start()}>
              Verwerfen
            </StaffButton>
          </div>
          <FailureNotice
            title="Die Vorschau ist nicht gelungen."
            detail={seen ? planFault(seen.error, seen.failure) : null}
            className="mt-4"
          />
          <FailureNotice title="Nicht verworfen." detail={drop.failure} className="mt-4" />
        </>
      )}
      {preview && (
        <div className="mt-5 border-t border-line pt-5">
          <Preview kind={of.kind} preview={preview} />
        </div>
      )}
      <div aria-live="polite">
        {preview && <p className="sr-only">{previewWords(preview)}</p>}
        {isBegun && (
          <div className="flex items-center gap-4">
            <progress
              aria-label="Fortschritt des Imports"
              value={done}
              max={of.rows}
              className="h-2 flex-1 accent-cobalt"
            />
            <span className="tabular text-muted">
              {germanNumber(done)} von {germanNumber(of.rows)}
            </span>
          </div>
        )}
      </div>
      {(isBegun || (preview && preview.fresh > 0)) && (
        <div className="mt-5">
          <StaffButton busy={run.busy} onClick={() => run.start()}>
            {run.busy
              ? 'Wird importiert …'
              : isBegun
                ? 'Fortsetzen'
                : `${germanNumber(preview?.fresh ?? 0)} importieren`}
          </StaffButton>
        </div>
      )}
      <FailureNotice title="Der Import wurde unterbrochen." detail={run.failure} className="mt-4" />
    </section>
  );
}
