import { newsletterPhrases } from '#contract/leads/newsletter-names.ts';
import type { IssueBlock, IssueRun } from '#contract/newsletter-issues.ts';
import { anyPageAt, issueHref } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import type { MailContent, MailSite } from '#server/mails/definition.ts';
import { pageLink } from '#server/mails/page-link.ts';
import type { Block, Sentence } from '#server/mails/render/blocks.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import type { IssueMailInput } from '#server/newsletter/mails/mail-input.ts';
import { editorsSignature } from '#server/newsletter/mails/signature.ts';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';

/** An issue of a newsletter, with the links that end the subscription. It has no tracking of opens or clicks. */
export function newsletterIssue({ issue, reader }: IssueMailInput, language: Language, site: MailSite): MailContent {
  const { company, settings, secret } = site;
  const texts = language === 'de' ? de : en;
  const { PUBLIC_URL: origin } = settings;
  const link = (action: 'unsubscribe' | 'preferences') =>
    reader ? `${origin}${newsletterLink(action, reader.id, secret, reader.created_at)}` : '';
  return {
    subject: reader ? issue.subject : texts.testSubject(issue.subject),
    replyTo: { name: company.name, address: company.email },
    headers: reader
      ? {
          'List-Unsubscribe': `<${link('unsubscribe')}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    blocks: [
      { kind: 'heading', text: issue.subject },
      { kind: 'paragraph', text: issue.teaser },
      ...issue.blocks.map((block) => mailBlock(block, (path) => absolute(path, origin, language))),
      editorsSignature(texts.closing, company, language),
      {
        kind: 'small-print',
        text: reader
          ? [
              texts.reason(newsletterPhrases[language][issue.kind]),
              { words: texts.preferences, href: link('preferences') },
              texts.or,
              { words: texts.unsubscribe, href: link('unsubscribe') },
              '.',
            ]
          : texts.test,
      },
      {
        kind: 'origin',
        text: [
          // Its page exists once it is sent.
          ...(reader
            ? [{ words: texts.browser, href: absolute(issueHref(issue.slug, language), origin, language) }, '. ']
            : []),
          { words: texts.archive, href: pageLink(origin, 'newsletter-issues', language) },
          '.',
        ],
      },
    ],
  };
}

type ToAbsolute = (path: string) => string;

function mailBlock(block: IssueBlock, toAbsolute: ToAbsolute): Block {
  const sentence = (runs: readonly IssueRun[]): Sentence => runs.map((run) => part(run, toAbsolute));
  switch (block.kind) {
    case 'heading':
      return { kind: 'subheading', text: sentence(block.runs) };
    case 'quote':
      return { kind: 'quotation', text: sentence(block.runs) };
    case 'list':
      return { kind: 'list', ordered: block.ordered, items: block.items.map(sentence) };
    case 'paragraph':
      return { kind: 'paragraph', text: sentence(block.runs) };
  }
}

function part({ text: words, href, ...look }: IssueRun, toAbsolute: ToAbsolute) {
  if (href !== undefined) return { words, href: href.startsWith('/') ? toAbsolute(href) : href };
  return look.strong || look.em ? { words, ...look } : words;
}

/** URL of a path of this site. That of a page names the issue's language, as `pageLink` does. */
function absolute(path: string, origin: string, language: Language): string {
  const { pathname, searchParams, hash } = new URL(path, origin);
  if (!anyPageAt(pathname) || searchParams.has('lang')) return origin + path;
  searchParams.set('lang', language);
  return `${origin}${pathname}?${searchParams}${hash}`;
}
