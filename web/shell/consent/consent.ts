import { type Consent, consentCategories, storageKeys } from '#contract/site/storage.ts';

type Signal = 'granted' | 'denied';
declare global {
  interface Window {
    gtag?: (command: 'consent', action: 'update', signals: Record<string, Signal>) => void;
  }
}

/** Set for this load when storage is forbidden, so that the banner does not come back on every page. */
let answered: Consent | null = null;

export const essentialOnly: Consent = { essential: true, analytics: false, marketing: false, functional: false };
export const everything: Consent = { essential: true, analytics: true, marketing: true, functional: true };

/** The stored choice, or null where there is none; broken JSON or missing categories count as none. */
export function readConsent(): Consent | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKeys.cookieConsent) ?? 'null');
    if (!isConsent(stored)) return answered;
    return { ...essentialOnly, ...stored, essential: true };
  } catch {
    return answered;
  }
}

/** Stores a choice with its date and tells the analytics library (spec section 4, cookie consent). */
export function storeConsent(consent: Consent): void {
  answered = consent;
  try {
    window.localStorage.setItem(storageKeys.cookieConsent, JSON.stringify(consent));
    window.localStorage.setItem(storageKeys.cookieConsentDate, new Date().toISOString());
  } catch {}
  tellAnalytics(consent);
}

/** Google Consent Mode v2: marketing stands for the three advertising signals. Does nothing where gtag is absent. */
export function tellAnalytics({ analytics, marketing }: Consent): void {
  const signal = (granted: boolean): Signal => (granted ? 'granted' : 'denied');
  window.gtag?.('consent', 'update', {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
  });
}

function isConsent(value: unknown): value is Consent {
  if (!value || typeof value !== 'object') return false;
  return consentCategories.every((category) => typeof (value as Record<string, unknown>)[category] === 'boolean');
}
