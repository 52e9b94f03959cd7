import { keepClearOfButtons } from './clear-of-buttons.ts';
import { essentialOnly, everything, readConsent, storeConsent } from './consent.ts';
import { openConsentDialog } from './dialog-state.ts';
import { importConsentDialog } from './import-dialog.ts';
import { undecided } from './undecided.ts';

/** The active bar, its cleanup, and what it does on the next page: measure its place again, or try to appear. */
let current: { bar: HTMLElement; onNextPage: () => void; end: () => void } | null = null;

/**
 * Shows the cookie bar of the current document until a choice is made. A bar that is already shown persists across
 * navigations in the same language.
 */
export function startBanner(): void {
  const bar = document.getElementById('consent-banner');
  if (!bar) return;
  if (readConsent()) {
    bar.remove();
    return;
  }
  if (current?.bar === bar) {
    current.onNextPage();
    return;
  }
  current?.end();
  const listening = new AbortController();
  const { signal } = listening;
  const before = rememberFocus(bar, signal);
  bar.querySelector('[data-consent=settings]')?.addEventListener('click', openConsentDialog, { signal });
  bar.querySelector('[data-consent=settings]')?.addEventListener('pointerenter', prepare, { signal });
  for (const [name, consent] of Object.entries({ essential: essentialOnly, everything }))
    bar.querySelector(`[data-consent=${name}]`)?.addEventListener('click', () => decide(consent), { signal });
  const decide = (consent: typeof everything) => {
    storeConsent(consent);
    undecided.set(false);
  };
  const show = async () => {
    try {
      // Loads its styles, including the space it needs at the end of the page.
      await import('./consent-styles.ts');
    } catch {
      // The next page asks again; until then nothing is stored.
      return;
    }
    if (!bar.isConnected || !undecided.get() || !bar.hidden) return;
    bar.hidden = false;
    mine.onNextPage = keepClearOfButtons(bar, signal);
  };
  const leave = () => {
    // Whoever decides here is in the bar, or in the settings dialog, which closes after this: a choice in another tab
    // moves no focus.
    const isHere = document.activeElement !== document.body;
    mine.end();
    bar.remove();
    setTimeout(() => isHere && document.activeElement === document.body && before()?.focus({ preventScroll: true }));
  };
  const stop = undecided.subscribe(() => {
    if (undecided.get()) void show();
    else leave();
  });
  const mine = {
    bar,
    onNextPage: () => {
      if (undecided.get()) void show();
    },
    end: () => {
      listening.abort();
      stop();
    },
  };
  current = mine;
  if (undecided.get()) void show();
}

function prepare(): void {
  importConsentDialog().catch(() => {});
}

/** Removing the bar drops the focus: keyboard users continue where they were before. */
function rememberFocus(bar: HTMLElement, signal: AbortSignal): () => HTMLElement | null {
  let from: HTMLElement | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('dialog') && !bar.contains(relatedTarget))
      from = relatedTarget;
  };
  bar.addEventListener('focusin', remember, { signal });
  return () => (from?.isConnected ? from : document.querySelector('main'));
}
