import { useEffect, useRef, useState } from 'react';
import type { ContactFilter } from '#contract/staff/contacts.ts';
import { contactsPage } from '#contract/staff/contacts.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { deskCalls } from '#web/staff/desk/calls.ts';
import { useStaff } from '#web/staff/staff-context.ts';

/** Milliseconds in which leads that come together are counted together. */
const gather = 250;

type Props = {
  filter: ContactFilter;
  /** The lead that the list begins with, '' for an empty list; null until it is loaded. */
  first: string | null;
  /** Grows with each sign that there are new leads. */
  signs: number;
  onShow: () => void;
  /** Shows them unasked where nobody is busy with the list. @returns whether it does */
  onNews: () => boolean;
};

/**
 * Says how many leads of the filter have come since the list was loaded, where it does not show them by itself. It floats: what
 * one reads does not move.
 */
export function News({ filter, first, signs, onShow, onNews }: Props) {
  const { api } = useStaff();
  const [count, setCount] = useState(0);
  const show = useRef(onNews);
  show.current = onNews;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without news
  useEffect(() => setCount(0), [filter, first]);

  useEffect(() => {
    if (signs === 0 || first === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      deskCalls(api)
        .newer(filter, first, abort.signal)
        .then(
          (newer) => setCount(newer > 0 && show.current() ? 0 : newer),
          () => {},
        );
    }, gather);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, filter, first, signs]);

  const { exactTotal } = contactsPage;
  const number = count > exactTotal ? `Über ${germanNumber(exactTotal)}` : germanNumber(count);
  return (
    <div role="status" className="pointer-events-none sticky top-2 z-20 grid h-0 justify-items-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="pointer-events-auto h-11 rounded-full bg-cobalt px-5 font-semibold text-white shadow-float hover:bg-cobalt-dark"
        >
          {number} {count === 1 ? 'neuer Kontakt' : 'neue Kontakte'}
        </button>
      )}
    </div>
  );
}
