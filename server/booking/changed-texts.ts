import type { Localized } from '#contract/site/languages.ts';

/** The `message` of a successful change, for clients that display it. */
export const changedTexts: Localized<Record<'moved' | 'unchanged' | 'cancelled', string>> = {
  de: {
    moved: 'Ihr Termin ist verschoben. Die neue Einladung kommt per E-Mail.',
    unchanged: 'Es bleibt bei dieser Zeit. Die letzte Einladung gilt.',
    cancelled: 'Ihr Termin ist abgesagt.',
  },
  en: {
    moved: 'Your appointment has been moved. The new invitation will come by email.',
    unchanged: 'Your appointment is already at this time. The latest invitation still applies.',
    cancelled: 'Your appointment is cancelled.',
  },
};
