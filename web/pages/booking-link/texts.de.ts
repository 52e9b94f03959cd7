import { appointmentMinutes } from '#contract/booking/booking.ts';
import { de as form } from '#web/forms/booking/texts.de.ts';

export const de = {
  meta: {
    title: 'Ihr Termin',
    description:
      'Hier sehen Sie den gebuchten Termin für das Erstgespräch, verschieben ihn auf eine andere freie Zeit oder sagen ihn ab. Der Link dazu steht in der Bestätigung.',
    keywords: ['Termin', 'Verschieben', 'Absagen'],
  },
  eyebrow: `Erstgespräch, ${appointmentMinutes}\u00a0Minuten`,
  picker: form.picker,
  booked: { title: 'Ihr Termin' },
  done: {
    booked: { title: 'Ihr Termin steht', text: 'Die Einladung ist unterwegs zu Ihrer Adresse.' },
    moved: {
      title: 'Ihr Termin ist verschoben',
      text: 'Eine neue Einladung ist unterwegs; sie ersetzt die alte im Kalender.',
    },
    unchanged: {
      title: 'Es bleibt bei dieser Zeit',
      text: 'Es gilt die letzte Einladung, die Sie von uns haben.',
    },
    cancelled: { title: 'Ihr Termin ist abgesagt', text: 'Eine Bestätigung ist unterwegs. Die Zeit ist wieder frei.' },
  },
  cancelled: {
    title: 'Dieser Termin ist abgesagt',
    text: 'Sie müssen nichts weiter tun.',
    link: 'Neuen Termin wählen',
  },
  past: {
    title: 'Dieser Termin ist vorbei',
    text: 'Verschieben oder absagen lässt er sich nicht mehr.',
    link: 'Neuen Termin wählen',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Das Gespräch liegt schon länger zurück. Einen neuen Termin wählen Sie in einer Minute.',
    link: 'Neuen Termin wählen',
  },
  unknown: {
    title: 'Zu diesem Link gibt es keinen Termin',
    text: 'Vermutlich fehlt ein Stück davon. Öffnen Sie ihn bitte noch einmal aus der Bestätigung.',
    link: 'Termine ansehen',
  },
  modes: {
    video: 'Per Video. Der Link steht in der Einladung oder folgt vor dem Gespräch.',
    phone: 'Am Telefon. Wir rufen Sie unter der Nummer an, die Sie angegeben haben.',
    ownCall: 'Am Telefon. Sie haben keine Nummer angegeben; rufen Sie uns bitte zur vereinbarten Zeit an: {phone}.',
  },
  /** With whom: name, role and company. */
  host: 'Mit {person}, {role}, {company}',
  calculation: 'Ihre Berechnung liegt uns für das Gespräch vor.',
  officeZone: 'Uhrzeit in Hannover',
  calendar: 'In den Kalender',
  move: {
    title: 'Auf eine andere Zeit verschieben',
    text: 'Die bisherige Zeit wird erst frei, wenn die neue gebucht ist.',
    button: 'Termin verschieben',
    to: 'Auf {day}, {time} Uhr verschieben',
  },
  cancel: {
    title: 'Termin absagen',
    open: 'Ich möchte absagen',
    text: 'Die Zeit wird sofort für andere frei. Eine Begründung brauchen wir nicht.',
    button: 'Termin endgültig absagen',
  },
  refused: {
    /** Precedes the page title. */
    title: 'Fehler',
    required: 'Bitte wählen Sie eine neue Zeit; bis dahin gilt Ihr bisheriger Termin.',
    expired: 'Dieser Termin ist vorbei oder schon abgesagt.',
    alone: 'Ihr bisheriger Termin gilt weiter. Bitte wählen Sie eine andere Zeit.',
  },
};

export type Texts = typeof de;
