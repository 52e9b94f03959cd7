import type { SlotTexts } from './slot-texts.de.ts';

export const en: SlotTexts = {
  label: 'Next free appointment',
  details: '{day}, {minutes}\u00a0minutes, by video or phone',
  host: '{day}, {minutes}\u00a0minutes, by video or phone, with {person}',
  take: 'Take this time',
  at: 'Take the appointment on {day} at {time}',
};
