import { useState } from 'react';
import { staffRoles } from '#contract/staff/account.ts';
import type { AccountChange, FirstPasswordAnswer, StaffAccount } from '#contract/staff/accounts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { SettledSelect } from '#web/staff/ui/fields/settled-select.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { changeAccount, removeSecondFactor, resetAccount, signOutAccount } from './queries.ts';
import { type AccountAction, AccountQuestion } from './question.tsx';
import { roleNames } from './texts.ts';

type Props = { account: StaffAccount; onChanged: () => void; onReset: (first: FirstPasswordAnswer) => void };

/** One account: its role, and the actions that end its sessions. */
export function AccountItem({ account, onChanged, onReset }: Props) {
  const { api } = useStaff();
  const { id, username, role, disabled, me } = account;
  const [asked, setAsked] = useState<AccountAction | null>(null);
  const done = () => {
    setAsked(null);
    onChanged();
  };
  const announce = (title: string) => {
    done();
    showToast({ title });
  };
  const change = useChange((what: AccountChange) => changeAccount(api, id, what), {
    onDone: (_, what) =>
      announce(
        'role' in what ? 'Rolle geändert' : what.disabled ? `${username} ist gesperrt` : `${username} ist entsperrt`,
      ),
  });
  const signOut = useChange(() => signOutAccount(api, id), { onDone: () => announce(`${username} ist abgemeldet`) });
  const reset = useChange(() => resetAccount(api, id), {
    onDone: (first) => {
      done();
      onReset(first);
    },
  });
  const removal = useChange(() => removeSecondFactor(api, id), {
    onDone: () => announce('Zweiter Faktor entfernt'),
  });
  const failure = change.failure ?? signOut.failure;
  /** The change that confirming each question starts. */
  const answers = {
    role: { ...change, start: () => asked?.what === 'role' && change.start({ role: asked.role }) },
    password: reset,
    factor: removal,
  };
  function ask(question: AccountAction) {
    for (const before of [change, reset, removal]) before.reset();
    setAsked(question);
  }
  return (
    <li className="border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold wrap-anywhere">
            <bdi>{username}</bdi>
            {me && <span className="ml-1 font-normal text-success"> Sie</span>}
            {disabled && <span className="ml-1 font-normal text-danger"> gesperrt</span>}
          </p>
          <p className="tabular text-muted">{facts(account)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="w-36">
            <SettledSelect
              aria-label={`Rolle von ${username}`}
              value={role}
              options={Object.entries(roleNames)}
              onChange={(value) => {
                const given = staffRoles.find((one) => one === value);
                if (given && given !== role) ask({ what: 'role', role: given });
              }}
            />
          </div>
          {!me && (
            <>
              <StaffButton
                look="line"
                busy={change.busy}
                aria-label={`${disabled ? 'Entsperren' : 'Sperren'}: ${username}`}
                onClick={() => change.start({ disabled: !disabled })}
              >
                {disabled ? 'Entsperren' : 'Sperren'}
              </StaffButton>
              <StaffButton
                look="line"
                aria-label={`Neues Passwort: ${username}`}
                onClick={() => ask({ what: 'password' })}
              >
                Neues Passwort
              </StaffButton>
              {account.secondFactor && (
                <StaffButton
                  look="line"
                  aria-label={`Zweiten Faktor entfernen: ${username}`}
                  onClick={() => ask({ what: 'factor' })}
                >
                  Zweiten Faktor entfernen
                </StaffButton>
              )}
              <StaffButton
                look="line"
                busy={signOut.busy}
                disabled={account.sessions === 0}
                aria-label={`Abmelden: ${username}`}
                onClick={() => signOut.start()}
              >
                Abmelden
              </StaffButton>
            </>
          )}
        </div>
      </div>
      <div aria-live="assertive">{failure && !asked && <p className="mt-2 text-danger">{failure}</p>}</div>
      {asked && (
        <AccountQuestion asked={asked} account={account} change={answers[asked.what]} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}

function facts({ created_at, secondFactor, passwordExpires, sessions }: StaffAccount): string {
  return [
    `angelegt ${germanDateTime(created_at)}`,
    secondFactor ? 'mit zweitem Faktor' : 'ohne zweiten Faktor',
    passwordExpires && `erstes Passwort gilt bis ${germanDateTime(passwordExpires)}`,
    sessions > 0 && (sessions === 1 ? 'auf einem Gerät angemeldet' : `auf ${sessions} Geräten angemeldet`),
  ]
    .filter(Boolean)
    .join(', ');
}
