import type { StaffSession } from '#contract/staff/account.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { endOtherSessions, endSession } from './queries.ts';

/** Where the user is signed in, with buttons that end those sessions. */
export function Sessions({ sessions, onChanged }: { sessions: StaffSession[]; onChanged: () => void }) {
  const { api } = useStaff();
  const others = sessions.filter(({ current }) => !current).length;
  const { busy, failure, start } = useChange(
    async (id: string | null) => {
      try {
        await (id === null ? endOtherSessions(api) : endSession(api, id));
        showToast({ title: id === null ? 'Alle anderen Geräte abgemeldet' : 'Gerät abgemeldet' });
      } catch (error) {
        // The session had already ended, which is what was asked for.
        if (!isRefusedWith(404, error)) throw error;
      }
    },
    { onDone: onChanged },
  );

  return (
    <TabSection
      title="Angemeldete Geräte"
      hint="Eine Anmeldung endet nach zwölf Stunden, ohne Nutzung nach zwei."
      ruled
    >
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
                  {session.current && <span className="ml-1 font-normal text-success"> dieses Gerät</span>}
                </p>
                <p className="tabular text-muted">
                  angemeldet {germanDateTime(session.created_at)}, zuletzt benutzt{' '}
                  {germanDateTime(session.last_seen_at)}
                </p>
              </div>
              {!session.current && (
                <StaffButton
                  look="line"
                  aria-label={`${device} abmelden, angemeldet ${germanDateTime(session.created_at)}`}
                  onClick={() => start(session.id)}
                >
                  Abmelden
                </StaffButton>
              )}
            </li>
          );
        })}
      </ul>
      <StaffButton look="line" className="mt-4" disabled={others === 0} busy={busy} onClick={() => start(null)}>
        Überall sonst abmelden
      </StaffButton>
    </TabSection>
  );
}
