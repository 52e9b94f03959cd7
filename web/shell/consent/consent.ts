import { type Consent, consentCategories, storageKeys } from '#contract/site/storage.ts';

type Signal = 'granted' | 'denied';
declare global {
  interface Window {
    gtag?: (command: 'consent', action: 'update', signals: Record<string, Signal>) => void;
  }
}

/** Choice for this page load only if storage is blocked, so that the banner does not reappear on every page. */
let answered: Consent | null = null;

export const essentialOnly: Consent = { essential: true, analytics: false, marketing: false, functional: false };
export const everything: Consent = { essential: true, analytics: true, marketing: true, functional: true };

/** The stored choice, or null if there is none; invalid JSON or missing categories count as none. */
export function readConsent(): Consent | null {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKeys.cookieConsent) ?? 'null');
    if (!isConsent(stored)) return answered;
    return { ...essentialOnly, ...stored, essential: true };
  } catch {
    return answered;
  }
}

/** Stores a choice with its date and updates Google Consent Mode (spec section 4, cookie consent). */
export function storeConsent(consent: Consent): void {
  answered = consent;
  try {
    window.localStorage.setItem(storageKeys.cookieConsent, JSON.stringify(consent));
    window.localStorage.setItem(storageKeys.cookieConsentDate, new Date().toISOString());
  } catch {}
  reportToAnalytics(consent);
}

/** Google Consent Mode v2: `marketing` controls all three advertising signals. Does nothing without gtag. */
export function reportToAnalytics({ analytics, marketing }: Consent): void {
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
