export const de = {
  labels: {
    next: 'Nächster freier Termin',
    instead: 'Oder gleich einen Termin',
    quicker: 'Schneller geht es mit einem Termin',
  },
  /** After a label, for visitors whose clock differs from the office's. */
  zone: ' (Ortszeit {city})',
  details: '{day}, {minutes}\u00a0Minuten, per Video oder Telefon',
  host: '{day}, {minutes}\u00a0Minuten, per Video oder Telefon, mit {person}',
  take: 'Diesen Termin nehmen',
  /** For screen readers, after a button's weekday and time. */
  at: 'Termin am {day} um {time}\u00a0Uhr nehmen',
};

export type SlotTexts = typeof de;
