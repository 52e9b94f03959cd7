import { useState } from 'react';
import type { StaffSession } from '#contract/staff/account.ts';
import { CallFailed, isExpired, sentenceFor } from '#web/staff/api.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Where one is signed in, and a way to end it there. */
export function Sessions({ sessions, onChanged }: { sessions: StaffSession[]; onChanged: () => void }) {
  const { api } = useStaff();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const others = sessions.filter(({ current }) => !current).length;

  async function end(call: () => Promise<unknown>, done: string) {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await call();
      showToast({ title: done });
      onChanged();
    } catch (error) {
      // It had ended by itself: what was asked for is done.
      if (error instanceof CallFailed && error.status === 404) onChanged();
      else if (!isExpired(error)) setFailure(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="sessions-title" className="mt-8 border-t border-line pt-6">
      <h2 id="sessions-title" className="text-[1.25rem]">
        Angemeldete Geräte
      </h2>
      <p className="mt-1 text-muted">Eine Anmeldung endet nach zwölf Stunden, ohne Nutzung nach zwei.</p>
      <div aria-live="assertive">{failure && <p className="mt-3 text-danger">{failure}</p>}</div>
      <ul className="mt-3 border-t border-line">
        {sessions.map((session) => {
          const device = session.device || 'Unbekanntes Gerät';
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2 max-sm:py-3"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-semibold">
                  {device}
                  {session.current && <span className="ml-2 font-normal text-success">dieses Gerät</span>}
                </p>
                <p className="tabular text-muted">
                  angemeldet {germanDateTime(session.created_at)}, zuletzt benutzt{' '}
                  {germanDateTime(session.last_seen_at)}
                </p>
              </div>
              {!session.current && (
                <Button
                  look="line"
                  size="small"
                  aria-label={`${device} abmelden, angemeldet ${germanDateTime(session.created_at)}`}
                  onClick={() => void end(() => api.endSession(session.id), 'Gerät abgemeldet')}
                >
                  Abmelden
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button
        look="line"
        size="small"
        className="mt-4"
        disabled={others === 0}
        aria-disabled={busy || undefined}
        onClick={() => void end(() => api.endOtherSessions(), 'Alle anderen Geräte abgemeldet')}
      >
        Überall sonst abmelden
      </Button>
    </section>
  );
}
