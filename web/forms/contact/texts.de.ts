import type { contactPageInput } from '#contract/leads/contact.ts';
import { replyWithin } from '#contract/site/figures.ts';
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
  subject: 'Betreff',
  message: 'Nachricht',
};

/** The contact modal and the contact page. */
export const de = {
  common,
  labels,
  errors: {
    ...fieldErrors.person,
    ...fieldErrors.phone,
    ...fieldErrors.company,
    ...fieldErrors.subject,
    ...fieldErrors.message,
  } satisfies Sentences<typeof contactPageInput, keyof typeof labels>,
  notice: notices.contact,
  send: 'Nachricht senden',
  modal: {
    title: 'Worum geht es?',
    lead: `Antwort ${replyWithin.de}, per E-Mail oder Telefon.`,
    help: 'Ein Vorschlag für den Anfang. Ändern Sie ihn, wie Sie möchten.',
    sending: 'Wird gesendet …',
    close: 'Schließen',
    failureTitle: 'Fehler beim Senden der Nachricht',
    failure: 'Beim Senden der Nachricht ist leider ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    successTitle: 'Nachricht gesendet',
    success: `Vielen Dank. Eine Eingangsbestätigung geht an Ihre Adresse, unsere Antwort folgt ${replyWithin.de}.`,
  },
  page: {
    sending: 'Nachricht wird gesendet...',
    missingTitle: 'Bitte füllen Sie alle Pflichtfelder aus',
    missing: 'Vorname, Nachname, E-Mail und Nachricht sind erforderlich.',
    successTitle: 'Nachricht erfolgreich gesendet!',
    success: 'Vielen Dank für Ihre Anfrage. Wir melden uns zeitnah bei Ihnen.',
    failureTitle: 'Fehler beim Senden',
    failure: 'Bitte versuchen Sie es später erneut.',
  },
};

export type ContactTexts = typeof de;
