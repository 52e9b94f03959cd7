import { useQueryClient } from '@tanstack/react-query';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { showToast } from '#web/ui/toast.ts';
import { retentionQuery, setRetention } from './queries.ts';
import { RetentionRule } from './retention-rule.tsx';

/** How long each kind stays, and what the next sweep would delete. */
export function Retention() {
  const { api } = useStaff();
  const client = useQueryClient();
  const query = retentionQuery(api);
  const { data: rules, error, reload } = useLoaded(query);
  return (
    <section aria-labelledby="retention-title" className="mt-8 border-t border-line pt-6">
      <h2 id="retention-title" className="text-[1.25rem]">
        Aufbewahrung
      </h2>
      <p className="mt-1 text-muted">
        Was länger liegt, wird stündlich gelöscht. Bei jeder Art steht, wie viel als Nächstes fällig ist; mit einer
        anderen Zahl sehen Sie es vor dem Speichern.
      </p>
      {error && <LoadError title="Die Fristen konnten nicht geladen werden." detail={error} onRetry={reload} />}
      <ul className="mt-3 border-t border-line">
        {!rules && !error && <li aria-hidden="true" className="skeleton my-3 h-72" />}
        {rules?.map((rule) => (
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
    </section>
  );
}
