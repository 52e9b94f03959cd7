import type { Language } from '#contract/site/languages.ts';
import type { StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { languageNames } from '#web/staff/texts.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { useMay } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { testIssue } from './queries.ts';

type Props = {
  /** The stored draft; null if never saved. */
  draft: StaffIssue | null;
  busy: boolean;
  /** Whether there are unsaved changes. */
  isChanged: boolean;
  /** The language whose test button comes first. */
  language: Language;
  testAddress: string;
  /** Discards unsaved changes. */
  onDiscard: () => void;
  onSend: (issue: StaffIssue) => void;
  onDelete: (issue: StaffIssue) => void;
};

/** The actions for a draft. Only a saved one can be tested and sent. */
export function EditorButtons({ draft, busy, isChanged, language, testAddress, onDiscard, onSend, onDelete }: Props) {
  const { api } = useStaff();
  const maySend = useMay('manage');
  const test = useChange(({ issue, to }: { issue: StaffIssue; to: Language }) => testIssue(api, issue, to), {
    onDone: ({ recipient }) => showToast({ title: `Der Test geht an ${recipient}` }),
  });
  const order: readonly Language[] = language === 'de' ? ['de', 'en'] : ['en', 'de'];
  const ready = draft && !isChanged ? draft : null;
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <StaffButton type="submit" busy={busy}>
          {busy ? 'Wird gespeichert …' : 'Speichern'}
        </StaffButton>
        {order.map((to) => (
          <StaffButton
            key={to}
            look="line"
            disabled={!ready}
            busy={test.busy}
            onClick={() => ready && test.start({ issue: ready, to })}
          >
            Test an mich ({languageNames[to]})
          </StaffButton>
        ))}
        <StaffButton look="line" disabled={!ready || !maySend} onClick={() => ready && onSend(ready)}>
          Senden …
        </StaffButton>
        {isChanged && (
          <StaffButton look="row" className="sm:ml-auto" onClick={onDiscard}>
            Eingaben verwerfen
          </StaffButton>
        )}
        {draft && (
          <StaffButton
            look="row"
            className={`text-danger ${isChanged ? '' : 'sm:ml-auto'}`}
            onClick={() => onDelete(draft)}
          >
            Entwurf löschen
          </StaffButton>
        )}
      </div>
      <p className="mt-2 text-muted">
        {ready
          ? `Tests gehen an ${testAddress}.${maySend ? '' : ' Senden darf nur, wer die Rolle „Verwalten“ hat.'}`
          : 'Testen und senden lässt sich, was gespeichert ist.'}
      </p>
      <FailureNotice title="Der Test wurde nicht gesendet." detail={test.failure} className="mt-3" />
    </>
  );
}
