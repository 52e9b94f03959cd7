import { minute } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { anyPageAt, type ViewedPage, viewedPage } from '#contract/site/issue-pages.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { HeaderReader } from '#server/http/answer/answer.ts';
import { repeatJob } from '#server/log/repeat-job.ts';
import { isCrawler } from './crawler.ts';
import { addPageViews } from './repository.ts';

/** Milliseconds between two writes of the counts; a crash loses at most one interval. */
const interval = minute;

export type PageViews = ReturnType<typeof countPageViews>;

/**
 * Counts the views of each page by day and language. Only numbers are stored: no cookies, addresses or other data about
 * visitors. Counts are kept in memory and added to the table every minute; crawlers and prefetching are not counted.
 */
export function countPageViews(db: Db) {
  const counters = new Map<string, { page: ViewedPage; language: Language; count: number }>();

  /** The counter of a page in a language, or null when a request is not a page view. */
  function counterFor(path: string, language: Language, header: HeaderReader): { count: number } | null {
    const match = anyPageAt(path);
    if (!match || isCrawler(header('user-agent')) || header('sec-purpose') !== undefined) return null;
    const page = viewedPage(match);
    const key = `${page} ${language}`;
    let counter = counters.get(key);
    if (!counter) {
      counter = { page, language, count: 0 };
      counters.set(key, counter);
    }
    return counter;
  }

  async function flush(now = Date.now()): Promise<void> {
    const day = officeDay(now);
    const taken = [...counters.values()].filter(({ count }) => count > 0).map((counter) => ({ ...counter }));
    if (taken.length === 0) return;
    for (const counter of counters.values()) counter.count = 0;
    try {
      await addPageViews(
        db,
        taken.map(({ page, language, count }) => ({ day, page, language, views: count })),
      );
    } catch (error) {
      for (const { page, language, count } of taken) {
        const counter = counters.get(`${page} ${language}`);
        if (counter) counter.count += count;
      }
      throw error;
    }
  }

  const storing = repeatJob(interval, 'Page views could not be stored', () => flush());
  return {
    /** The counter for a page requested as a document. */
    ofDocument: (path: string, language: Language, header: HeaderReader) =>
      header('accept')?.includes('text/html') ? counterFor(path, language, header) : null,
    /** Counts a page that the browser opened by client-side navigation, without requesting a document. */
    count(path: string, language: Language, header: HeaderReader): void {
      const counter = counterFor(path, language, header);
      if (counter) counter.count += 1;
    },
    flush,
    stop: storing.finish,
  };
}
