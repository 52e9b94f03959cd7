import { useState } from 'react';
import { type BookingList, bookingLists, type StaffBooking } from '#contract/staff/bookings.ts';
import { useOpenLead } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { ListEnd } from '#web/staff/ui/list/list-end.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { Blocks } from './blocks.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { Feed } from './feed.tsx';
import { bookingsPageOf } from './queries.ts';
import { BookingRows } from './rows.tsx';
import { Settings } from './settings.tsx';
import { texts } from './texts.ts';

const views = [...bookingLists, 'settings'] as const;
type View = (typeof views)[number];

/** The bookings tab: upcoming, past and cancelled ones, and what can be booked at all. */
export function BookingsTab() {
  const [view, setView] = useState<View>('upcoming');
  return (
    <>
      <TabHead title={texts.title}>
        <ToggleGroup legend={texts.title} options={views} chosen={view} onChoose={setView}>
          {(name) => texts.views[name]}
        </ToggleGroup>
      </TabHead>
      <div className="page">
        {view === 'settings' ? (
          <div className="grid max-w-5xl gap-10">
            <MayWork>
              <Settings />
              <Blocks />
              <Feed />
            </MayWork>
          </div>
        ) : (
          <List key={view} name={view} />
        )}
      </div>
    </>
  );
}

function List({ name }: { name: BookingList }) {
  const { api } = useStaff();
  const openLead = useOpenLead().open;
  const { pages, ...list } = usePages({ key: ['bookings', name], load: (asked) => bookingsPageOf(api, name, asked) });
  const rows = pages?.flatMap(({ bookings }) => bookings) ?? null;
  const [open, setOpen] = useState<StaffBooking | null>(null);

  const close = () => {
    const opener = open && document.querySelector<HTMLElement>(`[data-booking="${CSS.escape(open.id)}"]`);
    setOpen(null);
    opener?.focus();
  };
  const [title, hint] = texts.empty[name];
  return (
    <>
      <ListBody
        list={list}
        rows={rows}
        failed={texts.loadError}
        skeleton={{ height: 'h-12 lg:px-2.5', widths: ['w-36', 'w-1/4', 'w-1/5'] }}
        empty={title}
        emptyHint={hint}
      >
        <BookingRows rows={rows ?? []} openId={open?.id ?? null} onOpen={setOpen} />
        <ListEnd list={list} shown={rows?.length ?? 0} total={pages?.at(-1)?.total ?? 0} />
      </ListBody>
      {open && (
        <BookingDrawer
          booking={open}
          onChanged={(changed) => {
            setOpen(changed);
            list.reload();
          }}
          onLead={() => openLead(open.leadId)}
          onClose={close}
        />
      )}
    </>
  );
}
