import { useState } from 'react';
import type { RetentionView } from '#contract/staff/privacy.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { useLoad } from '#web/staff/use-load.ts';
import { showToast } from '#web/ui/toast.ts';
import { RetentionRule } from './retention-rule.tsx';

/** How long each kind stays, and what the next sweep would delete. */
export function Retention() {
  const { api } = useStaff();
  const { data, error, reload } = useLoad(api.retention);
  const [changed, setChanged] = useState<RetentionView[] | null>(null);
  const rules = changed ?? data?.retention ?? null;
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
            key={rule.kind}
            rule={rule}
            onSave={async (preview) => {
              setChanged((await api.setRetention(preview)).retention);
              showToast({ title: 'Frist geändert' });
            }}
          />
        ))}
      </ul>
    </section>
  );
}
