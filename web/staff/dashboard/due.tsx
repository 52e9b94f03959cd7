import { useEffect } from 'react';
import type { RequiredStep } from '#contract/staff/account.ts';
import { Passkeys } from '#web/staff/account/passkeys.tsx';
import { PasswordForm } from '#web/staff/account/password-form.tsx';
import { SecondFactor } from '#web/staff/account/second-factor.tsx';
import { accountQuery } from '#web/staff/api/shared-queries.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { texts } from '#web/staff/texts.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffFrame } from './frame.tsx';

const words: Readonly<Record<RequiredStep, readonly [title: string, why: string]>> = {
  password: ['Wählen Sie ein eigenes Passwort', 'Das jetzige gilt nur für die ersten Tage. Danach geht es weiter.'],
  'second-factor': [
    'Richten Sie den zweiten Faktor ein',
    'Ihr Unternehmen verlangt bei jeder Anmeldung einen Passkey oder einen Code aus einer Authenticator-App. Danach geht es weiter.',
  ],
};

type Props = { due: RequiredStep; onDone: () => void; onLogOut: () => void };

/** Shows only what an account must do before anything else. */
export function Due({ due, onDone, onLogOut }: Props) {
  const { api, session } = useStaff();
  const { data, error, reload } = useLoaded(accountQuery(api));
  const [title, why] = words[due];
  // It stands in for the page that was asked for, without a navigation that would name and announce it.
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${texts.area}`;
    document.getElementById('content')?.focus({ preventScroll: true });
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <StaffFrame user={session.username} onLogOut={onLogOut}>
      <TabHead title={title} />
      <div className="page max-w-3xl">
        <p className="text-muted">{why}</p>
        <FailureNotice
          title="Das Konto konnte nicht geladen werden."
          detail={error}
          onRetry={reload}
          className="mt-4"
        />
        {due === 'password' && <PasswordForm username={session.username} onChanged={onDone} />}
        {due === 'second-factor' && data && (
          <>
            <Passkeys account={data} onChanged={reload} />
            <SecondFactor account={data} onChanged={reload} />
          </>
        )}
        {due === 'second-factor' && data && (data.secondFactorSince || data.passkeys.length > 0) && (
          <StaffButton className="mt-6" onClick={onDone}>
            Weiter zur Verwaltung
          </StaffButton>
        )}
      </div>
    </StaffFrame>
  );
}
