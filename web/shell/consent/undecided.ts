import { sharedValue } from '#web/ui/shared-value.ts';
import { readConsent, tellAnalytics } from './consent.ts';

/** Milliseconds before the banner appears where nothing was chosen yet (spec section 9). */
const bannerDelay = 1000;

/** Whether the cookie bar is to be shown. */
export const undecided = sharedValue(false);

/** Once a load: an earlier choice is applied, and where there is none the bar asks for it. */
export function askForConsent(): void {
  const stored = readConsent();
  if (stored) tellAnalytics(stored);
  else setTimeout(() => undecided.set(true), bannerDelay);
}
