import type { ContactKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import type { Lead } from '#server/db/schema/schema.ts';

/** Shown when there is no message, for the kinds where staff expect one. */
const noMessage: Partial<Record<ContactKind, string>> = { contact: 'Ohne Nachricht gesendet.' };

const papersWithheld =
  'Die Auswahl wurde nicht gesendet. Halten Sie die Anfrage für echt, schicken Sie der Person die folgenden Links; sie gelten 30\u00a0Tage ab der Anfrage.';
/** Replaces `point` where a request is suspect and its links were not sent. */
const withheld: Partial<Record<ContactKind, string>> = {
  'private-equity-request': papersWithheld,
  'organisation-request': papersWithheld,
  'calculation-request':
    'Der Link zum PDF wurde nicht gesendet. Halten Sie die Anfrage für echt, schicken Sie ihn der Person; er gilt 30\u00a0Tage ab der Anfrage.',
};

/** German only: this mail goes to staff. */
export const texts = {
  /** What the subject says after the name. */
  about: {
    contact: (lead: Lead) => lead.page_source || 'Website',
    'white-paper': (lead: Lead) => `White Paper ${lead.button_text}`.trim(),
    'private-equity-request': () => 'Papiere zu Private Equity',
    'organisation-request': () => 'Papiere zur Organisation',
    'calculation-request': () => 'Berechnung',
    booking: () => 'neuer Termin',
    investor: (lead: Lead) => lead.company || 'Investorenanfrage',
  } satisfies Record<ContactKind, (lead: Lead) => string>,
  suspected: '[Spam?] ',
  heading: {
    contact: 'Neue Kontaktanfrage',
    'white-paper': 'White Paper abgerufen',
    'private-equity-request': 'White Papers zu Private Equity angefordert',
    'organisation-request': 'White Papers zu KI und Organisation angefordert',
    'calculation-request': 'Berechnung angefordert',
    booking: 'Neuer Termin',
    investor: 'Neue Investorenanfrage',
  } satisfies Record<ContactKind, string>,
  /** First line: what happened and what staff must do by when. */
  point: {
    contact: (by: string) => `Antwort fällig bis ${by}.`,
    'white-paper': () => 'Das White Paper steht schon zum Herunterladen bereit. Eine Antwort ist nicht zugesagt.',
    'private-equity-request': () =>
      'Die ausgewählten Papiere gehen automatisch an die angegebene Adresse; die Links gelten 30\u00a0Tage.',
    'organisation-request': () =>
      'Die ausgewählten Papiere sind unterwegs an die angegebene Adresse; die Links gelten 30\u00a0Tage.',
    'calculation-request': () =>
      'Ein Link zum PDF, 30\u00a0Tage gültig, geht automatisch an die angegebene Adresse. Eine Antwort ist nicht zugesagt.',
    booking: () => 'Der Kalendereintrag kommt mit der E-Mail zum Termin.',
    investor: (by: string) => `Antwort fällig bis ${by}.`,
  } satisfies Record<ContactKind, (by: string) => string>,
  withheld,
  follows: 'Dieselbe Person hat kurz zuvor eine erste Fassung gesendet. Diese Fassung ist die neuere.',
  signals: {
    honeypot: 'Ein Feld, das Menschen nicht sehen, war ausgefüllt.',
    elsewhere: 'Das Formular wurde von einer fremden Website abgeschickt.',
    fast: 'Das Formular war in weniger als zwei Sekunden ausgefüllt; das kann auch der Browser gewesen sein.',
    rate: 'Von derselben Adresse im Internet kamen ungewöhnlich viele Anfragen.',
    recipient: 'An diese E-Mail-Adresse gingen heute schon viele E-Mails; weitere sendet die Website ihr nicht.',
  } satisfies Record<SpamSignal, string>,
  withoutReceipt: 'Eine Eingangsbestätigung wurde deshalb nicht gesendet.',
  labels: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    company: 'Unternehmen',
    subject: 'Betreff',
    calculation: 'Berechnung',
    tipping: 'Kipppunkt',
  },
  message: 'Nachricht',
  noMessage,
  languages: { de: 'Deutsch', en: 'Englisch' },
  open: 'Anfrage in der Verwaltung öffnen',
  noReply: (address: string) => `Schreiben Sie für eine Antwort eine neue E-Mail an ${address}.`,
  reply: (address: string) => `Eine Antwort auf diese E-Mail geht direkt an ${address}.`,
};
