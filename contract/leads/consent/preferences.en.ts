import type { de } from './preferences.de.ts';

export const en: typeof de = {
  version: 'preferences-en-2026-11',
  title: 'What would you like to receive?',
  lead: 'What you get is ticked. Without a tick the mailing ends when you save.',
  button: 'Save choice',
};
