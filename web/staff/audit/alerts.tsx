import { useQueryClient } from '@tanstack/react-query';
import { type AlertView, alertNames, alertPaths, alertsAnswer } from '#contract/staff/alerts/causes.ts';
import { itemPath, type StaffApi, useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

const queryKey = ['alerts'];
export const alertsQuery = (api: StaffApi) => api.query(queryKey, alertPaths.list, alertsAnswer);

/** Of what staff were told by mail, until somebody has seen to it; nothing where nothing is open. */
export function Alerts() {
  const { api } = useStaff();
  const { data } = useLoaded(alertsQuery(api));
  if (!data || data.alerts.length === 0) return null;
  return (
    <section aria-label="Hinweise" className="mb-6">
      <h3 className="mb-1 font-semibold">Hinweise</h3>
      <ul className="border-t border-line">
        {data.alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  );
}

function AlertItem({ alert: { id, at, cause, about } }: { alert: AlertView }) {
  const { api } = useStaff();
  const queries = useQueryClient();
  const dismiss = useChange(() => api.send('DELETE', itemPath(alertPaths.list, id)), {
    onDone: () => void queries.invalidateQueries({ queryKey }),
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
