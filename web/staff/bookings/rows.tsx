import { isSuspect } from '#contract/leads/spam-signals.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { germanDateTime } from '#web/staff/berlin-time.ts';
import { isOnRow } from '#web/staff/ui/list/is-on-row.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { sourceName } from '#web/staff/ui/visitor/source-name.ts';
import { SpamMark } from '#web/staff/ui/visitor/spam-mark.tsx';
import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';
import { texts } from './texts.ts';

type Props = { rows: StaffBooking[]; openId: string | null; onOpen: (booking: StaffBooking) => void };

const weekday = new Intl.DateTimeFormat('de-DE', { timeZone: officeTimeZone, weekday: 'short' });

/** Bookings in chronological order; clicking a row does the same as its button. */
export function BookingRows({ rows, openId, onOpen }: Props) {
  return (
    <ul className="border-t border-line">
      {rows.map((booking) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the row's button serves the keyboard
        <li
          key={booking.id}
          aria-current={booking.id === openId || undefined}
          onClick={(event) => {
            if (isOnRow(event)) onOpen(booking);
          }}
          className="grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-line py-1 hover:bg-paper focus-within:bg-cobalt-wash aria-[current]:bg-cobalt-wash sm:grid-cols-[11rem_minmax(0,1.4fr)_5rem_minmax(0,1fr)_auto] lg:px-2.5"
        >
          <time dateTime={booking.start} className="tabular font-semibold max-sm:col-start-1 max-[16rem]:col-span-2">
            {weekday.format(new Date(booking.start))} {germanDateTime(booking.start)}
          </time>
          <span className="flex min-w-0 items-center gap-2 max-sm:col-start-1">
            <span className="truncate">
              <bdi>{fullName(booking)}</bdi>
              {booking.company && (
                <span className="text-muted">
                  , <bdi>{visitorLine(booking.company)}</bdi>
                </span>
              )}
            </span>
            {isSuspect(booking.spamSignals) && <SpamMark />}
          </span>
          <span className="text-muted max-sm:hidden">{texts.modes[booking.mode]}</span>
          <span className="min-w-0 truncate text-muted max-sm:hidden">
            {sourceName(visitorLine(booking.pageSource))}
          </span>
          <StaffButton
            look="row"
            data-booking={booking.id}
            aria-label={`${texts.details}: ${fullName(booking)}, ${germanDateTime(booking.start)}`}
            onClick={() => onOpen(booking)}
            className="text-cobalt max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-[16rem]:row-span-1 max-[16rem]:row-start-2"
          >
            {texts.details}
          </StaffButton>
        </li>
      ))}
    </ul>
  );
}
