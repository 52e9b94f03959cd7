import { sharedValue } from '#web/ui/shared-value.ts';
import { readConsent, reportToAnalytics } from './consent.ts';

/** Delay in milliseconds before the banner appears if no choice is stored (spec section 9). */
const bannerDelay = 1000;

/** Whether to show the cookie bar. */
export const undecided = sharedValue(false);

/** Once per page load: applies a stored choice, or has the bar ask for one. */
export function askForConsent(): void {
  const stored = readConsent();
  if (stored) reportToAnalytics(stored);
  else setTimeout(() => undecided.set(true), bannerDelay);
}
