import { accountQuery } from '#web/staff/api/shared-queries.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { Sessions } from './sessions.tsx';

/** The user's own account: password, second factor, devices. */
export function AccountTab() {
  const { api } = useStaff();
  const { data, error, busy, reload } = useLoaded(accountQuery(api));
  return (
    <>
      <TabHead title="Konto" />
      <div aria-busy={busy} className="page max-w-3xl">
        <FailureNotice
          title="Das Konto konnte nicht geladen werden."
          detail={error}
          onRetry={reload}
          className="mt-4"
        />
        {!data && !error && <span aria-hidden="true" className="skeleton mt-4 block h-80" />}
        {data && (
          <>
            <p className="text-muted">
              Angemeldet als <bdi className="font-semibold text-text">{data.username}</bdi>, angelegt am{' '}
              {germanDateTime(data.created_at)}
            </p>
            <Passkeys account={data} onChanged={reload} />
            <SecondFactor account={data} onChanged={reload} />
            <PasswordForm username={data.username} onChanged={reload} />
            <Sessions sessions={data.sessions} onChanged={reload} />
          </>
        )}
      </div>
    </>
  );
}
