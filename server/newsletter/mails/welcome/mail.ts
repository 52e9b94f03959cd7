import { newsletterPhrases, newsletterTitles } from '#contract/leads/newsletter-names.ts';
import type { Language } from '#contract/site/languages.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import type { SignupMailInput } from '#server/newsletter/mails/mail-input.ts';
import { editorsSignature } from '#server/newsletter/mails/signature.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** Confirms the subscription and says how to end it: by a link, or by one click in the mail program (RFC 8058). */
export function newsletterWelcome(
  { signup }: SignupMailInput,
  language: Language,
  { company, settings, secret }: MailSite,
): MailContent {
  const texts = language === 'de' ? de : en;
  const link = (action: 'unsubscribe' | 'preferences') =>
    `${settings.PUBLIC_URL}${newsletterLink(action, signup.id, secret, signup.created_at)}`;
  return {
    subject: texts.subject(newsletterTitles[language][signup.kind]),
    replyTo: { name: company.name, address: company.email },
    headers: {
      'List-Unsubscribe': `<${link('unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    blocks: [
      { kind: 'heading', text: texts.heading },
      { kind: 'paragraph', text: texts.point(newsletterPhrases[language][signup.kind]) },
      { kind: 'paragraph', text: `${texts.rhythm[signup.kind]} ${texts.next}` },
      editorsSignature(texts.closing, company, language),
      {
        kind: 'small-print',
        text: [
          texts.manage,
          { words: texts.preferences, href: link('preferences') },
          texts.or,
          { words: texts.unsubscribe, href: link('unsubscribe') },
          '.',
        ],
      },
    ],
  };
}
