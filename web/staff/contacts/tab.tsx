import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { ListOrder } from '#web/staff/desk/row-parts.tsx';
import { useDeskStore, useErased, useErasures } from '#web/staff/desk/store.ts';
import { Shortcuts } from '#web/staff/shortcuts.tsx';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import type { ChangeAddress } from '#web/staff/use-address.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ContactDetail } from './detail.tsx';
import { ExportButton } from './export-button.tsx';
import { isFiltered, type ListFilter, noFilter, readFilter, toContactFilter, writeFilter } from './filter/filter.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { QuickViews } from './filter/quick-views.tsx';
import { MoreContacts } from './list/more.tsx';
import { News } from './list/news.tsx';
import { ContactTable, type TableHandle } from './list/table.tsx';
import { useContacts } from './list/use-contacts.ts';

type Props = {
  /** False while another tab is shown. */
  active: boolean;
  /** The address: filter and open lead. */
  parameters: URLSearchParams;
  onChange: ChangeAddress;
  sources: StatisticsAnswer['sources'];
  /** Called when staff ask for fresh rows, so that the figures follow. */
  onRefresh: () => void;
  /** Grows with each sign of new leads. */
  signs: number;
};

/** The contacts tab: filter, table, the open lead. */
export function ContactsTab({ active, parameters, onChange, sources, onRefresh, signs }: Props) {
  const openId = parameters.get('lead');
  const key = filterKey(parameters);
  const filter = useMemo(() => readFilter(new URLSearchParams(key)), [key]);
  const asked = useMemo(() => toContactFilter(filter, new Date()), [filter]);
  const setFilter = (changes: Partial<ListFilter>, how = {}) =>
    onChange((address) => writeFilter(address, { ...readFilter(address), ...changes }), how);
  const store = useDeskStore();
  const setOpenId = useCallback(
    (id: string | null, push = false) =>
      onChange((address) => (id ? address.set('lead', id) : address.delete('lead')), { push }),
    [onChange],
  );
  const openLead = useCallback((id: string) => setOpenId(id, true), [setOpenId]);
  const { list, reload, reloadUnasked, loadMore } = useContacts(asked);
  const erasures = useErasures();
  const erased = useErased();
  const rows = useMemo(() => list.rows.filter(({ id }) => !erased.has(id)), [list.rows, erased]);
  const [exportError, setExportError] = useState<string | null>(null);
  const first = list.busy === 'first';
  const waiting = list.total === null && first;
  const table = useRef<TableHandle>(null);
  const position = openId ? rows.findIndex(({ id }) => id === openId) : -1;

  const close = useCallback(() => setOpenId(null), [setOpenId]);

  // After the last of several leads was read, work goes on at its row.
  const lastOpen = useRef<string>(null);
  useEffect(() => {
    if (!openId && lastOpen.current) table.current?.focus(lastOpen.current);
    lastOpen.current = openId;
  }, [openId]);

  const neighbour = (step: 1 | -1) => (position < 0 ? undefined : rows[position + step]);
  const step = useCallback(
    (by: 1 | -1) => {
      const at = openId ? rows.findIndex(({ id }) => id === openId) : focusedRow(rows);
      const target = rows[at < 0 ? 0 : at + by];
      if (!target) return;
      if (openId) setOpenId(target.id);
      // Beside the open lead its row comes into view without taking the keyboard.
      if (openId) table.current?.show(target.id);
      else table.current?.focus(target.id);
    },
    [rows, openId, setOpenId],
  );
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const select = useCallback(() => {
    const id = openId ?? rows[focusedRow(rows)]?.id;
    if (id) store.toggle(id, order);
  }, [rows, openId, order, store]);
  const letGo = useCallback(() => {
    if (openId) close();
    else if (store.selected().size > 0) store.select([]);
    else return false;
    return true;
  }, [close, openId, store]);
  const refresh = () => {
    reload();
    onRefresh();
  };
  const lists = useRef<HTMLDivElement>(null);
  const isNobodyBusy = () => {
    const element = lists.current;
    if (!element || openId || store.selected().size > 0 || element.getBoundingClientRect().top < 0) return false;
    return !element.matches(':hover') && !element.contains(document.activeElement);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign of erased leads
  useEffect(() => {
    if (erasures > 0 && isNobodyBusy()) reloadUnasked();
  }, [erasures]);
  const open = (contact: { id: string } | undefined) => (contact ? () => setOpenId(contact.id) : null);

  return (
    <ListOrder value={order}>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id="contacts-title" className="mr-auto text-[1.6rem] max-sm:w-full" aria-live="polite">
          Kontakte
          {list.total !== null && <span className="tabular"> ({countOf(list.total, list.totalExact)})</span>}
        </h1>
        <button
          type="button"
          onClick={refresh}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-muted hover:bg-sand hover:text-text"
        >
          <Icon name="refresh" />
          <span className="max-sm:sr-only">Aktualisieren</span>
        </button>
        <ExportButton filter={asked} onError={setExportError} />
      </div>
      {exportError && (
        <div className="mb-3">
          <LoadError title="Der CSV-Export ist nicht gelungen." detail={exportError} />
        </div>
      )}
      <QuickViews filter={filter} onChange={(view) => setFilter(view, { push: true })} />
      <FilterBar filter={filter} onChange={setFilter} sources={sources} />
      {filter.due && <p className="mt-2 text-muted">Wer am längsten wartet, steht zuerst.</p>}
      <News
        filter={asked}
        first={list.total === null || first ? null : (list.first?.newest ?? '')}
        signs={signs}
        onShow={() => {
          refresh();
          document.getElementById('contacts-title')?.scrollIntoView({ block: 'start' });
        }}
        onNews={() => {
          const free = isNobodyBusy();
          if (free) reloadUnasked();
          return free;
        }}
      />
      <div className="desk-columns mt-3" data-open={openId !== null}>
        <div ref={lists} className="lead-list min-h-96">
          {list.error?.while === 'first' && (
            <LoadError
              title="Die Kontakte konnten nicht geladen werden."
              detail={list.error.sentence}
              onRetry={reload}
            />
          )}
          {list.total === 0 && !first && !list.error ? (
            <Empty due={filter.due} filtered={isFiltered(filter)} onReset={() => setFilter(noFilter)} />
          ) : (
            (waiting || rows.length > 0) && (
              <ContactTable
                ref={table}
                rows={rows}
                overdue={list.first?.overdue ?? 0}
                total={list.totalExact ? list.total : null}
                loading={waiting}
                stale={!waiting && (first || list.error?.while === 'first')}
                openId={openId}
                onOpen={openLead}
              />
            )
          )}
          <MoreContacts list={list} onMore={loadMore} />
          <BulkBar onChanged={onRefresh} />
          <Shortcuts active={active} onStep={step} onSelect={select} onEscape={letGo} />
        </div>
        {active && openId && (
          <ContactDetail
            id={openId}
            contact={rows[position]}
            listBusy={first}
            onClose={close}
            onOpen={openLead}
            onPrevious={open(neighbour(-1))}
            onNext={open(neighbour(1))}
          />
        )}
      </div>
    </ListOrder>
  );
}

function Empty({ due, filtered, onReset }: { due: string; filtered: boolean; onReset: () => void }) {
  return (
    <div className="grid justify-items-start gap-1 border-y border-line px-2 py-12">
      <p className="text-[1.1em] font-semibold">Keine Kontaktanfragen gefunden.</p>
      {due && (
        <p className="text-muted">
          {due === 'overdue' ? 'Niemand wartet zu lange auf eine Antwort.' : 'Heute ist keine Antwort mehr fällig.'}
        </p>
      )}
      {filtered ? (
        <button type="button" onClick={onReset} className="min-h-11 text-cobalt underline underline-offset-4">
          Alle Kontakte zeigen
        </button>
      ) : (
        <p className="text-muted">Neue Anfragen erscheinen hier, sobald ein Besucher ein Formular absendet.</p>
      )}
    </div>
  );
}

/** The filter alone, so that opening a lead does not load the list again. */
function filterKey(parameters: URLSearchParams): string {
  const key = new URLSearchParams();
  writeFilter(key, readFilter(parameters));
  return key.toString();
}

/** '1.284', or 'über 10.000' where the server stopped counting. */
function countOf(total: number, exact: boolean): string {
  return exact ? germanNumber(total) : `über ${germanNumber(total)}`;
}

function focusedRow(rows: readonly { id: string }[]): number {
  const id = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-lead]')?.dataset.lead;
  return id ? rows.findIndex((row) => row.id === id) : -1;
}
