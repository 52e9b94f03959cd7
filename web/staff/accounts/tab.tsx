import { useRef, useState } from 'react';
import { staffRoles } from '#contract/staff/account.ts';
import type { FirstPasswordAnswer } from '#contract/staff/accounts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { CopyButton } from '#web/staff/ui/copy-button.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { AccountItem } from './account.tsx';
import { Invite } from './invite.tsx';
import { accountsQuery } from './queries.ts';
import { roleHints, roleNames } from './texts.ts';

/** All staff accounts: their roles, their sessions, and invitations. */
export function AccountsTab() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded(accountsQuery(api));
  const [first, setFirst] = useState<FirstPasswordAnswer | null>(null);
  return (
    <>
      <TabHead title="Konten" />
      <div aria-busy={busy} className="page max-w-4xl">
        <ul className="text-muted">
          {staffRoles.map((role) => (
            <li key={role}>
              <strong className="font-semibold text-text">{roleNames[role]}</strong> {roleHints[role]}
            </li>
          ))}
        </ul>
        <FailureNotice
          title="Die Konten konnten nicht geladen werden."
          detail={error}
          onRetry={reload}
          className="mt-4"
        />
        {/* Rendered before its content: screen readers announce only what is added to a live region. */}
        <div role="status">{first && <FirstPassword {...first} onDone={() => setFirst(null)} />}</div>
        {!data && !error && <GreyLines times={4} className="mt-4" />}
        <ul className="mt-4 border-t border-line">
          {data?.accounts.map((account) => (
            <AccountItem key={account.id} account={account} onChanged={reload} onReset={setFirst} />
          ))}
        </ul>
        <Invite
          onInvited={(invited) => {
            setFirst(invited);
            reload();
          }}
        />
      </div>
    </>
  );
}

/** Shows a password, only once. */
function FirstPassword({ username, password, expires, onDone }: FirstPasswordAnswer & { onDone: () => void }) {
  const code = useRef<HTMLElement>(null);
  return (
    <div className="mt-4 rounded-xl border border-line bg-paper p-5">
      <p>
        Das erste Passwort von <bdi className="font-semibold">{username}</bdi> wird nur jetzt gezeigt:{' '}
        <code ref={code} className="tabular font-semibold select-all">
          {password}
        </code>
      </p>
      <p className="mt-1 mb-3 text-muted">
        Es gilt bis {germanDateTime(expires)}. Bei der ersten Anmeldung wählt die Person ein eigenes.
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={password} shown={code} />
        <StaffButton onClick={onDone}>Ich habe es weitergegeben</StaffButton>
      </div>
    </div>
  );
}
