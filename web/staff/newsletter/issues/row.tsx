import { issueHref } from '#contract/site/issue-pages.ts';
import type { StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { germanDateTime, germanNumber } from '#web/staff/berlin-time.ts';
import { newsletterNames } from '#web/staff/texts.ts';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton, toolClass } from '#web/staff/ui/staff-button.tsx';

const names = { draft: 'Entwurf', sending: 'Wird gesendet', sent: 'Gesendet' } as const;
const looks = { draft: 'today', sending: 'today', sent: 'won' } as const;

type Props = { issue: StaffIssue; onEdit: () => void; onWithdraw: () => void; onShow: () => void };

/** One issue: its state, and the actions that it allows. */
export function IssueRow({ issue, onEdit, onWithdraw, onShow }: Props) {
  const { kind, state, slug, subject_de: subject, withdrawn_at: withdrawn } = issue;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-2 py-1.5 lg:grid-cols-[7rem_minmax(0,1fr)_8rem_auto]">
      <span className="text-muted">{newsletterNames[kind]}</span>
      <span className="min-w-0 max-lg:order-last max-lg:col-span-full">
        <span className="block font-semibold wrap-anywhere">{subject}</span>
        <span className="block text-muted">{stateText(issue)}</span>
      </span>
      <span>
        <span className="state" data-look={withdrawn ? 'lost' : looks[state]}>
          {withdrawn ? 'Zurückgezogen' : names[state]}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-1 max-lg:order-last max-lg:col-span-full max-lg:-mx-2">
        {state !== 'draft' && !withdrawn && (
          <a
            href={issueHref(slug, 'de')}
            target="_blank"
            rel="noopener"
            aria-label={`${subject} ansehen, neuer Tab`}
            className={toolClass('row', 'inline-flex items-center text-cobalt-dark')}
          >
            Ansehen
          </a>
        )}
        <MayWork>
          {state === 'draft' ? (
            <StaffButton look="row" aria-label={`${subject} bearbeiten`} onClick={onEdit}>
              Bearbeiten
            </StaffButton>
          ) : withdrawn ? (
            <StaffButton look="row" aria-label={`${subject} wieder zeigen`} onClick={onShow}>
              Wieder zeigen
            </StaffButton>
          ) : (
            <StaffButton look="row" aria-label={`${subject} zurückziehen`} onClick={onWithdraw} className="text-danger">
              Zurückziehen
            </StaffButton>
          )}
        </MayWork>
      </span>
    </li>
  );
}

/** When it was changed or sent, by whom, and to how many. */
function stateText({ state, changed_at, changed_by, sending_at, sent_by, mailed, readers }: StaffIssue): string {
  if (state === 'draft') return `Geändert am ${germanDateTime(changed_at)} von ${changed_by}`;
  const begun = sending_at ? `${germanDateTime(sending_at)} von ${sent_by}` : sent_by;
  if (state === 'sending')
    return `Seit ${begun}: ${germanNumber(mailed)} von ${germanNumber(readers)} E-Mails übergeben`;
  return mailed === 0
    ? `Am ${begun} ins Archiv gestellt, an niemanden gesendet`
    : `Am ${begun} an ${germanNumber(mailed)} ${mailed === 1 ? 'Adresse' : 'Adressen'}`;
}
