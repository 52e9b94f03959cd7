import { storageKeys } from '#contract/site/storage.ts';
import { sharedValue } from '#web/ui/shared-value.ts';
import { readConsent, reportToAnalytics } from './consent.ts';

/** Delay in milliseconds before the banner appears if no choice is stored (spec section 9). */
const bannerDelay = 1000;

/** Whether to show the cookie bar. */
export const undecided = sharedValue(false);

/** Once per page load: applies a stored choice or has the bar ask for one, and applies what other tabs decide later. */
export function askForConsent(): void {
  if (!applyStored()) setTimeout(() => undecided.set(!readConsent()), bannerDelay);
  window.addEventListener('storage', ({ key }) => key === storageKeys.cookieConsent && applyStored());
  // A page that the browser kept was told nothing while it was away.
  window.addEventListener('pageshow', ({ persisted }) => persisted && applyStored());
}

/** @returns whether there is a stored choice */
function applyStored(): boolean {
  const stored = readConsent();
  if (stored) {
    reportToAnalytics(stored);
    undecided.set(false);
  }
  return stored !== null;
}
