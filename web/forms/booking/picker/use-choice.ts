import { useEffect, useState } from 'react';
import { type Refusal, refusals } from '#contract/booking/booking.ts';
import { nearestStarts } from '#contract/booking/nearest-starts.ts';
import { ownZone } from '#web/forms/booking/time/zones.ts';
import type { Slots } from './use-slots.ts';

/** Why the chosen start was dropped, and the nearest free ones. */
export type Refused = { reason: Refusal | 'required' | 'invalid'; alternatives: string[] };

/** Extracts the reason from an error code such as `start.taken`, or from the parameter of a page. */
export function reasonOf(code: string | null | undefined): Refused['reason'] {
  const reason = code?.split('.').at(-1);
  return reason === 'required' ? reason : (refusals.find((known) => known === reason) ?? 'invalid');
}

/**
 * State of the chosen start and zone. A start that others have booked meanwhile is dropped, and the reason is shown.
 * @param held true while a response is pending or was lost, so that the start may already be booked by this visitor
 * @param first a start chosen earlier
 */
export function useChoice(slots: Slots, held: () => boolean, first: string | null = null) {
  const [zone, setZone] = useState(ownZone);
  const [start, setStart] = useState<string | null>(first);
  const [open, setOpen] = useState(first === null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const free = slots.answer?.slots;

  useEffect(() => {
    if (!start || !free || free.includes(start) || held()) return;
    const wanted = Date.parse(start);
    const alternatives = nearestStarts(free, (other) => Math.abs(Date.parse(other) - wanted));
    setStart(null);
    setRefused({ reason: 'taken', alternatives });
  }, [free, start, held]);

  return {
    zone,
    setZone,
    start,
    refused,
    /** Whether the calendar is open; once a start is chosen, only that is shown until the visitor asks for another. */
    open,
    reopen: () => setOpen(true),
    /** Returns to the chosen start. */
    close: () => setOpen(false),
    choose: (chosen: string) => {
      setStart(chosen);
      setRefused(null);
      setOpen(false);
    },
    refuse: (reason: Refused['reason'], alternatives: string[]) => {
      if (reason !== 'required') setStart(null);
      setRefused({ reason, alternatives });
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
