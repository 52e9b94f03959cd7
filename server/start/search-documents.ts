import { geoPath } from '#contract/http/geo-path.ts';
import type { RenderPage } from '#contract/page-context.ts';
import type { SearchDocuments } from '#contract/search.ts';
import { sampleCompany } from '#contract/site/company.ts';
import type { Built } from '#server/built.ts';
import { siteContext } from '#server/pages/context.ts';
import type { OpenSite } from './open-site.ts';

/**
 * The pages' texts for the search: those of the build, unless the operator's data or settings change what pages say.
 * Then the pages are rendered once, which takes about a second.
 */
export function searchDocuments(
  { settings, company }: Pick<OpenSite, 'settings' | 'company'>,
  renderPage: RenderPage,
  built: Built,
): Built['searchDocuments'] {
  if (company === sampleCompany && settings.GEO_URL === geoPath && !settings.BOOKING_URL) return built.searchDocuments;
  let own: Promise<SearchDocuments> | null = null;
  const read = async () => {
    const { readPages } = await import('#server/search/read-pages.ts');
    return await readPages(renderPage, siteContext(settings, company));
  };
  return () => {
    own ??= read().catch((error: unknown) => {
      // The next query tries again.
      own = null;
      throw error;
    });
    return own;
  };
}
