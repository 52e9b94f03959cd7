import { newsletterFormInput } from '#contract/leads/newsletters.ts';
import { type LeadInput, leadKinds, type NewsletterKind } from '#contract/leads/registry.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import { newId } from '#server/db/id.ts';
import type { NewNewsletterSignup } from '#server/db/schema/schema.ts';
import type { SubmissionContext } from '#server/leads/definition.ts';
import { wordingOf } from '#server/newsletter/wordings.ts';
import { emailKey } from '#server/person/email-key.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { kind } from './kind.ts';
import { unlessHeld } from './mails-visitor.ts';
import { signupThroughIntake } from './through-intake.ts';

type SignupInput = LeadInput<NewsletterKind> & { interests?: string[] | null | undefined };

/** Where a sign-up came from, for calls that do not say. */
const sources = {
  'newsletter-radar': pageSources['knowledge-center'],
  'newsletter-general': pageSources['use-cases'],
} satisfies Record<NewsletterKind, string>;

/** The row of an unconfirmed sign-up. `company` is the name in the consent's wording. */
export function signupRow(
  name: NewsletterKind,
  input: SignupInput,
  context: SubmissionContext,
  company: string,
): NewNewsletterSignup {
  return {
    id: newId(context.now),
    kind: name,
    created_at: context.now,
    language: context.language,
    first_name: input.firstName,
    last_name: input.lastName,
    email: input.email,
    interests: input.interests ?? [],
    page_source: input.pageSource || sources[name],
    page_url: input.pageUrl,
    consent: input.consent ? 1 : 0,
    wording_version: input.wordingVersion,
    consent_wording: wordingOf(input.wordingVersion, company),
    spam_signals: context.signals,
    suspect: isSuspect(context.signals) ? 1 : 0,
    state: 'pending',
    email_key: emailKey(input.email),
    mail_id: null,
    mailed_at: null,
    search_text: foldForSearch(`${input.firstName} ${input.lastName} ${input.email}`),
  };
}

function newsletter<K extends NewsletterKind>(name: K) {
  return {
    name,
    formInput: newsletterFormInput,
    repeatable: true,
    mailsVisitor: unlessHeld,
    store: signupThroughIntake((input: SignupInput, context, company) => signupRow(name, input, context, company)),
  };
}

export const newsletterRadar = kind({
  ...newsletter('newsletter-radar'),
  input: leadKinds['newsletter-radar'].input,
  home: 'knowledge-center',
  accepted: {
    de: 'Ihre Anmeldung zum KI-Radar ist vorgemerkt. Bitte bestätigen Sie sie; die E-Mail dazu kommt spätestens in einer Stunde.',
    en: 'Your AI radar sign-up is noted. Please confirm it; the email comes within an hour at the latest.',
  },
});

export const newsletterGeneral = kind({
  ...newsletter('newsletter-general'),
  input: leadKinds['newsletter-general'].input,
  home: 'home',
  accepted: {
    de: 'Ihre Anmeldung ist vorgemerkt. Eine E-Mail bittet spätestens in einer Stunde um Ihre Bestätigung.',
    en: 'Your sign-up is noted. Within an hour at the latest an email asks you to confirm it.',
  },
});
