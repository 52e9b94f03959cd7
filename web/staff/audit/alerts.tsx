import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type AlertView, alertNames, alertPaths, alertsAnswer } from '#contract/staff/alerts/causes.ts';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { itemPath, type StaffApi, useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

const queryKey = ['alerts'];
const alertsQuery = (api: StaffApi) => api.query(queryKey, alertPaths.list, alertsAnswer);

/** Alerts that staff were mailed about, until somebody dismisses them; renders nothing without open alerts. */
export function Alerts() {
  const { api } = useStaff();
  const { data } = useLoaded(alertsQuery(api));
  const list = useRef<HTMLElement>(null);
  if (!data || data.alerts.length === 0) return null;
  return (
    <section ref={list} tabIndex={-1} aria-label="Hinweise" className="mb-6 focus-visible:outline-none">
      <h2 className="mb-1 text-[1.1rem]">Hinweise</h2>
      <ul className="border-t border-line">
        {data.alerts.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            // The focused button disappears, and with the last alert the list does, too.
            onDismissed={() => (data.alerts.length > 1 ? list.current : document.getElementById('content'))?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { alert: AlertView; onDismissed: () => void };

function AlertItem({ alert: { id, at, cause, about }, onDismissed }: ItemProps) {
  const { api } = useStaff();
  const queries = useQueryClient();
  const dismiss = useChange(() => api.send('DELETE', itemPath(alertPaths.list, id)), {
    onDone: () => {
      onDismissed();
      void loadAnew(queries, queryKey);
    },
  });
  const name = alertNames[cause];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
      <span className="tabular text-muted">{germanDateTime(at)}</span>
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {about && (
          <span className="text-muted">
            {' · '}
            <bdi>{about}</bdi>
          </span>
        )}
      </span>
      <StaffButton look="line" aria-label={`${name}: erledigt`} busy={dismiss.busy} onClick={() => dismiss.start()}>
        Erledigt
      </StaffButton>
      {dismiss.failure && <p className="basis-full text-danger">{dismiss.failure}</p>}
    </li>
  );
}
