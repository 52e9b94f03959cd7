import { type Language, languages } from '../../contract/site/languages.ts';
import { hrefFor, noindexPages, pageIds } from '../../contract/site/pages.ts';
import type { PageDates } from '../built.ts';

/**
 * All pages in both languages, each with its alternates (sitemaps.org; Google's notes on localised versions) and the day
 * its content last changed.
 */
export function sitemap(origin: string, dates: PageDates): string {
  const urls = pageIds
    .filter((page) => !noindexPages.has(page))
    .flatMap((page) => {
      const address = (language: Language) => escapeXml(origin + hrefFor(page, language));
      const alternates = [...languages, 'x-default' as const].map((language) => {
        const href = address(language === 'x-default' ? 'de' : language);
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      });
      return languages.map(
        (language) =>
          `<url><loc>${address(language)}</loc><lastmod>${dates[page]}</lastmod>${alternates.join('')}</url>`,
      );
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
