import { keepClearOfButtons } from './clear-of-buttons.ts';
import { essentialOnly, everything, readConsent, storeConsent } from './consent.ts';
import { openConsentDialog } from './dialog-state.ts';
import { importConsentDialog } from './import-dialog.ts';
import { undecided } from './undecided.ts';

/** The bar at work, what measures it anew, and what ends it. */
let current: { bar: HTMLElement; measure: () => void; end: () => void } | null = null;

/**
 * The cookie bar of the page that stands in the document: shown where and for as long as there is no choice. The one
 * shown stays from page to page, in its language.
 */
export function startBanner(): void {
  const bar = document.getElementById('consent-banner');
  if (!bar) return;
  if (readConsent()) {
    bar.remove();
    return;
  }
  if (current?.bar === bar) {
    current.measure();
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
    // Its rules and its room at the end of the page come with it.
    await import('./consent-styles.ts');
    if (!bar.isConnected || !undecided.get()) return;
    bar.hidden = false;
    mine.measure = keepClearOfButtons(bar, signal);
  };
  const leave = () => {
    mine.end();
    bar.remove();
    // Whether one decided here or in the settings, which close after this.
    setTimeout(() => document.activeElement === document.body && before()?.focus({ preventScroll: true }));
  };
  const stop = undecided.subscribe(() => {
    if (undecided.get()) void show();
    else leave();
  });
  const mine = {
    bar,
    measure: () => {},
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

/** The bar takes the focus with it: whoever came to it with the keyboard goes on from where they were. */
function rememberFocus(bar: HTMLElement, signal: AbortSignal): () => HTMLElement | null {
  let from: HTMLElement | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('dialog') && !bar.contains(relatedTarget))
      from = relatedTarget;
  };
  bar.addEventListener('focusin', remember, { signal });
  return () => (from?.isConnected ? from : document.querySelector('main'));
}
