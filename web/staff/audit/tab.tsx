import { useState } from 'react';
import { type AuditFilter, auditActionNames, auditActions } from '#contract/staff/audit.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SkeletonList } from '#web/staff/ui/skeleton-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChainCheck } from './chain-check.tsx';
import { Entries } from './entries.tsx';
import { auditPageOf } from './queries.ts';

const noFilter = { actor: '', action: '', about: '', from: '', to: '' } satisfies Required<AuditFilter>;
type Filter = typeof noFilter;
const control = 'min-h-11 w-full rounded-control border-[1.5px] border-field bg-white px-3';
const byName = auditActions.toSorted((a, b) => auditActionNames[a].localeCompare(auditActionNames[b], 'de'));

/** The audit log: who did what when, newest first; nothing here changes it. */
export function AuditTab() {
  const { api } = useStaff();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { pages, hasMore, error, reload, loadMore } = usePages({
    key: ['audit', filter],
    load: (asked) => auditPageOf(api, filter, asked),
  });
  const entries = pages?.flatMap((page) => page.entries) ?? null;
  const actors = pages?.at(-1)?.actors ?? [];

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
        <SearchField
          name="E-Mail-Adresse oder Kennung"
          maxLength={254}
          value={filter.about}
          onSearch={(about) => change({ about })}
          className="max-md:col-span-2"
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
            detail={error.sentence}
            onRetry={() => void reload()}
          />
        </div>
      )}
      <div className="min-h-96">
        {!entries && !error && <SkeletonList height="h-12" widths={['w-32', 'w-2/5']} />}
        {entries?.length === 0 && (
          <p className="border-y border-line px-2 py-10 text-[1.1em] font-semibold">Keine Einträge gefunden.</p>
        )}
        {entries && entries.length > 0 && <Entries entries={entries} />}
        {hasMore && (
          <Button look="line" size="small" className="mt-4" onClick={loadMore}>
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
      <span className="w-7 shrink-0 text-muted">{name}</span>
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className={control} />
    </label>
  );
}
