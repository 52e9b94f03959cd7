import type { BookingMode } from '#contract/leads/booking.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Language } from '#contract/site/languages.ts';
import type { AuditAction } from '#contract/staff/audit.ts';
import type { LeadEvent, LeadState } from '#contract/staff/desk.ts';
import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import type { HookEvent } from '#contract/staff/programs/webhooks.ts';
import type { BookingEvent } from '#server/db/schema/mail-data.ts';
import { codeWords } from '#server/text/code-words.ts';

/** Codes that occur in records and need a translation. */
export type CodeWord =
  | AuditAction
  | LeadEvent['what']
  | LeadState
  | BookingMode
  | LeadKind
  | Language
  | BookingEvent
  | HookEvent
  | MailTemplate
  | 'yes'
  | 'pending'
  | 'confirmed'
  | 'unsubscribed'
  | 'sent'
  | 'parked'
  | 'contacts-export'
  | 'complete-export'
  | 'newsletter-export'
  | 'audit-export'
  | SpamSignal;

const values = codeWords satisfies Record<CodeWord, string>;
/** Looked up by any string: a record may hold values that are not codes. */
const wordOf: Record<string, string> = values;

/** Names of columns; a column without one is shown under its own name. */
const fields: Record<string, string> = {
  id: 'Kennung',
  line: 'Zeile der Datei',
  cells: 'Inhalt der Zeile',
  import_id: 'Kennung des Imports',
  text: 'Notiz',
  mail_text: 'Text',
  rendered_text: 'Text, aus den gespeicherten Angaben neu erzeugt',
  version: 'Fassung',
  event: 'Anlass',
  byStaff: 'durch unser Team',
  replaced: 'neu gebucht',
  from: 'Bisheriger Beginn',
  since: 'Seit',
  leadId: 'Anfrage',
  signupId: 'Anmeldung',
  bookingId: 'Termin',
  consent_wording: 'Text der Einwilligung',
  totp_since: 'Zweiter Faktor seit',
  disabled_at: 'Gesperrt am',
  what: 'Was',
  from_value: 'Vorher',
  to_value: 'Danach',
  answered_at: 'Beantwortet am',
  kind: 'Art',
  created_at: 'Erfasst am',
  start_at: 'Beginn',
  end_at: 'Ende',
  changed_at: 'Zuletzt geändert am',
  mode: 'Form des Gesprächs',
  time_zone: 'Zeitzone',
  at: 'Zeitpunkt',
  language: 'Sprache',
  first_name: 'Vorname',
  last_name: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  subject: 'Betreff',
  message: 'Nachricht',
  page_source: 'Seite',
  button_context: 'Abschnitt',
  button_text: 'Schaltfläche',
  page_url: 'Adresse der Seite',
  details: 'Weitere Angaben',
  spam_signals: 'Anzeichen für Spam',
  suspect: 'Als Spam verdächtigt',
  follows_id: 'Folgt auf Anfrage',
  interests: 'Interessen',
  consent: 'Einwilligung im Formular erklärt',
  wording_version: 'Fassung des Einwilligungstextes',
  state: 'Stand',
  mail_id: 'Kennung der Bestätigungsmail',
  mailed_at: 'Bestätigungsmail am',
  confirmed_at: 'Bestätigt am',
  unsubscribed_at: 'Abgemeldet am',
  signed_up_at: 'Angemeldet am',
  ended_at: 'Beendet am',
  recipient: 'Empfänger',
  template: 'E-Mail',
  subject_id: 'Bezug',
  data: 'Angaben zur E-Mail',
  sent_at: 'Gesendet am',
  last_error: 'Letzter Fehler',
  username: 'Benutzername',
  last_seen_at: 'Zuletzt benutzt',
  expires_at: 'Endet am',
  device: 'Gerät',
  action: 'Vorgang',
  seq: 'Nummer',
  key: 'Prüfsumme',
  content: 'Prüfsumme des Inhalts',
  lead_id: 'Anfrage',
  purpose: 'Zweck',
  actor: 'Durch',
  program: 'Programm',
  file: 'Datei',
};

export const de = {
  title: 'Auskunft über gespeicherte Daten',
  lead: 'Diese Auskunft nach Art. 15 DSGVO nennt alles, was die Website von {company} zu dieser E-Mail-Adresse gespeichert hat.',
  email: 'E-Mail-Adresse',
  madeAt: 'Erstellt am',
  nothing: 'Zu dieser Adresse ist nichts gespeichert.',
  records: { one: '1 Eintrag', many: '{count} Einträge' },
  outside:
    'Nicht enthalten sind E-Mails in den Postfächern unserer Beschäftigten; dort wird auf Ihren Wunsch gesondert gesucht. Empfänger der Daten sind unsere Beschäftigten und die Betreiber von Server und Mailversand, die in der Datenschutzerklärung stehen.',
  rights:
    'Sie können Berichtigung, Löschung und Einschränkung verlangen, der Verarbeitung widersprechen und sich bei einer Aufsichtsbehörde beschweren. Wie lange jede Art von Daten bleibt, steht in der Datenschutzerklärung.',
  yes: 'ja',
  no: 'nein',
  mentions: {
    title: 'Nennungen in Einträgen zu anderen Personen',
    why: 'An diesen Stellen nennt jemand anderes die Adresse. Der Inhalt gehört zu der anderen Person und steht deshalb nicht hier (Art. 15 Abs. 4 DSGVO).',
  },
  places: {
    leads: 'Anfragen',
    lead_desk: 'Stand der Bearbeitung',
    lead_notes: 'Notizen zu Anfragen',
    lead_history: 'Verlauf der Bearbeitung',
    bookings: 'Termine',
    newsletter_signups: 'Newsletter-Anmeldungen',
    outbox: 'E-Mails, die die Website verschickt',
    webhook_deliveries: 'Mitteilungen an angebundene Programme',
    import_parts: 'Zeilen einer Datei, die importiert werden soll',
    idempotency_keys: 'Merkmale gegen doppeltes Absenden',
    one_time_links: 'Einmal-Links',
    staff: 'Konto in der Verwaltung',
    staff_sessions: 'Anmeldungen in der Verwaltung',
    audit_log: 'Protokoll der Zugriffe',
    consent_proofs: 'Nachweis der Einwilligung nach einer Löschung',
    erasures: 'Nachweis einer Löschung',
    'mail-files': 'E-Mails als Datei',
  },
  values: wordOf,
  fields,
};

export type Texts = typeof de;
