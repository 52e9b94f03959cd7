import type { Language } from './languages.ts';
import { hrefOf, type PageId, type PageMatch, pageAt, pages } from './pages.ts';

// Browsers load none of this: to them an issue is a document like any other.

/** Where a sent issue of a newsletter has its page: one address in both languages. */
export function issueHref(slug: string, language: Language): string {
  return `${pages['newsletter-issues'].de}/${slug}${language === 'en' ? '?lang=en' : ''}`;
}

/** `issue` is the last part of the address of the newsletter's issue whose page it is. */
export type AnyPageMatch = PageMatch & { issue?: string };

/** The page at a path as `pageAt` finds it, those of issues among them. */
export function anyPageAt(path: string): AnyPageMatch | null {
  return pageAt(path) ?? issueAt(path);
}

function issueAt(path: string): AnyPageMatch | null {
  const folder = `${pages['newsletter-issues'].de}/`;
  const issue = path.slice(folder.length);
  if (!path.startsWith(folder) || !/^[a-z0-9-]{1,80}$/.test(issue)) return null;
  return { page: 'newsletter-issues', pathLanguage: 'de', issue };
}

/** The address of what `anyPageAt` found, in a language. */
export function anyHrefOf(match: AnyPageMatch, language: Language): string {
  return match.issue === undefined ? hrefOf(match, language) : issueHref(match.issue, language);
}

/** What a page is counted as: those of papers and of issues each as one. */
export type ViewedPage = PageId | 'white-paper' | 'newsletter-issue';
export function viewedPage({ page, paper, issue }: AnyPageMatch): ViewedPage {
  if (issue !== undefined) return 'newsletter-issue';
  return paper === undefined ? page : 'white-paper';
}
