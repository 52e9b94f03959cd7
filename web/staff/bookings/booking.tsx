import { useState } from 'react';
import { inertText } from '#contract/inert-text.ts';
import { isHeld, isSuspect } from '#contract/leads/spam-signals.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { germanLongDateTime } from '#web/staff/berlin-time.ts';
import { texts as shared } from '#web/staff/texts.ts';
import { Modal } from '#web/staff/ui/dialogs/modal.tsx';
import { fullName } from '#web/staff/ui/full-name.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { SpamMark } from '#web/staff/ui/spam-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { BookingFields } from './booking-fields.tsx';
import { MoveForm } from './move-form.tsx';
import { cancelBooking, changedMeanwhile } from './queries.ts';
import { texts } from './texts.ts';

type Props = {
  booking: StaffBooking;
  onChanged: (booking: StaffBooking) => void;
  onLead: () => void;
  onClose: () => void;
};

/** One booking with all that is known of it; it can be moved and cancelled, and the visitor is told by mail. */
export function Booking({ booking, onChanged, onLead, onClose }: Props) {
  const [doing, setDoing] = useState<'move' | 'cancel' | null>(null);
  /** What became of the last change: done, or overtaken by somebody else's. Toasts stand behind the drawer. */
  const [outcome, setOutcome] = useState<{ done: boolean; sentence: string } | null>(null);
  const changeable = booking.state === 'booked' && Date.parse(booking.end) > Date.now();

  const changed = (now: StaffBooking, done: string | null) => {
    setDoing(null);
    setOutcome({ done: done !== null, sentence: done ?? texts.conflict });
    onChanged(now);
  };
  const begin = (what: 'move' | 'cancel') => () => {
    setOutcome(null);
    setDoing(what);
  };
  return (
    <Modal labelledBy="booking-name" onClose={onClose} className="drawer bg-white shadow-float">
      <div className="flex h-full flex-col">
        <header className="border-b border-line px-6 py-4">
          <h2 id="booking-name" className="text-[1.35rem] leading-tight wrap-anywhere">
            <bdi>{fullName(booking)}</bdi>
          </h2>
          <p className="tabular mt-1 flex flex-wrap items-center gap-x-3">
            <time dateTime={booking.start}>{germanLongDateTime(booking.start)} Uhr</time>
            {booking.state === 'cancelled' && (
              <span className="font-semibold text-danger">{texts.state.cancelled}</span>
            )}
            {isSuspect(booking.spamSignals) && <SpamMark />}
          </p>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long messages scroll with the keyboard */}
        <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">
          <div role="status">
            {outcome && (
              <p
                className={`mb-5 rounded-control px-4 py-3 ${outcome.done ? 'bg-success-wash text-success' : 'bg-warning-wash text-warning'}`}
              >
                {outcome.sentence}
              </p>
            )}
          </div>
          {doing === 'move' && (
            <MoveForm
              booking={booking}
              onMoved={(now) => changed(now, texts.move.done)}
              onConflict={(now) => changed(now, null)}
              onCancel={() => setDoing(null)}
            />
          )}
          {doing === 'cancel' && (
            <CancelForm
              booking={booking}
              onCancelled={(now) => changed(now, texts.cancel.done)}
              onConflict={(now) => changed(now, null)}
              onKeep={() => setDoing(null)}
            />
          )}
          {isHeld(booking.spamSignals) && (
            <p className="mb-6 rounded-control bg-warning-wash px-4 py-3 text-warning">{texts.notInvited}</p>
          )}
          {booking.message ? (
            <p className="visitor-text mb-6 border-l-3 border-cobalt pl-4 text-[1.06em]">
              {inertText(booking.message)}
            </p>
          ) : (
            <p className="mb-6 text-muted">{texts.noMessage}</p>
          )}
          <BookingFields booking={booking} />
        </div>
        <footer className="flex flex-wrap gap-2 border-t border-line px-6 py-3">
          {changeable && doing === null && (
            <>
              <Button size="small" onClick={begin('move')}>
                {texts.move.open}
              </Button>
              <Button look="line" size="small" onClick={begin('cancel')}>
                {texts.cancel.open}
              </Button>
            </>
          )}
          <Button look="line" size="small" onClick={onLead}>
            {texts.toLead}
          </Button>
          <Button look="line" size="small" onClick={onClose}>
            {shared.close}
          </Button>
        </footer>
      </div>
    </Modal>
  );
}

type CancelProps = {
  booking: StaffBooking;
  onCancelled: (booking: StaffBooking) => void;
  onConflict: (booking: StaffBooking) => void;
  onKeep: () => void;
};

function CancelForm({ booking, onCancelled, onConflict, onKeep }: CancelProps) {
  const { api } = useStaff();
  const { busy, failure, start } = useChange(() => cancelBooking(api, booking), {
    onDone: onCancelled,
    onFailed: (refused) => {
      const now = changedMeanwhile(refused);
      if (now) onConflict(now);
    },
  });
  return (
    <section aria-labelledby="cancel-title" className="mb-6 rounded-xl border border-line bg-paper p-5">
      <h3 id="cancel-title" className="text-[1.15rem]">
        {texts.cancel.title}
      </h3>
      <p className="mt-2 text-muted">{texts.cancel.hint}</p>
      {failure && (
        <div className="mt-4">
          <LoadError title={texts.cancel.failed} detail={failure} onRetry={start} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="small"
          autoFocus
          className="bg-danger hover:bg-danger/90"
          aria-disabled={busy || undefined}
          onClick={() => start()}
        >
          {busy ? texts.cancel.busy : texts.cancel.button}
        </Button>
        <Button look="line" size="small" onClick={onKeep}>
          {texts.cancel.keep}
        </Button>
      </div>
    </section>
  );
}
