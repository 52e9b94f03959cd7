import { appointmentMinutes } from '#contract/booking/booking.ts';
import type { booking } from '#contract/leads/booking.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  company: 'Unternehmen',
  message: 'Worum geht es?',
};

/** The time picker; also used on a booking's page. */
const picker = {
  label: 'Termin wählen',
  next: 'Nächster freier Termin',
  takeNext: 'Diesen Termin nehmen',
  change: 'ändern',
  /** After `change`, for screen readers. */
  changeWhat: ' (den Termin)',
  /** {person} and {role} are those of the person who holds the conversation. */
  host: `${appointmentMinutes}\u00a0Minuten mit {person}, {role}`,
  other: 'Anderen Termin wählen',
  /** {day} and {time} are day and time of day. */
  moment: '{day}, {time} Uhr',
  span: '{from} bis {to} Uhr',
  calendar: 'Tag wählen',
  calendarHelp: 'Pfeiltasten wechseln den Tag, Bild auf und Bild ab den Monat.',
  previousWeeks: 'Vorige Wochen',
  nextWeeks: 'Nächste Wochen',
  free: '{count} freie Zeiten',
  freeOne: 'eine freie Zeit',
  none: 'nichts frei',
  notYet: 'noch nicht buchbar',
  over: 'vorbei',
  times: 'Freie Zeiten am {day}',
  timesHint: 'Bitte wählen Sie zuerst einen Tag.',
  time: '{time} Uhr',
  /** Next to a time in another zone; {time} may include a day. */
  office: '{time} Uhr in Hannover',
  /** Short version of `office`. */
  officeShort: '{time} in Hannover',
  zone: 'Zeiten in',
  localTime: 'Uhrzeit in {zone}',
  changeZone: 'Zeitzone ändern',
  zoneLabel: 'Ihre Zeitzone',
  ownZone: 'Meine Zeitzone: {zone}',
  asList: 'Reagiert der Kalender nicht? Termine als Liste',
  noScript: 'Alle Zeiten sind Uhrzeiten in Hannover.',
  noScriptLegend: 'Freie Termine',
  loading: 'Freie Termine werden geladen …',
  failedTitle: 'Die freien Termine sind gerade nicht abrufbar',
  failed: 'Ihre Angaben bleiben stehen. Prüfen Sie bitte die Verbindung, und laden Sie noch einmal.',
  retry: 'Noch einmal laden',
  emptyTitle: 'Zurzeit ist kein Termin frei',
  empty: 'Jeden Tag kommen neue hinzu. Wenn es eilt, schreiben Sie uns oder rufen Sie an; wir finden dann eine Zeit.',
  emptyLink: 'Nachricht schreiben',
  alternatives: 'Freie Zeiten davor und danach:',
  noAlternative: 'Bitte wählen Sie eine andere Zeit.',
  /** Why a chosen time is not available. */
  refusals: {
    required: 'Bitte wählen Sie einen Termin.',
    past: 'Dieser Termin ist inzwischen vorbei.',
    notice: 'Dieser Termin ist inzwischen zu kurzfristig.',
    horizon: 'So weit im Voraus vergeben wir noch keine Termine.',
    grid: 'Zu dieser Uhrzeit beginnt kein Gespräch.',
    nonexistent: 'Diese Uhrzeit gibt es an diesem Tag nicht, die Uhren werden vorgestellt.',
    closed: 'Zu dieser Zeit führen wir keine Gespräche.',
    holiday: 'An diesem Tag ist in Niedersachsen Feiertag.',
    blocked: 'Diese Zeit ist inzwischen belegt.',
    full: 'An diesem Tag sind inzwischen alle Gespräche vergeben.',
    taken: 'Diesen Termin hat eben jemand anderes gebucht.',
    invalid: 'Diesen Termin gibt es nicht.',
  },
  kept: 'Ihre Angaben stehen noch da.',
};

export const de = {
  common,
  labels,
  errors: {
    ...fieldErrors.person,
    ...fieldErrors.phone,
    ...fieldErrors.company,
    ...fieldErrors.message,
    'email.booked':
      'Bitte verschieben Sie einen der fünf Termine, die Sie schon haben, über den Link in der Bestätigung, oder rufen Sie uns an',
  } satisfies Sentences<typeof booking.input, keyof typeof labels> & { 'email.booked': string },
  notice: notices.booking,
  picker,
  title: 'Erstgespräch buchen',
  lead: `${appointmentMinutes}\u00a0Minuten, kostenlos. Zeit wählen, Namen und E-Mail-Adresse eintragen, und der Termin steht.`,
  close: 'Schließen',
  step: 'Schritt {step} von 2',
  choosing: 'Zeit wählen',
  details: 'Ihre Angaben',
  messageHelp: 'Aus Ihrer Auswahl vorbereitet. Ändern oder ergänzen Sie, was uns bei der Vorbereitung hilft.',
  phoneHelp: 'Für das Gespräch am Telefon oder falls die Videoverbindung ausfällt.',
  mode: 'Wie möchten Sie sprechen?',
  modes: {
    video: { name: 'Per Video', text: 'Den Link bekommen Sie per E-Mail.' },
    phone: {
      name: 'Am Telefon',
      text: 'Wir rufen Sie an. Wenn Sie keine Nummer angeben, rufen Sie bitte uns an: {phone}.',
    },
  },
  /** The button states exactly what it does. */
  book: 'Termin am {day} um {time} Uhr buchen',
  bookAny: 'Termin buchen',
  booking: 'Termin wird gebucht …',
  failureTitle: 'Wir wissen nicht, ob Ihre Buchung angekommen ist',
  failure:
    'Es kam keine Bestätigung von unserem Server. Ihre Angaben bleiben stehen; bitte senden Sie sie noch einmal. Ein zweiter Termin entsteht dabei nicht.',
  done: {
    title: 'Ihr Termin steht',
    phone:
      'Wir rufen Sie unter Ihrer Nummer an. Haben Sie keine angegeben, rufen Sie uns bitte zur vereinbarten Zeit an: {phone}.',
    mail: 'Eine Einladung mit allen Einzelheiten ist unterwegs zu Ihrer Adresse.',
    mailAndReminder:
      'Eine Einladung mit allen Einzelheiten ist unterwegs zu Ihrer Adresse, eine Erinnerung folgt am Tag davor.',
    calendar: 'In den Kalender',
    change: 'Termin ändern oder absagen',
  },
  external: {
    title: 'Einen Termin wählen',
    text: 'Unsere Termine führen wir in einem Kalender außerhalb dieser Website. Er öffnet sich in einem neuen Tab; geladen wird er erst mit Ihrem Klick. Dort gelten die Datenschutzhinweise des Anbieters.',
    link: 'Kalender öffnen',
  },
};

export type BookingTexts = typeof de;
export type PickerTexts = typeof picker;
