import type { SlotTexts } from './slot-texts.de.ts';

export const en: SlotTexts = {
  labels: {
    next: 'Next free appointment',
    instead: 'Or book an appointment straight away',
    quicker: 'An appointment is quicker',
  },
  zone: ' ({city} time)',
  details: '{day}, {minutes}\u00a0minutes, by video or phone',
  host: '{day}, {minutes}\u00a0minutes, by video or phone, with {person}',
  take: 'Take this time',
  at: 'Take the appointment on {day} at {time}',
};
