import { useEffect, useRef } from 'react';
import { Outlet, PrefetchPageLinks } from 'react-router';
import { staffLeadPath } from '#contract/site/pages.ts';
import { useAddress, useOpenLead } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { statisticsQuery } from '#web/staff/desk/figures.ts';
import { ListOrder } from '#web/staff/desk/row-parts.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { EmptyList } from '#web/staff/ui/list/list-body.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { Shortcuts } from '#web/staff/ui/shortcuts.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { isFiltered, type ListFilter, noFilter, readFilter, toContactFilter, writeFilter } from './filter/filter.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { QuickViews } from './filter/quick-views.tsx';
import type { AroundLead } from './lead/around-lead.ts';
import { ListHead } from './list/list-head.tsx';
import { MoreContacts } from './list/more.tsx';
import { News } from './list/news.tsx';
import { ContactTable, type TableHandle } from './list/table.tsx';
import { useContacts } from './list/use-contacts.ts';
import { useListKeys } from './list/use-list-keys.ts';
import { useQuietList } from './list/use-quiet-list.ts';

const noneDue: Record<string, string> = {
  overdue: 'Niemand wartet zu lange auf eine Antwort.',
  today: 'Heute ist keine Antwort mehr fällig.',
};

/** The contacts tab: filter, table, the open lead. */
export function ContactsTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const { openId, open, step, close } = useOpenLead();
  const filter = readFilter(parameters);
  const asked = toContactFilter(filter, new Date());
  const setFilter = (changes: Partial<ListFilter>, how = {}) =>
    change((address) => writeFilter(address, { ...readFilter(address), ...changes }), how);
  const sources = useLoaded(statisticsQuery(api)).data?.sources ?? [];
  const list = useContacts(asked);
  const { rows } = list;
  const table = useRef<TableHandle>(null);
  const keys = useListKeys({ rows, openId, step, close, table });
  const { area, showNews, refresh } = useQuietList(list, openId);

  // After the last of several leads was read, work goes on at its row.
  const lastOpen = useRef<string>(null);
  useEffect(() => {
    if (!openId && lastOpen.current) table.current?.focus(lastOpen.current);
    lastOpen.current = openId;
  }, [openId]);

  const position = rows.findIndex(({ id }) => id === openId);
  const neighbour = (by: 1 | -1) => {
    const contact = position < 0 ? undefined : rows[position + by];
    return contact ? () => step(contact.id) : null;
  };
  return (
    <ListOrder value={keys.order}>
      <ListHead list={list} filter={asked} onRefresh={refresh} />
      <QuickViews filter={filter} onChange={(view) => setFilter(view, { push: true })} />
      <FilterBar filter={filter} onChange={setFilter} sources={sources} />
      {filter.due && <p className="mt-2 text-muted">Wer am längsten wartet, steht zuerst.</p>}
      <News
        filter={asked}
        first={list.newest}
        onNews={showNews}
        onShow={() => {
          refresh();
          document.getElementById('contacts-title')?.scrollIntoView({ block: 'start' });
        }}
      />
      <div
        data-open={openId !== null}
        className="mt-3 min-[84rem]:data-[open=true]:grid min-[84rem]:grid-cols-[minmax(0,1fr)_24rem] min-[84rem]:items-start min-[84rem]:gap-5"
      >
        {/* Rows fit the list's width (`staff.css`), not the page's. */}
        <div ref={area} className="@container min-h-96">
          <FailureNotice title="Die Kontakte konnten nicht geladen werden." detail={list.error} onRetry={list.reload} />
          {list.total === 0 && !list.busy && !list.error ? (
            <EmptyList title="Keine Kontaktanfragen gefunden.">
              {filter.due && <p className="text-muted">{noneDue[filter.due]}</p>}
              {isFiltered(filter) ? (
                <StaffButton look="link" onClick={() => setFilter(noFilter)}>
                  Alle Kontakte zeigen
                </StaffButton>
              ) : (
                <p className="text-muted">Neue Anfragen erscheinen hier, sobald jemand ein Formular absendet.</p>
              )}
            </EmptyList>
          ) : (
            <ContactTable ref={table} list={list} openId={openId} onOpen={open} />
          )}
          <MoreContacts list={list} />
          <MayWork>
            <BulkBar />
          </MayWork>
          <Shortcuts onStep={keys.step} onSelect={keys.select} onEscape={keys.letGo} />
        </div>
        {openId !== null && (
          <Outlet
            context={
              {
                id: openId,
                contact: rows[position],
                listBusy: list.busy,
                onClose: close,
                onOpen: open,
                onPrevious: neighbour(-1),
                onNext: neighbour(1),
              } satisfies AroundLead
            }
          />
        )}
      </div>
      {/* The first lead opens without a wait for its code. */}
      <PrefetchPageLinks page={staffLeadPath('any')} />
    </ListOrder>
  );
}
