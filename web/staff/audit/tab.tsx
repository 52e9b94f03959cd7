import { useState } from 'react';
import { type AuditFilter, auditActionNames, auditActions, auditAnswer, auditPaths } from '#contract/staff/audit.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { DayField } from '#web/staff/ui/fields/day-field.tsx';
import { SearchField } from '#web/staff/ui/fields/search-field.tsx';
import { SelectField } from '#web/staff/ui/fields/select-field.tsx';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { ListEnd } from '#web/staff/ui/list/list-end.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { Alerts } from './alerts.tsx';
import { CheckOutcome, useChainCheck } from './chain-check.tsx';
import { Entries } from './entries.tsx';
import { AuditExport } from './export.tsx';
import { PolicyReports } from './policy-reports.tsx';

const noFilter = { actor: '', action: '', about: '', from: '', to: '' } satisfies Required<AuditFilter>;
const byName = auditActions
  .map((action) => [action, auditActionNames[action]] as const)
  .sort(([, a], [, b]) => a.localeCompare(b, 'de'));

/** The audit log: who did what and when, newest first, read-only. */
export function AuditTab() {
  const { api } = useStaff();
  const [filter, setFilter] = useState(noFilter);
  const { pages, ...list } = usePages({
    key: ['audit', filter],
    load: async ({ cursor, signal }) => {
      const body = { ...filter, ...(cursor && { before: cursor }) };
      const answer = await api.request('POST', auditPaths.search, auditAnswer, { body, signal });
      return { ...answer, next: answer.next === null ? null : String(answer.next) };
    },
  });
  const check = useChainCheck();
  const entries = pages?.flatMap((page) => page.entries) ?? null;
  const actors = pages?.at(-1)?.actors ?? [];

  const change = (changes: Partial<typeof noFilter>) => setFilter((before) => ({ ...before, ...changes }));
  const filtered = Object.values(filter).some(Boolean);
  return (
    <>
      <TabHead title="Protokoll">
        <div className="flex flex-wrap items-start justify-end gap-2">
          <AuditExport filter={filter} isFiltered={filtered} />
          <StaffButton look="line" busy={check.busy} onClick={() => check.start()}>
            {check.busy ? 'Wird geprüft …' : 'Vollständigkeit prüfen'}
          </StaffButton>
        </div>
      </TabHead>
      <div className="page @container">
        <CheckOutcome {...check} />
        <Alerts />
        <PolicyReports />
        <p className="mb-3 max-w-prose text-muted">
          Wer wann welche personenbezogenen Daten gesehen, ausgegeben, geändert oder gelöscht hat. Niemand kann Einträge
          ändern; Suchbegriffe und Adressen stehen nur als Prüfsumme darin.
        </p>
        <search className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-[1fr_1.4fr_1.6fr_auto_auto_auto]">
          <SelectField
            aria-label="Wer"
            none="Alle Benutzer"
            options={actors.map((name) => [name, name])}
            value={filter.actor}
            onChange={(actor) => change({ actor })}
          />
          <SelectField
            aria-label="Vorgang"
            none="Alle Vorgänge"
            options={byName}
            value={filter.action}
            onChange={(action) => change({ action })}
          />
          <SearchField
            name="E-Mail-Adresse oder Kennung"
            maxLength={254}
            value={filter.about}
            onSearch={(about) => change({ about })}
            className="max-md:col-span-2"
          />
          <DayField
            name="von"
            value={filter.from}
            onChange={(from) => change({ from })}
            className="max-sm:col-span-2"
          />
          <DayField name="bis" value={filter.to} onChange={(to) => change({ to })} className="max-sm:col-span-2" />
          <StaffButton look="line" disabled={!filtered} onClick={() => setFilter(noFilter)}>
            Zurücksetzen
          </StaffButton>
        </search>
        <ListBody
          list={list}
          rows={entries}
          failed="Das Protokoll konnte nicht geladen werden."
          skeleton={{ height: 'h-12', widths: ['w-32', 'w-2/5'] }}
          empty="Keine Einträge gefunden."
        >
          <Entries entries={entries ?? []} />
          <ListEnd list={list} shown={entries?.length ?? 0} more="Ältere Einträge" />
        </ListBody>
      </div>
    </>
  );
}
