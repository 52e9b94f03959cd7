import { useEffect, useRef } from 'react';
import { Outlet, PrefetchPageLinks } from 'react-router';
import { staffLeadPath } from '#contract/site/pages.ts';
import { useAddress, useOpenLead } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { statisticsQuery } from '#web/staff/desk/figures.ts';
import { ListOrder } from '#web/staff/desk/row-parts.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { useEnterList } from '#web/staff/ui/list/use-enter-list.ts';
import { MayWork } from '#web/staff/ui/may.tsx';
import { Shortcuts } from '#web/staff/ui/shortcuts/shortcuts.tsx';
import { panelMinWidth, useMinWidth } from '#web/staff/ui/use-min-width.ts';
import { BulkBar } from './bulk-bar.tsx';
import { isFiltered, type ListFilter, noFilter, readFilter, toContactFilter, writeFilter } from './filter/filter.ts';
import { FilterBar } from './filter/filter-bar.tsx';
import { FirstDay } from './first-day/first-day.tsx';
import type { LeadListContext } from './lead/lead-list-context.ts';
import { EmptyContacts } from './list/empty.tsx';
import { ListHead } from './list/list-head.tsx';
import { MoreContacts } from './list/more.tsx';
import { News } from './list/news.tsx';
import { ContactTable, type TableHandle } from './list/table.tsx';
import { useContacts } from './list/use-contacts.ts';
import { useHeadHeight } from './list/use-head-height.ts';
import { useListKeys } from './list/use-list-keys.ts';
import { useQuietList } from './list/use-quiet-list.ts';

/** The contacts tab: filter, table and the open lead. */
export function ContactsTab() {
  const { api } = useStaff();
  const [parameters, change] = useAddress();
  const { openId, open, step, close } = useOpenLead();
  const filter = readFilter(parameters);
  const asked = toContactFilter(filter, new Date());
  const setFilter = (changes: Partial<ListFilter>, how = {}) =>
    change((address) => writeFilter(address, { ...readFilter(address), ...changes }), how);
  const statistics = useLoaded(statisticsQuery(api));
  const list = useContacts(asked);
  const { rows } = list;
  const table = useRef<TableHandle>(null);
  const keys = useListKeys({ rows, openId, step, close, table });
  const enterList = useEnterList(list.busy, () => {
    const [first] = rows;
    if (first) table.current?.focus(first.id);
  });
  const { area, showNews, refresh } = useQuietList(list, openId);
  const { head, headHeight } = useHeadHeight();
  const isBeside = useMinWidth(panelMinWidth) && openId !== null;

  // Closing the last of several leads moves focus to its row.
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
  const isEmpty = list.total === 0 && !list.busy && !list.error;
  const isFirstDay = isEmpty && !isFiltered(filter);
  return (
    <ListOrder value={keys.order}>
      <div ref={head} className="list-head">
        <ListHead
          list={list}
          filter={asked}
          statistics={statistics}
          isNarrow={isBeside}
          isFirstDay={isFirstDay}
          selectedSource={filter.source}
          onSource={(source) => setFilter({ source: source === filter.source ? '' : source })}
          onRefresh={refresh}
        />
        {!isFirstDay && (
          <FilterBar
            filter={filter}
            onView={(view) => setFilter(view, { push: true })}
            onChange={setFilter}
            onEnter={enterList}
            sources={statistics.data?.sources ?? []}
            isNarrow={isBeside}
          />
        )}
      </div>
      {filter.due && <p className="px-5 pb-2 text-muted max-sm:px-3.5">Wer am längsten wartet, steht zuerst.</p>}
      <News
        filter={asked}
        first={list.newest}
        top={headHeight}
        onNews={showNews}
        onShow={(byKeys) => {
          const loaded = refresh();
          window.scrollTo(0, 0);
          if (byKeys) void loaded.then(enterList);
        }}
      />
      {/* Rows adapt to the list's width (`styles/leads.css`), not the page's. */}
      <div ref={area} data-beside={isBeside} className="leads min-h-96">
        <FailureNotice title="Die Kontakte konnten nicht geladen werden." detail={list.error} onRetry={list.reload} />
        {isFirstDay ? (
          <FirstDay />
        ) : isEmpty ? (
          <EmptyContacts filter={filter} onReset={() => setFilter(noFilter)} />
        ) : (
          <ContactTable ref={table} list={list} openId={openId} onOpen={open} headHeight={headHeight} />
        )}
        <div className="px-5 max-sm:px-3.5">
          <MoreContacts list={list} />
        </div>
        <MayWork>
          <BulkBar onGone={(lead) => table.current?.focus(lead)} />
        </MayWork>
        <Shortcuts onStep={keys.step} leads={{ onSelect: keys.select, onMail: keys.mail, onEscape: keys.letGo }} />
      </div>
      {openId !== null && (
        <Outlet
          context={
            {
              id: openId,
              contact: rows[position],
              row: position + 1,
              listBusy: list.busy,
              onClose: close,
              onOpen: open,
              onPrevious: neighbour(-1),
              onNext: neighbour(1),
            } satisfies LeadListContext
          }
        />
      )}
      {/* Prefetched, so that the first lead opens without waiting for its code. */}
      <PrefetchPageLinks page={staffLeadPath('any')} />
    </ListOrder>
  );
}
