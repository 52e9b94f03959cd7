import { keysOf } from '#contract/keys-of.ts';
import type { Language } from '#contract/site/languages.ts';
import type { PageId } from '#contract/site/pages.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import { pageLink } from '#server/mails/page-link.ts';
import type { PaperLink } from '#server/mails/paper-link.ts';
import { phoneLink } from '#server/mails/phone-link.ts';
import type { Block } from '#server/mails/render/blocks.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/**
 * Confirms to a visitor that a message arrived. Of the lead it uses only the kind and the chosen papers, so that nobody
 * can relay text to strangers through it.
 */
export function leadReceipt(
  { kind, papers = [] }: Pick<Lead, 'kind'> & { papers?: readonly PaperLink[] | undefined },
  language: Language,
  { company, settings }: MailSite,
): MailContent {
  const texts = language === 'de' ? de : en;
  const receipt = keysOf(texts.kinds).find((known) => known === kind);
  if (!receipt) throw new Error(`a lead of the kind ${kind} has no receipt`);
  const single = papers.length === 1;
  const words = { ...texts.kinds[receipt], ...(single && texts.single[receipt]) };
  const phone = phoneLink(company);
  const link = (page: PageId) => pageLink(settings.PUBLIC_URL, page, language);
  const blocks: Block[] = [
    { kind: 'heading', text: words.heading },
    { kind: 'paragraph', text: words.point },
    ...papers.map(
      ({ title, href, cover }): Block => ({ kind: 'paper', title, href, cover: cover?.name ?? null, alone: single }),
    ),
    { kind: 'paragraph', text: words.next },
    ...(words.talk
      ? [{ kind: 'paragraph', text: [words.talk, { words: texts.talkLink, href: link('booking') }, '.'] } as const]
      : []),
    { kind: 'paragraph', text: [words.phone, phone, '.'] },
    {
      kind: 'signature',
      closing: texts.closing,
      lines: [company.mail.person, `${company.mail.role[language]}, ${company.name}`],
    },
    {
      kind: 'small-print',
      text: [`${words.reason} ${texts.privacy}`, { words: texts.privacyLink, href: link('privacy') }, '.'],
    },
  ];
  return {
    subject: words.subject,
    replyTo: { name: company.name, address: company.email },
    headers: { 'X-Auto-Response-Suppress': 'All' },
    covers: papers.flatMap(({ cover }) => cover ?? []),
    blocks,
  };
}
