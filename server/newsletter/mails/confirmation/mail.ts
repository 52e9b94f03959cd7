import { newsletterPhrases, newsletterTitles } from '#contract/leads/newsletter-names.ts';
import type { Language } from '#contract/site/languages.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import { pageLink } from '#server/mails/page-link.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import type { SignupMailInput } from '#server/newsletter/mails/mail-input.ts';
import { editorsSignature } from '#server/newsletter/mails/signature.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/**
 * Asks the owner of the mailbox whether the sign-up was theirs (double opt-in, section 7 UWG). It repeats nothing that
 * was typed and advertises nothing: until it is confirmed, nobody has consented to advertising.
 */
export function newsletterConfirmation(
  { signup, receives }: SignupMailInput,
  language: Language,
  { company, settings, secret }: MailSite,
): MailContent {
  const texts = language === 'de' ? de : en;
  const words = receives ? texts.known : texts.ask;
  const action = receives ? 'preferences' : 'confirm';
  const name = newsletterPhrases[language][signup.kind];
  return {
    subject: words.subject(newsletterTitles[language][signup.kind]),
    replyTo: { name: company.name, address: company.email },
    headers: { 'X-Auto-Response-Suppress': 'All' },
    blocks: [
      { kind: 'heading', text: words.heading },
      { kind: 'paragraph', text: words.point(name, company.name) },
      {
        kind: 'button',
        label: words.button,
        href: `${settings.PUBLIC_URL}${newsletterLink(action, signup.id, secret, signup.created_at)}`,
      },
      { kind: 'paragraph', text: words.next },
      editorsSignature(texts.closing, company, language),
      {
        kind: 'small-print',
        text: [
          words.reason,
          { words: texts.privacyLink, href: pageLink(settings.PUBLIC_URL, 'privacy', language) },
          '.',
        ],
      },
    ],
  };
}
