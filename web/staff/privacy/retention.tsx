import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { TabSection } from '#web/staff/ui/tab-section.tsx';
import { showToast } from '#web/ui/toast.ts';
import { retentionQuery, setRetention } from './queries.ts';
import { RetentionRule } from './retention-rule.tsx';

/** The retention of each kind, and what the next sweep will delete. */
export function Retention() {
  const { api } = useStaff();
  const client = useQueryClient();
  const query = retentionQuery(api);
  const { data, error, reload } = useLoaded(query);
  return (
    <TabSection
      title="Aufbewahrung"
      hint="Was länger liegt, wird stündlich gelöscht. Bei jeder Art steht, wie viel als Nächstes fällig ist; mit einer anderen Zahl sehen Sie es vor dem Speichern."
      ruled
    >
      <FailureNotice title="Die Fristen konnten nicht geladen werden." detail={error} onRetry={reload} />
      <ul className="border-t border-line">
        {!data && !error && <li aria-hidden="true" className="skeleton my-3 h-72" />}
        {data?.retention.map((rule) => (
          <RetentionRule
            key={`${rule.kind} ${rule.days}`}
            rule={rule}
            onSave={async (preview) => {
              client.setQueryData(query.queryKey, await setRetention(api, preview));
              showToast({ title: 'Frist geändert' });
            }}
          />
        ))}
      </ul>
    </TabSection>
  );
}
