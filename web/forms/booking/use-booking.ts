import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type BookedAppointment, bookedAnswer, type SlotsAnswer } from '#contract/booking/booking.ts';
import { booking } from '#contract/leads/booking.ts';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { reasonOf, useChoice } from './picker/use-choice.ts';
import { reloadSlots, useSlots } from './picker/use-slots.ts';

type Options = { name: string; page: 'booking' | null; initialSlots: SlotsAnswer | null; start?: string | undefined };

/** State of the booking form: the life cycle of every lead form, plus the chosen start. */
export function useBooking({ name, page, initialSlots, start: chosen }: Options) {
  const slots = useSlots(initialSlots);
  /** True while the start may already be booked by this visitor: a response is pending or was lost. */
  const open = useRef(false);
  const held = useCallback(() => open.current, []);
  const choice = useChoice(slots, held, chosen ?? null);
  const [booked, setBooked] = useState<BookedAppointment | null>(null);
  const { start, zone } = choice;

  const form = useLeadForm({
    lead: booking,
    schema: booking.input,
    name,
    page,
    unnamed: 'start',
    extra: { start, timeZone: zone },
    onInvalid: (errors, problem) => {
      open.current = false;
      const code = errors.start;
      if (!code) return;
      choice.refuse(reasonOf(code), problem?.alternatives ?? []);
      // The key is kept: with another start it still means the same appointment, in case an earlier response was lost.
      if (problem) void slots.refresh();
      // Any other error is shown at its field, which gets the focus.
      if (Object.keys(errors).length === 1) showRefusal(name);
    },
    onSuccess: (body) => {
      setBooked(v.is(bookedAnswer, body) ? body.booking : null);
      reloadSlots();
    },
    onFailure: () => {
      // It may have been booked anyway; a retry with the same key will tell.
      open.current = true;
    },
  });
  const { busy } = form;
  useEffect(() => {
    if (busy) open.current = true;
  }, [busy]);

  const choose = (chosen: string) => {
    open.current = false;
    choice.choose(chosen);
    if (form.errors.start) form.dismiss();
  };
  return { form, slots, choice: { ...choice, choose }, booked };
}

export type Booking = ReturnType<typeof useBooking>;

/** Moves the focus to the note with reason and alternatives, once it is rendered. */
function showRefusal(name: string): void {
  requestAnimationFrame(() => {
    const note = document.getElementById(`${name}-refused`);
    note?.focus({ preventScroll: true });
    note?.scrollIntoView({ block: 'center' });
  });
}
