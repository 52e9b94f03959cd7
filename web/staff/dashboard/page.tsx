import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { redirect, replace, useLocation, useNavigate, useRevalidator } from 'react-router';
import { staffLeadPath, staffPaths } from '#contract/site/pages.ts';
import type { RequiredStep } from '#contract/staff/account.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { logoutAnswer } from '#contract/staff/login/directory.ts';
import { useRootData } from '#web/root-data.ts';
import { wordsOf } from '#web/staff/address.ts';
import { createProofDesk } from '#web/staff/api/proof-desk.ts';
import { createQueryClient } from '#web/staff/api/query-client.ts';
import { clearSession, readSession, type Session, watchSession } from '#web/staff/api/session.ts';
import { createStaffApi, StaffContext } from '#web/staff/api/staff-api.ts';
import { createDeskStore, DeskContext } from '#web/staff/desk/store.ts';
import { loginPath } from '#web/staff/login/return-path.ts';
import '#web/staff/staff.css';
import { ProofDialog } from '#web/staff/account/proof-dialog.tsx';
import { Figures } from '#web/staff/contacts/figures/figures.tsx';
import { texts } from '#web/staff/texts.ts';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { StaffFrame } from './frame.tsx';

export { handle, meta } from './document.ts';

// The server renders only the skeleton and does not need the screens; browsers fetch them immediately.
const screens = import.meta.env.SSR ? null : import('./dashboard.tsx');
const Dashboard = lazy(async () => {
  if (!screens) throw new Error('the dashboard is shown by browsers only');
  return { default: (await screens).Dashboard };
});
const Due = lazy(async () => ({ default: (await import('./due.tsx')).Due }));

/** Redirects to the login without stored credentials; whether they are still valid is left to the first call. */
export function clientLoader({ request }: { request: Request }): Session {
  const url = new URL(request.url);
  const lead = url.searchParams.get('lead');
  if (lead) {
    // The URL format of links in earlier mails.
    url.searchParams.delete('lead');
    throw replace(staffLeadPath(lead) + url.search);
  }
  const session = readSession();
  if (!session) throw redirect(loginPath(url));
  return session;
}
clientLoader.hydrate = true as const;

/** The token of the user's session, which a proof in any tab replaces; '' if somebody else is signed in. */
function tokenOf(username: string): string {
  const session = readSession();
  return session?.username === username ? session.token : '';
}

/** What the server sends: the frame and skeleton figures, until the browser knows who is logged in. */
export function HydrateFallback() {
  return (
    <StaffFrame>
      <noscript>
        <p className="bg-warning-wash px-5 py-3 text-warning">
          Die Verwaltung braucht JavaScript. Bitte schalten Sie es für diese Seite ein.
        </p>
      </noscript>
      <TabHead
        title={texts.area}
        figures={
          <div className="max-sm:hidden">
            <Figures data={null} />
          </div>
        }
      />
    </StaffFrame>
  );
}

export default function DashboardPage({ loaderData: { username, role } }: { loaderData: Session }) {
  const { apiUrl } = useRootData();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const { state } = useLocation();
  const here = useRef<unknown>(state);
  useEffect(() => {
    here.current = state;
  }, [state]);
  const leave = useCallback(
    (path: string, kept = {}) => {
      clearSession(tokenOf(username));
      void navigate(path, { replace: true, state: kept });
    },
    [navigate, username],
  );
  /** After the login, the user returns to the current URL with its search terms. */
  const logInAgain = useCallback(
    () => leave(loginPath(new URL(window.location.href)), { words: wordsOf(here.current) }),
    [leave],
  );
  // Another account must not see what this one loaded and selected.
  const [due, setDue] = useState<RequiredStep | null>(null);
  const { staff, client, desk, proofs } = useMemo(() => {
    // Calls outlive the location they started at: after the login, the user returns to where they are when a call
    // expires.
    const proofs = createProofDesk();
    const api = createStaffApi(apiUrl, () => tokenOf(username), {
      onExpired: () => {
        if (readSession()?.username === username) logInAgain();
      },
      onDue: setDue,
      prove: proofs.ask,
    });
    const client = createQueryClient();
    return { staff: { session: { username, role }, api }, client, desk: createDeskStore(client), proofs };
  }, [apiUrl, username, role, logInAgain]);

  const follow = useEffectEvent(() => {
    if (readSession()) void revalidate();
    else logInAgain();
  });
  useEffect(() => watchSession(() => follow()), []);

  function done() {
    client.clear();
    setDue(null);
  }

  function logOut() {
    // The server ends the session; this browser does so even if the server is unreachable. A user who signed in through
    // the directory also ends the session there.
    staff.api.request('POST', adminPaths.logout, logoutAnswer).then(
      (there) => there && window.location.assign(there.url),
      () => {},
    );
    leave(staffPaths.login);
  }

  return (
    <StaffContext value={staff}>
      <QueryClientProvider client={client}>
        <DeskContext value={desk}>
          <Suspense fallback={<HydrateFallback />}>
            {due === null ? (
              <Dashboard key={`${role} ${username}`} onLogOut={logOut} />
            ) : (
              <Due due={due} onDone={done} onLogOut={logOut} />
            )}
            <ProofDialog desk={proofs} />
          </Suspense>
        </DeskContext>
      </QueryClientProvider>
    </StaffContext>
  );
}
