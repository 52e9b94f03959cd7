import { maxLength } from '#contract/leads/lengths.ts';

/** Error messages by field, in the same style for all forms; a form spreads the groups of its fields. */
export const fieldErrors = {
  person: {
    'firstName.required': 'Bitte geben Sie Ihren Vornamen ein',
    'firstName.tooLong': `Bitte kürzen Sie den Vornamen auf ${maxLength.name} Zeichen`,
    'lastName.required': 'Bitte geben Sie Ihren Nachnamen ein',
    'lastName.tooLong': `Bitte kürzen Sie den Nachnamen auf ${maxLength.name} Zeichen`,
    'email.required': 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    'email.invalid': 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    'email.tooLong': `Bitte geben Sie eine E-Mail-Adresse mit höchstens ${maxLength.email} Zeichen ein`,
    /** Maximum length of the local part (RFC 5321, 4.5.3.1.1). */
    'email.localTooLong': `Bitte geben Sie eine E-Mail-Adresse mit höchstens ${maxLength.local} Zeichen vor dem @ ein`,
  },
  phone: {
    'phone.required': 'Bitte geben Sie Ihre Telefonnummer ein',
    'phone.invalid': 'Bitte geben Sie eine Nummer ein, unter der wir Sie erreichen, oder lassen Sie das Feld leer',
    'phone.tooLong': `Bitte kürzen Sie die Telefonnummer auf ${maxLength.phone} Zeichen`,
  },
  company: {
    'company.required': 'Bitte geben Sie Ihr Unternehmen ein',
    'company.invalid': 'Bitte prüfen Sie den Namen des Unternehmens',
    'company.tooLong': `Bitte kürzen Sie den Namen des Unternehmens auf ${maxLength.company} Zeichen`,
  },
  subject: {
    'subject.invalid': 'Bitte prüfen Sie den Betreff',
    'subject.tooLong': `Bitte kürzen Sie den Betreff auf ${maxLength.subject} Zeichen`,
  },
  message: {
    'message.required': 'Bitte geben Sie Ihre Nachricht ein',
    'message.invalid': 'Bitte prüfen Sie die Nachricht',
    'message.tooLong': `Bitte kürzen Sie die Nachricht auf ${maxLength.message.toLocaleString('de')} Zeichen`,
  },
  consent: {
    'consent.required': 'Bitte willigen Sie ein, sonst dürfen wir nichts senden',
    'consent.invalid': 'Bitte willigen Sie ein, sonst dürfen wir nichts senden',
  },
  papers: {
    'selectedWhitepapers.required': 'Bitte wählen Sie mindestens ein White Paper aus',
    'selectedWhitepapers.unknown': 'Bitte wählen Sie neu aus, eines der White Papers gibt es nicht mehr',
  },
};

export type FieldErrorTexts = typeof fieldErrors;
