import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { minute } from '#contract/durations.ts';
import { accountPaths } from '#contract/staff/account.ts';
import { type SessionEnd, sessionEnd } from '#web/staff/api/session-end.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { berlinClock } from '#web/staff/berlin-time.ts';
import { ModalBox } from '#web/staff/ui/dialogs/modal.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { useShared } from '#web/ui/use-shared.ts';

/** How long before the end it is announced, in milliseconds. */
const notice = 5 * minute;
const momentOf = ({ idle, age }: SessionEnd) => Math.min(idle, age);

/**
 * Announces the end of the session in time to extend it or to save open work (WCAG 2.2.1): somebody who writes for
 * hours makes no calls meanwhile.
 */
export function SessionEndDialog() {
  const { api } = useStaff();
  const end = useShared(sessionEnd);
  const [near, setNear] = useState<SessionEnd | null>(null);
  const [isRead, setRead] = useState(false);
  const ask = (background: boolean) => api.get(accountPaths.account, v.unknown(), { background });
  const stay = useChange(() => ask(false));

  const look = useEffectEvent(async () => {
    // Another tab may have used the session while this one slept.
    await ask(true).catch(() => {});
    const now = sessionEnd.get();
    if (now && momentOf(now) - Date.now() <= notice) setNear(now);
  });
  useEffect(() => {
    if (!end) return;
    const wait = momentOf(end) - notice - Date.now();
    setNear(wait <= 0 ? end : null);
    if (wait <= 0) return;
    const timer = setTimeout(() => void look(), wait);
    return () => clearTimeout(timer);
  }, [end]);

  // The next login has its own end.
  useEffect(() => () => sessionEnd.set(null), []);

  const isFinal = near !== null && near.age <= near.idle;
  if (!near || (isFinal && isRead)) return null;
  // Closing the dialog shows that somebody is there.
  const leave = () => (isFinal ? setRead(true) : stay.start());
  return (
    <ModalBox title={`Ihre Anmeldung endet um ${berlinClock(new Date(momentOf(near))).slice(11)} Uhr`} onClose={leave}>
      <Form onSubmit={leave}>
        <p className="mt-2 text-muted">
          {isFinal
            ? 'Länger gilt eine Anmeldung nicht. Speichern Sie bis dahin, was offen ist; danach melden Sie sich neu an.'
            : 'Seit fast zwei Stunden haben Sie hier nichts geöffnet oder gespeichert.'}
        </p>
        <FailureNotice
          title="Die Anmeldung wurde nicht verlängert."
          detail={stay.failure}
          onRetry={stay.start}
          className="mt-4"
        />
        <FormButtons submit={isFinal ? 'Verstanden' : 'Angemeldet bleiben'} busy={stay.busy} />
      </Form>
    </ModalBox>
  );
}
