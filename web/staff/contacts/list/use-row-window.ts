import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';

/** Estimated heights in pixels of a row and of a card on phones, until they are measured. */
const rowHeight = 37;
const cardHeight = 78;
/** Height in pixels of the column headers below the page head. */
const namesHeight = 32;
/** Rows rendered beyond the window's edges, so that fast scrolling shows no gap. */
const overscan = 12;

const rowButton = (id: string) => document.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`);

/**
 * Which rows are in view, and their offsets. The focused row stays in the document when it is scrolled away, so that
 * the next key continues from it.
 * @param headHeight height in pixels of the page head that covers the window's upper edge
 */
export function useRowWindow(rows: readonly Contact[], body: RefObject<HTMLElement | null>, headHeight: number) {
  const margin = useTopOf(body);
  const [kept, setKept] = useState<string | null>(null);
  const keptIndex = kept ? rows.findIndex(({ id }) => id === kept) : -1;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range);
      if (keptIndex < 0 || inView.includes(keptIndex)) return inView;
      return [...inView, keptIndex].sort((a, b) => a - b);
    },
    [keptIndex],
  );
  // Called for each of thousands of rows: the media query runs once, and the callback changes only with the rows.
  const [height] = useState(() => (window.matchMedia('(width < 44rem)').matches ? cardHeight : rowHeight));
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    getItemKey,
    overscan,
    scrollMargin: margin,
    scrollPaddingStart: headHeight + namesHeight,
    rangeExtractor,
  });

  // A distant row enters the document only after scrolling there.
  const wanted = useRef<string>(null);
  const focusRow = useCallback(
    (id: string) => {
      const index = rows.findIndex((row) => row.id === id);
      if (index < 0) return;
      wanted.current = id;
      setKept(id);
      virtualizer.scrollToIndex(index, { align: 'auto' });
      focusWanted(wanted);
    },
    [rows, virtualizer],
  );
  useEffect(() => focusWanted(wanted));
  const showRow = useCallback(
    (id: string) => {
      const index = rows.findIndex((row) => row.id === id);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    [rows, virtualizer],
  );

  const isScrolling = useCallback(() => virtualizer.isScrolling, [virtualizer]);
  const items = virtualizer.getVirtualItems();
  return {
    height: virtualizer.getTotalSize(),
    /** Pixels above the first row in the document. */
    above: items[0] ? items[0].start - margin : 0,
    measure: virtualizer.measureElement,
    isScrolling,
    shown: items.flatMap(({ index, start, size }, at) => {
      const contact = rows[index];
      const gap = start - (items[at - 1]?.end ?? start);
      return contact ? [{ index, height: size, gap, contact, kept: contact.id === kept }] : [];
    }),
    focusRow,
    showRow,
    onFocus: (event: FocusEvent) => {
      const row = event.target.closest('tr')?.querySelector<HTMLElement>('[data-lead]');
      setKept(row?.dataset.lead ?? null);
    },
    onBlur: (event: FocusEvent) => {
      if (!body.current?.contains(event.relatedTarget)) setKept(null);
    },
  };
}

function focusWanted(wanted: RefObject<string | null>) {
  const button = wanted.current && rowButton(wanted.current);
  if (!button) return;
  wanted.current = null;
  button.focus({ preventScroll: true });
}

/** Pixels from the page's top to the element's; elements above it come and go. */
function useTopOf(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current;
      // A hidden tab has no box to measure.
      if (box?.getClientRects().length) setTop(Math.round(box.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
