import type { Program } from '#contract/staff/programs/tokens.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { scopeNames } from '#web/staff/texts.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { removeProgram } from './queries.ts';

type Props = { program: Program; onRemoved: () => void };

/** One program: its scopes, expiry and last use, and a button that revokes its token. */
export function ProgramItem({ program, onRemoved }: Props) {
  const { api } = useStaff();
  const { id, name, scopes, expired, expires, lastUsedAt } = program;
  const remove = useChange(() => removeProgram(api, id), {
    onDone: () => {
      showToast({ title: 'Token widerrufen' });
      onRemoved();
    },
  });
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
            {expired && <span className="ml-1 font-normal text-danger"> abgelaufen</span>}
          </p>
          <p className="text-muted">{scopes.map((scope) => scopeNames[scope]).join(', ')}</p>
          <p className="tabular text-muted">
            {`gültig bis ${germanDateTime(expires)}, `}
            {lastUsedAt ? `zuletzt benutzt ${germanDateTime(lastUsedAt)}` : 'noch nicht benutzt'}
          </p>
        </div>
        <StaffButton
          look="line"
          aria-label={`Token von ${name} widerrufen`}
          busy={remove.busy}
          onClick={() => remove.start()}
        >
          Widerrufen
        </StaffButton>
      </div>
      <div aria-live="assertive">{remove.failure && <p className="mt-2 text-danger">{remove.failure}</p>}</div>
    </li>
  );
}
