import type { ContactKind } from '#contract/leads/registry.ts';
import { replyWithin } from '#contract/site/figures.ts';
import { linkDays } from '#server/paper-requests/links.ts';

/** The kinds with a receipt. */
type ReceiptKind = Exclude<ContactKind, 'white-paper' | 'booking'>;

type KindTexts = {
  subject: string;
  heading: string;
  /** First line: what the visitor gets, and when. */
  point: string;
  /** What happens next. */
  next: string;
  /** Precedes the link to the booking page, which ends the sentence. */
  talk?: string;
  /** Precedes the phone number, which ends the sentence. */
  phone: string;
  /** Why this mail was sent. */
  reason: string;
};

type Single = Partial<Record<ReceiptKind, Partial<KindTexts>>>;

export const de = {
  kinds: {
    contact: {
      subject: 'Ihre Nachricht ist angekommen',
      heading: 'Ihre Nachricht ist angekommen',
      point: `unsere Antwort kommt ${replyWithin.de}.`,
      next: 'Ihre Nachricht geht an die Person, die Ihre Frage am besten beantwortet. Sie antwortet Ihnen an diese Adresse oder, falls Sie eine Nummer angegeben haben, per Telefon. Möchten Sie etwas ergänzen, antworten Sie auf diese E-Mail.',
      phone: 'Wenn es eilt, rufen Sie uns an: ',
      reason:
        'Sie erhalten diese E-Mail, weil auf unserer Website eine Nachricht mit dieser Adresse gesendet wurde. Waren Sie das nicht, antworten Sie kurz, dann löschen wir die Angaben.',
    },
    'private-equity-request': {
      subject: 'Ihre White Papers für Private Equity',
      heading: 'Ihre White Papers',
      point: `hier sind die Papiere, die Sie ausgewählt haben, als PDF. Die Links gelten ${linkDays}\u00a0Tage.`,
      next: 'Fragen zu den Papieren beantworten wir gern; antworten Sie einfach auf diese E-Mail.',
      phone: 'Für vertrauliche Fragen erreichen Sie uns telefonisch unter ',
      reason:
        'Sie erhalten diese E-Mail, weil auf unserer Private-Equity-Seite White Papers für diese Adresse angefordert wurden. Waren Sie das nicht, antworten Sie kurz, dann löschen wir die Angaben.',
    },
    'organisation-request': {
      subject: 'Ihre White Papers zu KI und Organisation',
      heading: 'Ihre White Papers',
      point: `die Papiere öffnen sich als PDF. Jeder Link gilt ${linkDays}\u00a0Tage.`,
      next: 'Bleibt nach dem Lesen eine Frage offen, antworten Sie auf diese E-Mail.',
      phone: 'Am Telefon erreichen Sie uns unter ',
      reason:
        'Sie erhalten diese E-Mail, weil auf unserer Seite zu KI und Organisation White Papers für diese Adresse angefordert wurden. Waren Sie das nicht, antworten Sie kurz, dann löschen wir die Angaben.',
    },
    'calculation-request': {
      subject: 'Ihre Berechnung als PDF',
      heading: 'Ihre Berechnung',
      point: `unter diesem Link liegt Ihre Berechnung als PDF, eine Seite im Format A4. Er gilt ${linkDays}\u00a0Tage.`,
      next: 'Das Blatt nennt die Annahmen, die drei Szenarien und den Kipppunkt. Fragen dazu beantworten wir gern; antworten Sie auf diese E-Mail.',
      talk: 'Möchten Sie die Zahlen mit uns durchgehen, wählen Sie ',
      phone: 'Am Telefon erreichen Sie uns unter ',
      reason:
        'Sie erhalten diese E-Mail, weil auf unserer Website eine Berechnung als PDF für diese Adresse angefordert wurde. Waren Sie das nicht, antworten Sie kurz, dann löschen wir die Angaben.',
    },
    investor: {
      subject: 'Ihre Investorenanfrage ist angekommen',
      heading: 'Ihre Investorenanfrage ist angekommen',
      point: `unsere Antwort kommt ${replyWithin.de}.`,
      next: 'Es antwortet jemand, der unsere Spin-offs kennt. Diese Bestätigung ist kein Angebot einer Beteiligung.',
      phone: 'Vorab erreichen Sie uns telefonisch unter ',
      reason:
        'Sie erhalten diese E-Mail, weil auf unserer Spin-off-Seite eine Investorenanfrage mit dieser Adresse gesendet wurde. Waren Sie das nicht, antworten Sie kurz, dann löschen wir die Angaben.',
    },
  } satisfies Record<ReceiptKind, KindTexts> as Record<ReceiptKind, KindTexts>,
  /** Differences when a single paper was chosen. */
  single: {
    'private-equity-request': {
      subject: 'Ihr White Paper für Private Equity',
      heading: 'Ihr White Paper',
      point: `hier ist das Papier, das Sie ausgewählt haben, als PDF. Der Link gilt ${linkDays}\u00a0Tage.`,
      next: 'Fragen zu dem Papier beantworten wir gern; antworten Sie einfach auf diese E-Mail.',
    },
    'organisation-request': {
      subject: 'Ihr White Paper zu KI und Organisation',
      heading: 'Ihr White Paper',
      point: `das Papier öffnet sich als PDF. Der Link gilt ${linkDays}\u00a0Tage.`,
      next: 'Bleibt nach dem Lesen eine Frage offen, antworten Sie auf diese E-Mail.',
    },
  } satisfies Single as Single,
  /** The link to the booking page. */
  talkLink: 'einen Termin',
  closing: 'Freundliche Grüße',
  /** Precedes the link to the privacy policy. */
  privacy: 'Wie lange wir Angaben aufbewahren und welche Rechte Sie haben, steht in der ',
  privacyLink: 'Datenschutzerklärung',
};

export type Texts = typeof de;
