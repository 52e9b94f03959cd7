import { lazy, Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { redirect, useNavigate, useRevalidator } from 'react-router';
import { staffPaths } from '#contract/site/pages.ts';
import { useRootData } from '#web/root-data.ts';
import { createStaffApi } from '#web/staff/api.ts';
import { createDeskStore, DeskContext } from '#web/staff/desk/store.ts';
import { loginPath } from '#web/staff/login/return-path.ts';
import { clearSession, readSession, type Session, watchSession } from '#web/staff/session.ts';
import { StaffContext } from '#web/staff/staff-context.ts';
import '#web/staff/staff.css';
import { texts } from '#web/staff/texts.ts';
import { useAddress } from '#web/staff/use-address.ts';
import { DashboardSkeleton } from './skeleton.tsx';

// The server shows the skeleton alone and has no use for the screens; the browser fetches them at once.
const screens = import.meta.env.SSR ? null : import('./dashboard.tsx');
const Dashboard = lazy(async () => {
  if (!screens) throw new Error('the dashboard is shown by browsers only');
  return { default: (await screens).Dashboard };
});

export const handle = { staff: true };
export const meta = () => [{ title: `Kontakte · ${texts.area}` }, { name: 'robots', content: 'noindex' }];

/** Without stored credentials the login opens; whether they still hold, the first call tells. */
export function clientLoader({ request }: { request: Request }): Session {
  const session = readSession();
  if (!session) throw redirect(loginPath(staffPaths.dashboard, new URL(request.url).searchParams));
  return session;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DashboardSkeleton />;
}

export default function DashboardPage({ loaderData: { token, username } }: { loaderData: Session }) {
  const { apiUrl } = useRootData();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [parameters, change] = useAddress();
  const address = useRef(parameters);
  address.current = parameters;

  const leave = useCallback(
    (path: string) => {
      clearSession(token);
      void navigate(path, { replace: true });
    },
    [navigate, token],
  );
  // Calls outlive the address they were started at: the way back is where one is when the answer comes.
  const leaveForNow = useCallback(() => leave(loginPath(staffPaths.dashboard, address.current)), [leave]);
  // Another account knows nothing of this one's selection.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const desk = useMemo(createDeskStore, [token]);
  const staff = useMemo(
    () => ({
      session: { token, username },
      api: createStaffApi(apiUrl, token, leaveForNow, desk.put),
    }),
    [apiUrl, token, username, leaveForNow, desk],
  );

  useEffect(
    () =>
      watchSession(() => {
        if (readSession()) void revalidate();
        else leaveForNow();
      }),
    [leaveForNow, revalidate],
  );

  const logOut = useCallback(() => {
    // The server forgets the session; this browser does so even when the server is not reached.
    void staff.api.logout().catch(() => {});
    leave(staffPaths.login);
  }, [leave, staff]);

  return (
    <StaffContext value={staff}>
      <DeskContext value={desk}>
        <Suspense fallback={<DashboardSkeleton />}>
          <Dashboard key={token} parameters={parameters} onChange={change} onLogOut={logOut} />
        </Suspense>
      </DeskContext>
    </StaffContext>
  );
}
