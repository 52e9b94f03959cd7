import { type FormEvent, useState } from 'react';
import { type RetentionKind, type RetentionView, retentionRules } from '#contract/privacy.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { isExpired, sentenceFor } from '../api.ts';
import { germanNumber } from '../berlin-time.ts';
import { LoadError } from '../load-error.tsx';
import { useStaff } from '../staff-context.ts';
import { useLoad } from '../use-load.ts';
import { retentionNames } from './place-names.ts';

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
        Was länger liegt, wird stündlich gelöscht. Rechts steht, was nach den jetzigen Fristen als Nächstes gelöscht
        wird.
      </p>
      {error && <LoadError title="Die Fristen konnten nicht geladen werden." detail={error} onRetry={reload} />}
      <ul className="mt-3 border-t border-line">
        {!rules && !error && <li aria-hidden="true" className="skeleton my-3 h-72" />}
        {rules?.map((rule) => (
          <Rule
            key={rule.kind}
            rule={rule}
            onSave={async (days) => {
              setChanged((await api.setRetention(rule.kind, days)).retention);
              showToast({ title: 'Frist geändert' });
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function Rule({ rule, onSave }: { rule: RetentionView; onSave: (days: number) => Promise<void> }) {
  const [value, setValue] = useState(String(rule.days));
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { name, from } = retentionNames[rule.kind];
  const limits = limitsOf(rule.kind);
  const id = `retention-${rule.kind}`;
  const changed = value !== String(rule.days);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !limits || !changed) return;
    const days = Number(value);
    if (!Number.isInteger(days) || days < limits.min || days > limits.max) {
      return setFailure(`${germanNumber(limits.min)} bis ${germanNumber(limits.max)} Tage sind möglich.`);
    }
    setBusy(true);
    setFailure(null);
    try {
      await onSave(days);
    } catch (error) {
      if (!isExpired(error)) setFailure(sentenceFor(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="border-b border-line py-2.5">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label htmlFor={id} className="min-w-0 flex-1 basis-64">
          <span className="block font-semibold">{name}</span>
          <span className="text-muted">{from}</span>
        </label>
        <span className="flex items-center gap-2">
          {limits ? (
            <input
              id={id}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              value={value}
              aria-invalid={failure ? true : undefined}
              aria-describedby={failure ? `${id}-error` : `${id}-due`}
              onChange={(event) => {
                setValue(event.target.value.trim());
                setFailure(null);
              }}
              className="tabular min-h-11 w-20 rounded-control border-[1.5px] border-field bg-white px-3 text-right aria-invalid:border-danger"
            />
          ) : (
            <span id={id} className="tabular w-20 pr-3 text-right">
              {rule.days}
            </span>
          )}
          Tage
        </span>
        <span className="w-28">
          {changed && limits && (
            <Button type="submit" size="small" aria-disabled={busy || undefined}>
              Speichern
            </Button>
          )}
        </span>
        <span id={`${id}-due`} className="tabular w-44 sm:text-right">
          {rule.due === 0 ? (
            <span className="text-muted">nichts fällig</span>
          ) : (
            `${rule.dueExact ? '' : 'mehr als '}${germanNumber(rule.due)} fällig`
          )}
        </span>
      </form>
      {failure && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger">
          {failure}
        </p>
      )}
    </li>
  );
}

function limitsOf(kind: RetentionKind): { min: number; max: number } | null {
  const rule = retentionRules[kind];
  return 'min' in rule ? rule : null;
}
