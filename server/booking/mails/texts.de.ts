import type { Company } from '#contract/site/company.ts';
import type { Meeting } from '#server/booking/ics/meeting.ts';

export type VisitorMail = 'booked' | 'moved' | 'cancelled' | 'reminder';

const subject: Record<VisitorMail, (when: string) => string> = {
  booked: (when) => `Ihr Termin: ${when}`,
  moved: (when) => `Neue Zeit für Ihren Termin: ${when}`,
  cancelled: (when) => `Abgesagt: Ihr Termin, ${when}`,
  reminder: (when) => `Erinnerung: Ihr Termin, ${when}`,
};

const heading: Record<VisitorMail, (when: string) => string> = {
  booked: (when) => `Ihr Erstgespräch: ${when}`,
  moved: (when) => `Neue Zeit für Ihr Erstgespräch: ${when}`,
  cancelled: (when) => `Abgesagt: Ihr Erstgespräch, ${when}`,
  reminder: (when) => `Ihr Erstgespräch: ${when}`,
};

/** First line: what happened, by the visitor or by staff. */
const point = {
  booked: {
    visitor: 'der Kalendereintrag liegt dieser E-Mail bei.',
    staff: 'der Kalendereintrag liegt dieser E-Mail bei.',
  },
  moved: {
    visitor: 'der beiliegende Kalendereintrag ersetzt den bisherigen.',
    staff: 'wir mussten den Termin verschieben. Der beiliegende Kalendereintrag ersetzt den bisherigen.',
  },
  cancelled: {
    visitor: 'Sie haben das Gespräch abgesagt. Die Datei in dieser E-Mail entfernt es auch aus Ihrem Kalender.',
    staff: 'wir müssen das Gespräch leider absagen. Die Datei in dieser E-Mail entfernt es auch aus Ihrem Kalender.',
  },
  reminder: {
    visitor: 'zur Erinnerung die Angaben zu Ihrem Termin.',
    staff: 'zur Erinnerung die Angaben zu Ihrem Termin.',
  },
} satisfies Record<VisitorMail, { visitor: string; staff: string }>;

/** How the call takes place; our phone number ends the sentence `before`. */
const meeting: Record<Exclude<Meeting['by'], 'room'>, { kind: string; before: string }> & { room: { kind: string } } = {
  room: { kind: 'per Video' },
  video: {
    kind: 'per Video',
    before:
      'Den Link zum Video sendet Ihnen vorher die Person, die das Gespräch führt. Kam keiner an, rufen Sie uns an: ',
  },
  call: {
    kind: 'per Telefon',
    before:
      'Wir rufen Sie zur vereinbarten Zeit unter der Nummer an, die Sie angegeben haben. Sie erreichen uns unter ',
  },
  'own-call': {
    kind: 'per Telefon',
    before: 'Sie haben keine Nummer angegeben. Bitte rufen Sie uns deshalb zur vereinbarten Zeit an: ',
  },
};

export const de = {
  /** A moment in running text; in the subject line it stays short. */
  clock: (when: string) => `${when}\u00a0Uhr`,
  subject,
  heading,
  point,
  meeting,
  labels: {
    day: 'Tag',
    time: 'Zeit',
    officeTime: 'Zeit bei uns',
    before: 'Bisher',
    kind: 'Gespräch',
    person: 'Mit',
    calculation: 'Berechnung',
  },
  /** Its values are what the visitor entered, so they are not repeated. */
  calculation: 'Ihre Werte und das Ergebnis liegen uns für das Gespräch vor.',
  roomButton: 'Videoraum öffnen',
  calendarButton: 'In den Kalender',
  change: 'Passt die Zeit nicht mehr, wählen Sie eine andere oder sagen Sie ab; das geht bis zum Beginn. ',
  changeLink: 'Termin verschieben oder absagen',
  again: 'Wenn Sie das Gespräch nachholen möchten, wählen Sie eine andere Zeit.',
  againButton: 'Neuen Termin wählen',
  closing: 'Freundliche Grüße',
  reason: 'Sie erhalten diese E-Mail, weil auf unserer Website ein Gespräch mit dieser Adresse gebucht wurde. ',
  notYou: 'Waren Sie das nicht, sagen Sie den Termin oben ab. ',
  privacy: 'Wie lange wir Angaben aufbewahren und welche Rechte Sie haben, steht in der ',
  privacyLink: 'Datenschutzerklärung',
  person: (company: Company) => [company.mail.person, `${company.mail.role.de}, ${company.name}`],
};

export type BookingTexts = typeof de;
