import { de as consent } from '#contract/leads/consent/general.de.ts';
import type { newsletterFormInput } from '#contract/leads/newsletters.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', consent: 'Einwilligung' };

/** The newsletter's sign-up form. */
export const de = {
  common,
  labels,
  errors: { ...fieldErrors.person, ...fieldErrors.consent } satisfies Sentences<
    typeof newsletterFormInput,
    keyof typeof labels
  >,
  label: 'Newsletter abonnieren',
  consent,
  notice: notices['newsletter-general'],
  subscribe: 'Newsletter abonnieren',
  subscribing: 'Anmeldung läuft …',
  missingTitle: 'Bitte füllen Sie alle Felder aus',
  missing: 'Alle Felder sind erforderlich',
  consentTitle: 'Einwilligung erforderlich',
  consentMissing: 'Bitte kreuzen Sie an, dass wir Ihnen den Newsletter senden dürfen.',
  failureTitle: 'Fehler bei der Anmeldung',
  failure: 'Bitte versuchen Sie es später erneut.',
  successTitle: 'Anmeldung vorgemerkt',
  success:
    'Sie gilt, sobald Sie den Link in unserer Bestätigungs-E-Mail geöffnet und zugestimmt haben. Die E-Mail kommt spätestens nach einer Stunde.',
};

export type NewsletterTexts = typeof de;
