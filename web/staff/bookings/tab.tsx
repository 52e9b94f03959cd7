import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import type { ChangeAddress } from '#web/staff/use-address.ts';
import { usePages } from '#web/staff/use-pages.ts';
import { Blocks } from './blocks.tsx';
import type { BookingList as ListName } from './calls.ts';
import { BookingDetail } from './detail.tsx';
import { Feed } from './feed.tsx';
import { BookingRows } from './rows.tsx';
import { Settings } from './settings.tsx';
import { texts } from './texts.ts';

type View = keyof typeof texts.views;
const views = Object.keys(texts.views) as View[];

type Props = { active: boolean; onChange: ChangeAddress };

/** The bookings tab: upcoming, past and cancelled ones, and what can be booked at all. */
export function BookingsTab({ active, onChange }: Props) {
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
        <List key={view} name={view} active={active} onChange={onChange} />
      )}
    </>
  );
}

function List({ name, active, onChange }: { name: ListName } & Props) {
  const { api } = useStaff();
  const load = useCallback(
    async (cursor: string | null, signal: AbortSignal) => {
      const { bookings, ...page } = await api.bookings(name, cursor, signal);
      return { ...page, rows: bookings };
    },
    [api, name],
  );
  const { list, reload, loadMore } = usePages<StaffBooking>(load);
  const { rows, next, error } = list;
  const loaded = list.total !== null;
  const [open, setOpen] = useState<StaffBooking | null>(null);
  const shownBefore = useRef(active);

  useEffect(() => {
    if (active && !shownBefore.current) reload();
    shownBefore.current = active;
  }, [active, reload]);

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
          <LoadError title={texts.loadError} detail={error.sentence} onRetry={reload} />
        </div>
      )}
      <div aria-busy={list.busy !== null} className="min-h-96">
        {!loaded && !error && <Skeleton />}
        {loaded && rows.length === 0 && (
          <div className="border-y border-line px-2 py-12">
            <p className="text-[1.1em] font-semibold">{title}</p>
            <p className="text-muted">{hint}</p>
          </div>
        )}
        {rows.length > 0 && <BookingRows rows={rows} openId={open?.id ?? null} onOpen={setOpen} />}
        {rows.length > 0 && (
          <div className="flex min-h-11 flex-wrap items-center gap-4 py-4 text-muted">
            <span className="tabular">
              {germanNumber(rows.length)} von {germanNumber(Math.max(list.total ?? 0, rows.length))}
            </span>
            {next !== null && (
              <button
                type="button"
                aria-disabled={list.busy !== null || undefined}
                onClick={loadMore}
                className="min-h-11 font-semibold text-cobalt underline underline-offset-4"
              >
                {texts.more}
              </button>
            )}
          </div>
        )}
      </div>
      {active && open && (
        <BookingDetail
          booking={open}
          onChanged={(changed) => {
            setOpen(changed);
            reload();
          }}
          onLead={() =>
            onChange((address) => {
              address.delete('tab');
              address.set('lead', open.leadId);
            })
          }
          onClose={close}
        />
      )}
    </>
  );
}

const Skeleton = () => (
  <ul aria-hidden="true" className="border-t border-line">
    <Repeat times={8}>
      <li className="flex h-12 items-center gap-5 border-b border-line lg:px-2.5">
        <span className="skeleton h-3.5 w-36" />
        <span className="skeleton h-3.5 w-1/4" />
        <span className="skeleton h-3.5 w-1/5" />
      </li>
    </Repeat>
  </ul>
);
