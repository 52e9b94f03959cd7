import { newsletterTitles } from '#contract/leads/newsletter-names.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { Language } from '#contract/site/languages.ts';
import type { SubscriberState } from '#contract/staff/newsletter.ts';
import type { RetentionKind } from '#contract/staff/privacy.ts';
import type { ProgramScope } from '#contract/staff/programs/tokens.ts';

/** Texts shared by several staff screens; all others are next to their component. */
export const texts = {
  area: 'Verwaltung',
  retry: 'Erneut versuchen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  formerInvalid: 'Der frühere Stand gilt nicht mehr, zum Beispiel weil ein Konto inzwischen gesperrt ist.',
  connectionError: 'Verbindungsfehler. Bitte versuchen Sie es erneut.',
  unexpectedAnswer: 'Der Server konnte die Anfrage nicht bearbeiten. Bitte versuchen Sie es erneut.',
  /** In the order of the sidebar. */
  tabs: {
    contacts: 'Kontakte',
    bookings: 'Termine',
    newsletter: 'Newsletter',
    whitepapers: 'White Papers',
    origins: 'Herkunft',
    outbox: 'Postausgang',
    imports: 'Import',
    privacy: 'Datenschutz',
    audit: 'Protokoll',
    accounts: 'Konten',
    programs: 'Anbindungen',
    account: 'Konto',
  },
} as const;

/** Names of the lead kinds in lists. */
export const kindNames = {
  contact: 'Nachricht',
  booking: 'Termin',
  'white-paper': 'White Paper',
  'private-equity-request': 'Private Equity',
  'organisation-request': 'Organisation',
  'calculation-request': 'Berechnung',
  investor: 'Investor',
} as const satisfies Record<ContactKind, string>;

export const newsletterNames = newsletterTitles.de;

export const subscriberStateNames = {
  pending: 'Unbestätigt',
  confirmed: 'Bestätigt',
  unsubscribed: 'Abgemeldet',
} as const satisfies Record<SubscriberState, string>;

/** Names of the scopes of a program's token. */
export const scopeNames = {
  'leads:read': 'Kontakte lesen',
  'bookings:read': 'Termine lesen',
  'subscribers:read': 'Newsletter-Empfänger lesen',
  'leads:write': 'Stand und Zuständigkeit ändern',
  'notes:write': 'Notizen schreiben',
} as const satisfies Record<ProgramScope, string>;

/** The data covered by each retention rule, and when its period starts. */
export const retentionNames: Record<RetentionKind, { name: string; from: string }> = {
  leads: { name: 'Anfragen', from: 'ab Eingang, letzter Bearbeitung oder Notiz; mit Termin frühestens ab dessen Ende' },
  spam: {
    name: 'Spam',
    from: 'ab Kennzeichnung; von Maschinen oder fremden Websites ab Eingang',
  },
  'newsletter-pending': { name: 'Newsletter-Anmeldungen ohne Bestätigung', from: 'ab Anmeldung, fest' },
  'newsletter-ended': { name: 'Beendete Newsletter-Anmeldungen mit ihrem Nachweis', from: 'ab Abmeldung' },
  mails: { name: 'Gesendete und aufgegebene E-Mails', from: 'ab Versand' },
  audit: { name: 'Protokoll', from: 'ab Eintrag' },
  proofs: { name: 'Nachweise von Löschungen und Einwilligungen', from: 'ab Löschung' },
};

export const languageNames = { de: 'Deutsch', en: 'Englisch' } as const satisfies Record<Language, string>;

const signalNames: Record<string, string> = {
  honeypot: 'Ein unsichtbares Feld war ausgefüllt.',
  elsewhere: 'Das Formular wurde von einer fremden Website abgeschickt.',
  fast: 'Das Formular war ungewöhnlich schnell ausgefüllt.',
  rate: 'Von derselben Adresse kamen kurz zuvor viele Anfragen.',
  recipient: 'An diese E-Mail-Adresse gingen am selben Tag schon viele E-Mails. Hierfür ging keine an sie.',
};

/** Why a lead may be spam; an unknown signal is shown by name. */
export function signalName(signal: string): string {
  return Object.hasOwn(signalNames, signal) ? (signalNames[signal] as string) : signal;
}
