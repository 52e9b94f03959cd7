import { useQueryClient } from '@tanstack/react-query';
import { mondayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { type BookingList, bookingLists, type StaffBooking } from '#contract/staff/bookings.ts';
import { useAddress, useOpenAppointment, useOpenLead } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { ListBody } from '#web/staff/ui/list/list-body.tsx';
import { ListEnd } from '#web/staff/ui/list/list-end.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { MayWork } from '#web/staff/ui/may.tsx';
import { ToggleGroup } from '#web/staff/ui/toggle-group.tsx';
import { Blocks } from './blocks.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { Feed } from './feed.tsx';
import { bookingQuery, bookingsPageOf } from './queries.ts';
import { BookingRows } from './rows.tsx';
import { Settings } from './settings.tsx';
import { texts } from './texts.ts';
import { Week } from './week/week.tsx';

const views = ['week', ...bookingLists, 'settings'] as const;
type View = (typeof views)[number];

/** The bookings tab: the week; upcoming, past and cancelled bookings; and the settings. */
export function BookingsTab() {
  const [parameters, change] = useAddress();
  const view: View = views.find((one) => one === parameters.get('view')) ?? 'week';
  const { openId, ...appointment } = useOpenAppointment();
  const openLead = useOpenLead().open;
  const client = useQueryClient();
  const { api } = useStaff();

  const close = () => {
    const opener = document.querySelector<HTMLElement>(`[data-booking="${CSS.escape(openId ?? '')}"]`);
    appointment.close();
    opener?.focus();
  };
  const show = (next: View) => {
    change((address) => {
      address.delete('appointment');
      if (next === 'week') address.delete('view');
      else address.set('view', next);
    });
  };
  const onOpen = (booking: StaffBooking) => {
    client.setQueryData(bookingQuery(api, booking.id).queryKey, booking);
    appointment.open(booking.id, view === 'week' ? mondayOf(officeDay(Date.parse(booking.start))) : null);
  };
  const shown = { openId, onOpen };
  return (
    <>
      <TabHead title={texts.title}>
        <ToggleGroup legend={texts.title} options={views} chosen={view} onChoose={show}>
          {(name) => texts.views[name]}
        </ToggleGroup>
      </TabHead>
      <div className="page">
        {view === 'week' && <Week {...shown} />}
        {view === 'settings' && (
          <div className="grid max-w-5xl grid-cols-1 gap-10">
            <MayWork>
              <Settings />
              <Blocks />
              <Feed />
            </MayWork>
          </div>
        )}
        {view !== 'week' && view !== 'settings' && <List key={view} name={view} {...shown} />}
      </div>
      {openId && <BookingPanel key={openId} id={openId} onLead={openLead} onClose={close} />}
    </>
  );
}

type ListProps = {
  name: BookingList;
  openId: string | null;
  onOpen: (booking: StaffBooking) => void;
};

function List({ name, openId, onOpen }: ListProps) {
  const { api } = useStaff();
  const { pages, ...list } = usePages({ key: ['bookings', name], load: (asked) => bookingsPageOf(api, name, asked) });
  const rows = pages?.flatMap(({ bookings }) => bookings) ?? null;
  const [title, hint] = texts.empty[name];
  return (
    <ListBody
      list={list}
      rows={rows}
      failed={texts.loadError}
      skeleton={{ height: 'h-10', widths: ['w-36', 'w-1/4', 'w-1/5'] }}
      empty={title}
      emptyHint={hint}
    >
      <BookingRows rows={rows ?? []} openId={openId} onOpen={onOpen} />
      <ListEnd list={list} shown={rows?.length ?? 0} total={pages?.at(-1)?.total ?? 0} />
    </ListBody>
  );
}
