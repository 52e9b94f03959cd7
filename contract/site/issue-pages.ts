import type { Language } from './languages.ts';
import { hrefOf, type PageId, type PageMatch, pageAt, pages } from './pages.ts';

// Not loaded in browsers, which treat an issue like any other page.

/** The page of a newsletter issue: the same path in both languages. */
export function issueHref(slug: string, language: Language): string {
  return `${pages['newsletter-issues'].de}/${slug}${language === 'en' ? '?lang=en' : ''}`;
}

/** `issue` is the slug, if the page is that of a newsletter issue. */
export type AnyPageMatch = PageMatch & { issue?: string };

/** The page at a path, as `pageAt`, but including newsletter issues. */
export function anyPageAt(path: string): AnyPageMatch | null {
  return pageAt(path) ?? issueAt(path);
}

function issueAt(path: string): AnyPageMatch | null {
  const folder = `${pages['newsletter-issues'].de}/`;
  const issue = path.slice(folder.length);
  if (!path.startsWith(folder) || !/^[a-z0-9-]{1,80}$/.test(issue)) return null;
  return { page: 'newsletter-issues', pathLanguage: 'de', issue };
}

/** The address of a match of `anyPageAt` in a language. */
export function anyHrefOf(match: AnyPageMatch, language: Language): string {
  return match.issue === undefined ? hrefOf(match, language) : issueHref(match.issue, language);
}

/** What page views are counted by: all papers count as one page, and all issues. */
export type ViewedPage = PageId | 'white-paper' | 'newsletter-issue';
export function viewedPage({ page, paper, issue }: AnyPageMatch): ViewedPage {
  if (issue !== undefined) return 'newsletter-issue';
  return paper === undefined ? page : 'white-paper';
}
