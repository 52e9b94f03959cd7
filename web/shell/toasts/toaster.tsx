import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/icons/icon.tsx';
import { dismissToast, type Toast } from '#web/ui/toast.ts';
import { toastTexts } from './texts.ts';
import './toast.css';
import type { ToasterProps } from './toast-area.tsx';

const tones = {
  default: 'bg-ink text-white border-white/12',
  destructive: 'bg-danger text-white border-white/25',
} as const satisfies Record<Toast['tone'], string>;

/** Duration, swipe threshold and hotkey as in spec section 9. */
export function Toaster({ toast, language }: ToasterProps) {
  // A dismissed toast stays rendered until its exit animation has ended.
  const [shown, setShown] = useState(toast);
  if (toast && toast !== shown) setShown(toast);
  const texts = toastTexts[language];
  const list = useRef<HTMLOListElement>(null);
  /** The element focused before F8 moved the focus here; Escape returns to it. */
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!toast && list.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
  }, [toast]);
  useEffect(() => {
    const isLow = toast && window.matchMedia('(height < 32rem)').matches;
    return isLow && list.current ? keepFocusClearOf(list.current) : undefined;
  }, [toast]);
  return (
    <RadixToast.Provider label={texts.one} duration={5000} swipeThreshold={50} swipeDirection="right">
      {shown && (
        <RadixToast.Root
          key={shown.id}
          type="foreground"
          open={shown === toast}
          onOpenChange={(open) => open || dismissToast()}
          className={`on-ink toast flex items-start gap-3 rounded-panel border p-5 shadow-panel ${tones[shown.tone]}`}
        >
          <div lang={shown.lang} className="min-w-0 grow">
            <RadixToast.Title className="font-semibold">{shown.title}</RadixToast.Title>
            {shown.description && (
              <RadixToast.Description className="mt-1 text-[0.95rem] leading-snug opacity-90">
                {shown.description}
              </RadixToast.Description>
            )}
            {shown.link && (
              <a href={shown.link.href} className="mt-1 inline-flex min-h-11 items-center font-semibold underline">
                {shown.link.words}
              </a>
            )}
          </div>
          <RadixToast.Close aria-label={texts.close} className="-m-2.5 flex size-11 items-center justify-center">
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={list}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
            before.current = relatedTarget;
        }}
        hotkey={['F8']}
        label={texts.all}
        className="toasts fixed right-0 bottom-0 z-60 w-[min(27rem,100%)] list-none p-3 sm:p-6"
      />
    </RadixToast.Provider>
  );
}

/**
 * On a low screen a toast covers a large part of it: scrolls the focused element, and those focused next, clear of it
 * (WCAG 2.4.11).
 */
function keepFocusClearOf(toasts: Element): () => void {
  const { style } = document.documentElement;
  // Radix adds the toast to the list later.
  const observer = new ResizeObserver(() => {
    const { top, bottom } = toasts.getBoundingClientRect();
    if (top < window.innerHeight - bottom) style.scrollPaddingTop = `${bottom}px`;
    else style.scrollPaddingBottom = `${window.innerHeight - top}px`;
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(toasts);
  return () => {
    observer.disconnect();
    style.scrollPaddingTop = '';
    style.scrollPaddingBottom = '';
  };
}
