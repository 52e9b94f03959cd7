import type { LeadKind } from '#contract/leads/registry.ts';
import type { Localized } from '#contract/site/languages.ts';

/** The `message` of an accepted call, for clients that show it. */
export const acceptedTexts: Localized<Record<LeadKind, string>> = {
  de: {
    contact: 'Ihre Nachricht ist angekommen. Wir antworten innerhalb von 24 Stunden.',
    'white-paper': 'Ihr White Paper steht bereit.',
    'private-equity-request':
      'Ihre Auswahl ist angekommen. Sie trifft in wenigen Minuten an der angegebenen Adresse ein, sehen Sie sonst im Spam-Ordner nach.',
    'organisation-request':
      'Ihre Auswahl ist angekommen. Sie liegt in wenigen Minuten im Postfach der angegebenen Adresse, sonst im Spam-Ordner.',
    booking: 'Ihr Termin ist gebucht. Die Bestätigung mit dem Kalendereintrag kommt per E-Mail.',
    investor: 'Ihre Anfrage ist angekommen. Wir antworten innerhalb von 24 Stunden.',
    'newsletter-radar':
      'Ihre Anmeldung zum KI-Radar ist vorgemerkt. Bitte bestätigen Sie sie; die E-Mail dazu kommt spätestens in einer Stunde.',
    'newsletter-general':
      'Ihre Anmeldung ist vorgemerkt. Eine E-Mail bittet spätestens in einer Stunde um Ihre Bestätigung.',
  },
  en: {
    contact: 'Your message has arrived. We reply within 24 hours.',
    'white-paper': 'Your white paper is ready.',
    'private-equity-request':
      'Your request has arrived. The papers reach the address you gave within a few minutes; otherwise look in your spam folder.',
    'organisation-request':
      'Your request has arrived. Within a few minutes the papers are in the inbox of the address you gave, or else in its spam folder.',
    booking: 'Your appointment is booked. The confirmation with its calendar entry comes by email.',
    investor: 'Your inquiry has arrived. We reply within 24 hours.',
    'newsletter-radar':
      'Your AI radar sign-up is noted. Please confirm it; the email comes within an hour at the latest.',
    'newsletter-general': 'Your sign-up is noted. Within an hour at the latest an email asks you to confirm it.',
  },
};
