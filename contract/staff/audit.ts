import * as v from 'valibot';
import { keysOf } from '#contract/keys-of.ts';

export const auditPaths = {
  search: '/api/admin/audit/search',
  check: '/api/admin/audit/check',
  /** The filtered entries as a file, in one of `auditExportFormats`. */
  export: '/api/admin/audit/export',
} as const;

/** JSON Lines contain every entry with its hashes, so that the chain can be verified elsewhere. */
export const auditExportFormats = ['csv', 'jsonl'] as const;
export type AuditExportFormat = (typeof auditExportFormats)[number];

/**
 * All actions of the audit log, with labels for staff and for data subjects; a new call of the staff area adds its own.
 */
export const auditActionNames = {
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
  'issue-written': 'Newsletter-Ausgabe angelegt',
  'issue-changed': 'Newsletter-Ausgabe geändert',
  'issue-deleted': 'Newsletter-Entwurf gelöscht',
  'issue-tested': 'Newsletter-Ausgabe als Test gesendet',
  'issue-sent': 'Newsletter-Ausgabe gesendet',
  'issue-shown': 'Newsletter-Archiv geändert',
  'mails-viewed': 'Postausgang angesehen',
  'mail-retried': 'E-Mail erneut gesendet',
  'bookings-listed': 'Termine angesehen',
  'booking-viewed': 'Termin geöffnet',
  'booking-moved': 'Termin verschoben',
  'booking-cancelled': 'Termin abgesagt',
  'booking-settings-changed': 'Terminzeiten geändert',
  'booking-block-added': 'Zeitraum gesperrt',
  'booking-block-removed': 'Sperre aufgehoben',
  'booking-feed-renewed': 'Kalenderadresse erneuert',
  'booking-feed-read': 'Kalender abgerufen',
  'white-paper-added': 'White Paper hinzugefügt',
  'white-paper-changed': 'White Paper geändert',
  'white-paper-deleted': 'White Paper gelöscht',
  'white-paper-restored': 'White Paper wiederhergestellt',
  'file-uploaded': 'PDF hochgeladen',
  'person-searched': 'Nach Daten einer Person gesucht',
  'person-exported': 'Auskunft erstellt',
  'person-erased': 'Daten einer Person gelöscht',
  'erasures-viewed': 'Löschnachweise angesehen',
  'retention-changed': 'Aufbewahrung geändert',
  'retention-swept': 'Nach Frist gelöscht',
  'audit-viewed': 'Protokoll angesehen',
  'audit-checked': 'Protokoll geprüft',
  'audit-exported': 'Protokoll-Export angefordert',
  'audit-downloaded': 'Protokoll-Export heruntergeladen',
  'audit-swept': 'Alte Protokolleinträge gelöscht',
  'account-viewed': 'Konto angesehen',
  'account-added': 'Konto angelegt',
  'account-renamed': 'Konto umbenannt',
  'account-disabled': 'Konto gesperrt',
  'account-enabled': 'Konto entsperrt',
  'role-given': 'Rolle vergeben',
  'account-signed-out': 'Konto überall abgemeldet',
  'call-refused': 'Aufruf abgelehnt',
  'account-reset': 'Konto zurückgesetzt',
  'password-changed': 'Passwort geändert',
  'password-refused': 'Passwort oder Code falsch',
  'second-factor-begun': 'Zweiter Faktor begonnen',
  'second-factor-on': 'Zweiter Faktor eingeschaltet',
  'second-factor-off': 'Zweiter Faktor ausgeschaltet',
  'second-factor-removed': 'Zweiter Faktor von anderen entfernt',
  'second-factor-failed': 'Code bei der Anmeldung falsch',
  'recovery-codes-made': 'Neue Wiederherstellungscodes',
  'recovery-code-used': 'Angemeldet mit Wiederherstellungscode',
  'passkey-added': 'Passkey hinzugefügt',
  'passkey-renamed': 'Passkey umbenannt',
  'passkey-removed': 'Passkey entfernt',
  'directory-linked': 'Mit dem Firmenkonto verbunden',
  'directory-signed-out': 'Vom Firmenkonto abgemeldet',
  'program-added': 'Programm angebunden',
  'program-removed': 'Programm getrennt',
  'program-called': 'Aufruf eines Programms',
  'webhook-added': 'Webhook angelegt',
  'webhook-changed': 'Webhook geändert',
  'webhook-removed': 'Webhook gelöscht',
  'webhook-secret-renewed': 'Geheimnis eines Webhooks erneuert',
  'webhook-tested': 'Webhook getestet',
  'webhook-replayed': 'Zustellungen wiederholt',
  'alert-dismissed': 'Hinweis erledigt',
  'import-begun': 'Datei zum Import hochgeladen',
  'import-run': 'Import ausgeführt',
  'import-undone': 'Import zurückgenommen',
  'import-dropped': 'Offener Import verworfen',
  'session-ended': 'Gerät abgemeldet',
  'sessions-ended': 'Alle anderen Geräte abgemeldet',
  /** A call that has no action of its own yet; its path is in the details. */
  call: 'Anderer Aufruf',
} as const;
export type AuditAction = keyof typeof auditActionNames;
export const auditActions = keysOf(auditActionNames);

const auditDetails = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
export type AuditDetails = v.InferOutput<typeof auditDetails>;

/** One entry as shown to staff; `at` is ISO 8601 in UTC. */
const auditEntryView = v.object({
  seq: v.number(),
  at: v.string(),
  /** Empty for the site itself and for visitors. */
  actor: v.string(),
  action: v.picklist(auditActions),
  subject: v.string(),
  details: auditDetails,
});
export type AuditEntryView = v.InferOutput<typeof auditEntryView>;

/** `from` and `to` are calendar days (YYYY-MM-DD) in Europe/Berlin; `about` is an id or a mail address. */
export type AuditFilter = { actor?: string; action?: string; from?: string; to?: string; about?: string };

export const auditAnswer = v.object({
  entries: v.array(auditEntryView),
  /** `before` of the next page, or null. */
  next: v.nullable(v.number()),
  /** User names in the log, for the filter. */
  actors: v.array(v.string()),
});
export type AuditAnswer = v.InferOutput<typeof auditAnswer>;

/** Result of verifying the whole log: whether each entry's hash covers the entry and the previous hash. */
export const auditCheckAnswer = v.object({
  intact: v.boolean(),
  checked: v.number(),
  /** Number of the first invalid entry. */
  brokenAt: v.nullable(v.number()),
  /** Number and hash of the last entry: recorded elsewhere, they prove later that nothing up to it was changed. */
  last: v.object({ seq: v.number(), hash: v.string() }),
});
export type AuditCheckAnswer = v.InferOutput<typeof auditCheckAnswer>;
