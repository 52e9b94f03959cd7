import { useState } from 'react';
import { type BookingList, bookingLists, type StaffBooking } from '#contract/staff/bookings.ts';
import { useOpenLead } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SkeletonList } from '#web/staff/ui/skeleton-list.tsx';
import { Blocks } from './blocks.tsx';
import { Booking } from './booking.tsx';
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
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-[1.6rem]">{texts.title}</h1>
        <fieldset className="flex flex-wrap gap-1 rounded-lg bg-sand p-1">
          <legend className="sr-only">{texts.title}</legend>
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => setView(name)}
              className="min-h-11 rounded-md px-3 whitespace-nowrap text-muted hover:text-text aria-pressed:bg-white aria-pressed:font-semibold aria-pressed:text-text"
            >
              {texts.views[name]}
            </button>
          ))}
        </fieldset>
      </div>
      {view === 'settings' ? (
        <div className="grid max-w-5xl gap-10">
          <Settings />
          <Blocks />
          <Feed />
        </div>
      ) : (
        <List key={view} name={view} />
      )}
    </>
  );
}

function List({ name }: { name: BookingList }) {
  const { api } = useStaff();
  const openLead = useOpenLead().open;
  const { pages, hasMore, busy, error, reload, loadMore } = usePages({
    key: ['bookings', name],
    load: (asked) => bookingsPageOf(api, name, asked),
  });
  const rows = pages?.flatMap(({ bookings }) => bookings) ?? [];
  const [open, setOpen] = useState<StaffBooking | null>(null);

  const close = () => {
    const opener = open && document.querySelector<HTMLElement>(`[data-booking="${CSS.escape(open.id)}"]`);
    setOpen(null);
    opener?.focus();
  };
  const [title, hint] = texts.empty[name];
  return (
    <>
      {error && (
        <div className="mb-4">
          <LoadError title={texts.loadError} detail={error.sentence} onRetry={() => void reload()} />
        </div>
      )}
      <div aria-busy={busy !== null} className="min-h-96">
        {!pages && !error && <SkeletonList height="h-12 lg:px-2.5" widths={['w-36', 'w-1/4', 'w-1/5']} />}
        {pages && rows.length === 0 && (
          <div className="border-y border-line px-2 py-12">
            <p className="text-[1.1em] font-semibold">{title}</p>
            <p className="text-muted">{hint}</p>
          </div>
        )}
        {rows.length > 0 && <BookingRows rows={rows} openId={open?.id ?? null} onOpen={setOpen} />}
        {rows.length > 0 && (
          <div className="flex min-h-11 flex-wrap items-center gap-4 py-4 text-muted">
            <span className="tabular">
              {germanNumber(rows.length)} von {germanNumber(Math.max(pages?.at(-1)?.total ?? 0, rows.length))}
            </span>
            {hasMore && (
              <button
                type="button"
                aria-disabled={busy !== null || undefined}
                onClick={loadMore}
                className="min-h-11 font-semibold text-cobalt underline underline-offset-4"
              >
                {texts.more}
              </button>
            )}
          </div>
        )}
      </div>
      {open && (
        <Booking
          booking={open}
          onChanged={(changed) => {
            setOpen(changed);
            void reload();
          }}
          onLead={() => openLead(open.leadId)}
          onClose={close}
        />
      )}
    </>
  );
}
