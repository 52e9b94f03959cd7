import type { RenderPage } from '#contract/page-context.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Built } from '#server/built.ts';
import { readSentMark } from '#server/leads/posted-form/sent-mark.ts';
import { issueSources, searchedIssues } from '#server/newsletter/issues/public.ts';
import { watchContent } from '#server/pages/content-version.ts';
import { countPageViews } from '#server/pages/page-views.ts';
import { createPages } from '#server/pages/pages.ts';
import { readPaperLink } from '#server/paper-requests/links.ts';
import { publicRetentionDays } from '#server/privacy/retention/retention.ts';
import { createSearch, type Search } from '#server/search/search.ts';
import { readDownloadToken } from '#server/white-papers/download/download.ts';
import { listedWhitePapers, publicWhitePaper } from '#server/white-papers/public-list.ts';
import type { LeadWork } from './create-lead-work.ts';
import type { OpenSite } from './open-site.ts';

/** How long a page may show the built-in papers after the list could not be read. */
const standInMilliseconds = 5000;

type ContentParts = { renderPage: RenderPage; built: Built; development: boolean };

/** Creates what visitors read: pages, white papers and search. */
export function createContent(
  { settings, company, country, proxies, database, secret }: OpenSite,
  { subscriptions, bookings }: Pick<LeadWork, 'subscriptions' | 'bookings'>,
  { renderPage, built, development }: ContentParts,
) {
  const content = watchContent(database.db, () => pages.clear());
  let clearing = false;
  /** Pages rendered with substitute content are soon rendered anew. */
  const onStandIn = () => {
    if (clearing) return;
    clearing = true;
    setTimeout(() => {
      clearing = false;
      pages.clear();
    }, standInMilliseconds).unref();
  };
  const whitePapers = (language: Language) => listedWhitePapers(database.db, built, language, onStandIn);
  const whitePaper = (id: string, language: Language) => publicWhitePaper(database.db, built, id, language, onStandIn);
  const paperLink = (token: string): 'expired' | 'unknown' =>
    [readPaperLink, readDownloadToken].some((read) => read(token, secret, Date.now()) === 'expired')
      ? 'expired'
      : 'unknown';
  const search: Search = createSearch({
    documents: built.searchDocuments,
    whitePapers,
    whitePaperFacts: built.whitePaperFacts,
    whitePaperTexts: built.whitePaperTexts,
    issues: (language) =>
      searchedIssues(database.db, language).catch(() => {
        // The index does without issues for a moment, so that everything else is still found.
        onStandIn();
        return [];
      }),
    generation: () => pages.generation(),
  });
  const archive = issueSources(database.db);
  const views = countPageViews(database.db);
  const pages = createPages({
    views,
    settings,
    company,
    renderPage,
    country,
    proxies,
    sent: (mark) => readSentMark(mark, secret, Date.now()),
    sources: {
      whitePapers,
      whitePaper,
      ...archive,
      search,
      newsletter: subscriptions.view,
      paperLink,
      booking: bookings.view,
      slots: bookings.slots,
      slotsToMove: bookings.slotsToMove,
      keptDays: () => publicRetentionDays(database.db, onStandIn),
    },
    beforePage: content.check,
    pageStyles: built.pageStyles,
    development,
  });
  return { pages, views, search, whitePapers, whitePaper, issues: archive.issues, changed: content.changed };
}
