import type { Refusal } from '#contract/booking/booking.ts';
import type { Localized } from '#contract/site/languages.ts';

/** Why a time cannot be booked: the `message` of the answer, for clients that display it. */
export const refusalTexts: Localized<Record<Refusal, string>> = {
  de: {
    past: 'Dieser Zeitpunkt liegt in der Vergangenheit.',
    notice: 'Dieser Termin beginnt zu bald. Bitte wählen Sie eine spätere Zeit.',
    horizon: 'So weit im Voraus vergeben wir noch keine Termine.',
    grid: 'Termine beginnen zur vollen oder halben Stunde. Bitte wählen Sie eine der freien Zeiten.',
    nonexistent:
      'Diese Uhrzeit gibt es an diesem Tag nicht, weil die Uhren vorgestellt werden. Bitte wählen Sie eine der freien Zeiten.',
    closed: 'Zu dieser Zeit führen wir keine Gespräche. Bitte wählen Sie eine der freien Zeiten.',
    holiday: 'Dieser Tag ist in Niedersachsen ein Feiertag. Bitte wählen Sie einen anderen.',
    blocked: 'Zu dieser Zeit ist niemand von uns da. Bitte wählen Sie eine andere.',
    full: 'An diesem Tag ist kein Termin mehr frei. Bitte wählen Sie einen anderen Tag.',
    taken: 'Dieser Termin ist inzwischen vergeben. Bitte wählen Sie eine andere Zeit.',
  },
  en: {
    past: 'This time is in the past.',
    notice: 'This appointment begins too soon. Please choose a later time.',
    horizon: 'Appointments cannot be booked that far ahead yet.',
    grid: 'Appointments begin on the hour or half hour. Please choose one of the free times.',
    nonexistent:
      'This time does not exist on this day, because the clocks go forward. Please choose one of the free times.',
    closed: 'We have no appointments at this time. Please choose one of the free times.',
    holiday: 'This day is a public holiday in Lower Saxony. Please choose another.',
    blocked: 'Nobody is available at this time. Please choose another.',
    full: 'This day has no free appointment left. Please choose another day.',
    taken: 'This appointment has since been taken. Please choose another time.',
  },
};

/** The message for an address with the maximum number of upcoming appointments. */
export const addressFullTexts: Localized<string> = {
  de: 'Für diese Adresse sind schon fünf Termine vereinbart. Verschieben Sie einen davon über den Link in der Bestätigung, oder rufen Sie uns an.',
  en: 'This address already has five appointments to come. Move one of them using the link in its confirmation, or call us.',
};
