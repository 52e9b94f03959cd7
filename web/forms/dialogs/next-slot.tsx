import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { hrefFor } from '#contract/site/pages.ts';
import type { NextSlotProps } from '#web/forms/opened-dialog/opening.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { whenNear } from '#web/ui/when-near.ts';
import { useVisit } from '#web/visit.ts';

/**
 * The next free appointment as a large figure, with two more times. Pages are cached but free times are not, so they
 * are loaded when this comes near the viewport; their space is reserved. Without JavaScript or with an external
 * calendar, the button next to it has to do.
 */
export function NextSlot({ compact = false, words = 'next', draft, meanwhile }: NextSlotProps) {
  const { language } = useLanguage();
  const { bookingUrl } = useVisit();
  const place = useRef<HTMLDivElement>(null);
  const way = useRef<HTMLAnchorElement>(null);
  const [Times, setTimes] = useState<ComponentType<NextSlotProps> | null>(null);
  const [areThere, setThere] = useState(false);
  const onFound = useCallback((found: boolean) => {
    // If the link being replaced has keyboard focus, move the focus to the first time.
    if (found && way.current && way.current === document.activeElement)
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    setThere(found);
  }, []);
  useEffect(() => {
    if (bookingUrl || !place.current) return;
    let left = false;
    const stop = whenNear(place.current, () => {
      import('./free-times.tsx')
        .then(({ ready }) => ready(language))
        .then(
          (ready) => !left && setTimes(() => ready),
          () => {},
        );
    });
    return () => {
      left = true;
      stop();
    };
  }, [language, bookingUrl]);
  if (bookingUrl) return null;
  return (
    <div ref={place} className={compact ? 'min-h-52 sm:min-h-36' : 'min-h-[clamp(11rem,20vw,18rem)]'}>
      {meanwhile && !areThere && (
        <a ref={way} href={hrefFor('booking', language)} className="font-semibold text-cobalt underline">
          {meanwhile}
        </a>
      )}
      {Times && <Times compact={compact} words={words} draft={draft} onFound={onFound} />}
    </div>
  );
}
