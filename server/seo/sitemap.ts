import type { ListedIssue } from '#contract/newsletter-issues.ts';
import { issueHref } from '#contract/site/issue-pages.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { hrefFor, noindexPages, pageIds, whitePaperHref } from '#contract/site/pages.ts';
import type { PageDates } from '#server/built.ts';

/**
 * All pages, white papers and newsletter issues in both languages, each with its alternates (sitemaps.org; Google's
 * documentation on localised versions) and the day its content last changed (a month for papers; none for those that
 * staff added).
 */
export function sitemap(
  origin: string,
  dates: PageDates,
  papers: readonly { id: string; changed: string | null }[],
  issues: readonly Pick<ListedIssue, 'slug' | 'day'>[],
): string {
  const entries = [
    ...pageIds
      .filter((page) => !noindexPages.has(page))
      .map((page) => ({ day: dates[page], href: (language: Language) => hrefFor(page, language) })),
    ...papers.map(({ id, changed }) => ({
      day: changed,
      href: (language: Language) => whitePaperHref(id, language),
    })),
    ...issues.map(({ slug, day }) => ({ day, href: (language: Language) => issueHref(slug, language) })),
  ];
  const urls = entries.flatMap(({ day, href }) => {
    const address = (language: Language) => escapeXml(origin + href(language));
    const alternates = [...languages, 'x-default' as const].map((language) => {
      const target = address(language === 'x-default' ? 'de' : language);
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${target}"/>`;
    });
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return languages.map((language) => `<url><loc>${address(language)}</loc>${changed}${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
