import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type AuditAction,
  type AuditAnswer,
  type AuditFilter,
  auditActionNames,
  auditActions,
} from '#contract/staff/audit.ts';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { SelectField } from '#web/staff/ui/select-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChainCheck } from './chain-check.tsx';
import { Entries } from './entries.tsx';

const noFilter = { actor: '', action: '', about: '', from: '', to: '' } satisfies Required<AuditFilter>;
type Filter = typeof noFilter;
const control = 'min-h-11 w-full rounded-control border-[1.5px] border-field bg-white px-3';
const byName = [...auditActions].sort((a: AuditAction, b: AuditAction) =>
  auditActionNames[a].localeCompare(auditActionNames[b], 'de'),
);

/** The audit log: who did what when, newest first; nothing here changes it. */
export function AuditTab({ active }: { active: boolean }) {
  const { api } = useStaff();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const [entries, setEntries] = useState<AuditAnswer['entries'] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [actors, setActors] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (asked: Filter, before: number | null) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setError(null);
      try {
        const answer = await api.auditEntries(asked, before, abort.signal);
        if (abort.signal.aborted) return;
        setEntries((known) => (before === null ? answer.entries : [...(known ?? []), ...answer.entries]));
        setNext(answer.next);
        setActors(answer.actors);
      } catch (failure) {
        if (!abort.signal.aborted && !isExpired(failure)) setError(sentenceFor(failure));
      }
    },
    [api],
  );

  useEffect(() => {
    if (!active) return;
    // Typing an address is one question, not twenty.
    const timer = setTimeout(() => void load(filter, null), filter.about ? 300 : 0);
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [active, filter, load]);

  const change = (changes: Partial<Filter>) => setFilter((before) => ({ ...before, ...changes }));
  const filtered = Object.values(filter).some(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="mr-auto max-w-prose">
          <h1 className="text-[1.6rem]">Protokoll</h1>
          <p className="mt-1 text-muted">
            Wer wann welche personenbezogenen Daten gesehen, ausgegeben, geändert oder gelöscht hat. Niemand kann
            Einträge ändern; Suchbegriffe und Adressen stehen nur als Prüfsumme darin.
          </p>
        </div>
        <ChainCheck />
      </div>
      <search className="my-5 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-[1fr_1.4fr_1.6fr_auto_auto_auto]">
        <SelectField aria-label="Wer" value={filter.actor} onChange={(event) => change({ actor: event.target.value })}>
          <option value="">Alle Benutzer</option>
          {actors.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          aria-label="Vorgang"
          value={filter.action}
          onChange={(event) => change({ action: event.target.value })}
        >
          <option value="">Alle Vorgänge</option>
          {byName.map((action) => (
            <option key={action} value={action}>
              {auditActionNames[action]}
            </option>
          ))}
        </SelectField>
        <input
          type="search"
          aria-label="E-Mail-Adresse oder Kennung"
          placeholder="E-Mail-Adresse oder Kennung"
          maxLength={254}
          value={filter.about}
          onChange={(event) => change({ about: event.target.value })}
          className={`${control} max-md:col-span-2`}
        />
        <DayField name="von" value={filter.from} onChange={(from) => change({ from })} />
        <DayField name="bis" value={filter.to} onChange={(to) => change({ to })} />
        <Button look="line" size="small" disabled={!filtered} onClick={() => setFilter(noFilter)}>
          Zurücksetzen
        </Button>
      </search>
      {error && (
        <div className="mb-4">
          <LoadError
            title="Das Protokoll konnte nicht geladen werden."
            detail={error}
            onRetry={() => void load(filter, null)}
          />
        </div>
      )}
      <div className="min-h-96">
        {!entries && !error && <Skeleton />}
        {entries?.length === 0 && (
          <p className="border-y border-line px-2 py-10 text-[1.1em] font-semibold">Keine Einträge gefunden.</p>
        )}
        {entries && entries.length > 0 && <Entries entries={entries} />}
        {next !== null && (
          <Button look="line" size="small" className="mt-4" onClick={() => void load(filter, next)}>
            Ältere Einträge
          </Button>
        )}
      </div>
    </>
  );
}

function DayField({ name, value, onChange }: { name: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="flex min-w-0 items-center gap-2 max-sm:col-span-2">
      <span className="w-6 text-muted">{name}</span>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className={control} />
    </label>
  );
}

const Skeleton = () => (
  <ul aria-hidden="true" className="border-t border-line">
    <Repeat times={8}>
      <li className="flex h-12 items-center gap-5 border-b border-line">
        <span className="skeleton h-3.5 w-32" />
        <span className="skeleton h-3.5 w-2/5" />
      </li>
    </Repeat>
  </ul>
);
