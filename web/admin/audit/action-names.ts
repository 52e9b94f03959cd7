import type { AuditAction } from '#contract/audit.ts';

/** What happened, in the words of the audit log. */
export const actionNames: Record<AuditAction, string> = {
  login: 'Angemeldet',
  'login-failed': 'Anmeldung fehlgeschlagen',
  logout: 'Abgemeldet',
  'leads-listed': 'Kontaktliste angesehen',
  'lead-viewed': 'Kontakt geöffnet',
  'lead-changed': 'Kontakt bearbeitet',
  'lead-noted': 'Notiz geschrieben',
  'lead-note-deleted': 'Notiz gelöscht',
  'leads-changed': 'Mehrere Kontakte bearbeitet',
  'leads-exported': 'CSV-Export angefordert',
  'leads-downloaded': 'CSV-Export heruntergeladen',
  'subscribers-listed': 'Newsletter-Liste angesehen',
  'subscribers-exported': 'Newsletter-Export angefordert',
  'subscribers-downloaded': 'Newsletter-Export heruntergeladen',
  'mails-viewed': 'Postausgang angesehen',
  'mail-retried': 'Mail erneut gesendet',
  'bookings-listed': 'Termine angesehen',
  'booking-moved': 'Termin verschoben',
  'booking-cancelled': 'Termin abgesagt',
  'booking-settings-changed': 'Terminzeiten geändert',
  'booking-block-added': 'Zeitraum gesperrt',
  'booking-block-removed': 'Sperre aufgehoben',
  'booking-feed-renewed': 'Kalenderadresse erneuert',
  'white-paper-added': 'White Paper hinzugefügt',
  'white-paper-changed': 'White Paper geändert',
  'white-paper-deleted': 'White Paper gelöscht',
  'white-paper-restored': 'White Paper wiederhergestellt',
  'file-uploaded': 'PDF hochgeladen',
  'person-searched': 'Person gesucht',
  'person-exported': 'Auskunft erstellt',
  'person-erased': 'Person gelöscht',
  'erasures-viewed': 'Löschnachweise angesehen',
  'retention-changed': 'Aufbewahrung geändert',
  'retention-swept': 'Nach Frist gelöscht',
  'audit-viewed': 'Protokoll angesehen',
  'audit-checked': 'Protokoll geprüft',
  'audit-swept': 'Alte Protokolleinträge gelöscht',
  'account-viewed': 'Konto angesehen',
  'account-added': 'Konto angelegt',
  'account-renamed': 'Konto umbenannt',
  'account-disabled': 'Konto gesperrt',
  'account-enabled': 'Konto entsperrt',
  'account-reset': 'Konto zurückgesetzt',
  'password-changed': 'Passwort geändert',
  'password-refused': 'Passwort oder Code falsch',
  'second-factor-begun': 'Zweiter Faktor begonnen',
  'second-factor-on': 'Zweiter Faktor eingeschaltet',
  'second-factor-off': 'Zweiter Faktor ausgeschaltet',
  'second-factor-failed': 'Code bei der Anmeldung falsch',
  'recovery-codes-made': 'Neue Wiederherstellungscodes',
  'recovery-code-used': 'Angemeldet mit Wiederherstellungscode',
  'session-ended': 'Gerät abgemeldet',
  'sessions-ended': 'Alle anderen Geräte abgemeldet',
  call: 'Anderer Aufruf',
};

/** Names of the details; what has none is shown by its own. */
const detailNames: Record<string, string> = {
  account: 'Konto',
  newName: 'neuer Name',
  network: 'Netz',
  device: 'Gerät',
  shown: 'gezeigt',
  search: 'mit Suche',
  furtherPage: 'weitere Seite',
  source: 'Seite',
  from: 'von',
  to: 'bis',
  before: 'vor',
  limit: 'höchstens',
  by: 'nach',
  found: 'gefunden',
  format: 'Format',
  records: 'Einträge',
  proof: 'Nachweis',
  kind: 'Art',
  days: 'Tage',
  count: 'Anzahl',
  intact: 'unverändert',
  checked: 'geprüft',
  through: 'bis Nummer',
  about: 'zu einer Person oder Kennung',
  call: 'Aufruf',
  leads: 'Anfragen',
  spam: 'Spam',
  mails: 'Mails',
  proofs: 'Nachweise',
  'newsletter-pending': 'unbestätigte Anmeldungen',
  'newsletter-ended': 'Abmeldungen',
};
const valueNames: Record<string, string> = {
  command: 'am Server',
  address: 'Adresse',
  name: 'Name',
  true: 'ja',
  false: 'nein',
};

/** `gezeigt: 100, mit Suche`. */
export function detailsText(details: Record<string, string | number | boolean>): string {
  return Object.entries(details)
    .filter(([name, value]) => value !== '' && name !== 'hash')
    .map(([name, value]) => {
      const label = detailNames[name] ?? name;
      return value === true ? label : `${label}: ${valueNames[String(value)] ?? value}`;
    })
    .join(', ');
}
