import { useEffect, useState } from 'react';
import { type Refusal, refusals } from '#contract/booking/booking.ts';
import { nearest } from '#web/forms/booking/time/times.ts';
import { ownZone } from '#web/forms/booking/time/zones.ts';
import type { Slots } from './use-slots.ts';

/** Why there is no chosen start any more, and which free ones are near it. */
export type Refused = { reason: Refusal | 'required' | 'invalid'; alternatives: string[] };

/** The reason in an error code such as `start.taken`. */
export function reasonOf(code: string | undefined): Refused['reason'] {
  const reason = code?.split('.').at(-1);
  return reason === 'required' ? reason : (refusals.find((known) => known === reason) ?? 'invalid');
}

/**
 * Which start the visitor has chosen, in which zone, and what became of it: a start that others have taken meanwhile is
 * let go, and said so.
 * @param held while an answer is out, or its absence leaves open whether the start is the visitor's own by now
 * @param first a start that was chosen before
 */
export function useChoice(slots: Slots, held: () => boolean, first: string | null = null) {
  const [zone, setZone] = useState(ownZone);
  const [start, setStart] = useState<string | null>(first);
  const [open, setOpen] = useState(first === null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const free = slots.answer?.slots;

  useEffect(() => {
    if (!start || !free || free.includes(start) || held()) return;
    setStart(null);
    setRefused({ reason: 'taken', alternatives: nearest(free, start) });
  }, [free, start, held]);

  return {
    zone,
    setZone,
    start,
    refused,
    /** Whether times are being chosen; a start that was chosen stands alone until another is wanted. */
    open,
    reopen: () => setOpen(true),
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
