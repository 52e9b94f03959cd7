import type { contactPageInput } from '#contract/leads/contact.ts';
import { figures } from '#contract/site/figures.ts';
import type { Sentences } from '../life-cycle/codes.ts';
import { common } from '../texts/all-forms.de.ts';
import { notices } from '../texts/notices.de.ts';

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
    'firstName.required': 'Vorname ist erforderlich',
    'firstName.tooLong': 'Bitte kürzen Sie den Vornamen auf 100 Zeichen',
    'lastName.required': 'Nachname ist erforderlich',
    'lastName.tooLong': 'Bitte kürzen Sie den Nachnamen auf 100 Zeichen',
    'email.required': 'Gültige E-Mail-Adresse ist erforderlich',
    'email.invalid': 'Gültige E-Mail-Adresse ist erforderlich',
    'email.tooLong': 'Diese Adresse ist länger als 254 Zeichen; bitte prüfen Sie sie',
    'email.localTooLong': common.localTooLong,
    'phone.invalid': 'Bitte prüfen Sie die Telefonnummer',
    'phone.tooLong': 'Bitte geben Sie eine Nummer mit höchstens 40 Zeichen an',
    'company.invalid': 'Bitte prüfen Sie den Namen des Unternehmens',
    'company.tooLong': 'Bitte kürzen Sie den Namen auf 200 Zeichen',
    'subject.invalid': 'Bitte prüfen Sie den Betreff',
    'subject.tooLong': 'Bitte kürzen Sie den Betreff auf 200 Zeichen',
    'message.required': 'Nachricht ist erforderlich',
    'message.invalid': 'Bitte prüfen Sie die Nachricht',
    'message.tooLong': 'Bitte kürzen Sie die Nachricht auf 5.000 Zeichen',
  } satisfies Sentences<typeof contactPageInput, keyof typeof labels>,
  notice: notices.contact,
  send: 'Nachricht senden',
  modal: {
    title: 'Worum geht es?',
    lead: `Antwort innerhalb von ${figures.replyHours}\u00a0Stunden, per E-Mail oder Telefon.`,
    help: 'Ein Vorschlag für den Anfang. Ändern Sie ihn, wie Sie möchten.',
    sending: 'Wird gesendet...',
    close: 'Schließen',
    failureTitle: 'Fehler beim Senden der Nachricht',
    failure: 'Beim Senden der Nachricht ist leider ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    successTitle: 'Nachricht gesendet',
    success: `Vielen Dank. Eine Eingangsbestätigung geht an Ihre Adresse, unsere Antwort folgt innerhalb von ${figures.replyHours}\u00a0Stunden.`,
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
