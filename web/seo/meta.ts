import { issueHref } from '#contract/site/issue-pages.ts';
import { type Language, openGraphLocale, otherLanguage } from '#contract/site/languages.ts';
import { hrefFor, noindexPages, type PageId, whitePaperHref } from '#contract/site/pages.ts';
import { isPrivatePage, isSitePage, type OtherPage, type PageData, type PageTexts } from '#web/language/page-texts.ts';
import { counted } from '#web/root-data.ts';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import type { HeadTag } from './head-tag.ts';
import { faqData, type Question, structuredData } from './structured-data.ts';

type MetaArgs = { loaderData: PageData<PageTexts>; root: ShellData };
type FaqTexts = PageTexts & { faq: { items: readonly Question[]; noteInWords?: string } };

/**
 * Title, description, canonical, hreflang and social tags of a page in the current language. The canonical URL is that
 * of this language; x-default is German (the site's default language).
 */
export function pageMeta({ loaderData, root }: MetaArgs): HeadTag[] {
  const { page, language, texts } = loaderData;
  const description = counted(texts.meta.description, root);
  const title = `${texts.meta.title} | ${root.company.name}`;
  const common: HeadTag[] = [
    { title: `${outcomeOf(root)}${loaderData.stated ?? texts.meta.title} | ${root.company.name}` },
    { name: 'description', content: description },
    { name: 'keywords', content: texts.meta.keywords.join(', ') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root.company.name },
    { property: 'og:locale', content: openGraphLocale[language] },
    { property: 'og:locale:alternate', content: openGraphLocale[otherLanguage(language)] },
    ...imageTags(page, language, root.publicUrl, texts.meta.title, loaderData.picture),
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
  ];
  if (isPrivatePage(page)) return [...common, { name: 'robots', content: 'noindex' }];
  const url = (of: Language) => `${root.publicUrl}${addressOf(loaderData, of)}`;
  return [
    ...common,
    ...(isSitePage(page) ? structuredData(page, language, { ...texts.meta, description }, root) : []),
    ...(isSitePage(page) && noindexPages.has(page) ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:url', content: url(language) },
    { rel: 'canonical', href: url(language) },
    { rel: 'alternate', hrefLang: 'de', href: url('de') },
    { rel: 'alternate', hrefLang: 'en', href: url('en') },
    { rel: 'alternate', hrefLang: 'x-default', href: url('de') },
  ];
}

/** Outcome of a form posted without JavaScript: the title is the first thing a screen reader announces. */
function outcomeOf({ posted, sent, texts }: ShellData): string {
  if (posted) return `${texts.outcomes.mistake}: `;
  return sent ? `${texts.outcomes.sent}: ` : '';
}

/** `pageMeta` plus structured data for the questions on the page (its texts' `faq`). */
export function pageMetaWithFaq(args: MetaArgs & { loaderData: PageData<FaqTexts> }): HeadTag[] {
  const { items, noteInWords } = args.loaderData.texts.faq;
  return [...pageMeta(args), faqData(items, noteInWords)];
}

function addressOf({ page, paper, issue }: PageData<PageTexts>, language: Language): string {
  if (page === 'newsletter-issue') return issueHref(issue ?? '', language);
  return page === 'white-paper' ? whitePaperHref(paper ?? '', language) : hrefFor(page as PageId, language);
}

/** The image that the build created for the page, or else the logo. */
function imageTags(
  page: PageId | OtherPage,
  language: Language,
  publicUrl: string,
  alt: string,
  picture: string = page,
): HeadTag[] {
  if (isPrivatePage(page) || (isSitePage(page) && noindexPages.has(page))) {
    return [
      { property: 'og:image', content: `${publicUrl}/favicon.svg` },
      { name: 'twitter:card', content: 'summary' },
    ];
  }
  const image = `${publicUrl}/social/${picture}-${language}.png`;
  return [
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: image },
  ];
}
