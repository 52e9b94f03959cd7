import type { IssueBlock, IssueSources, ListedIssue } from '#contract/newsletter-issues.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { SearchedIssue } from '#contract/search.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { readMarkdown } from './read-markdown.ts';
import { bodiesOf, shownIssues, shownTexts } from './repository.ts';

/** In a German mail the teaser follows the salutation and begins in lower case. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The archive as visitors read it. When it cannot be read, the page fails rather than show an empty archive. */
export function issueSources(db: Db): IssueSources {
  const issues = async (language: Language): Promise<ListedIssue[]> =>
    (await shownIssues(db).execute()).map(({ slug, kind, sending_at, ...texts }) => ({
      slug,
      kind,
      subject: texts[`subject_${language}`],
      teaser: capital(texts[`teaser_${language}`]),
      day: officeDay(Number(sending_at)),
    }));
  return {
    issues,
    async issue(slug, language) {
      const all = await issues(language);
      const at = all.findIndex((one) => one.slug === slug);
      const listed = all[at];
      const bodies = listed && (await bodiesOf(db, slug));
      if (!bodies) return null;
      const { blocks } = await readMarkdown(bodies[`body_${language}`]);
      return { ...listed, blocks, newer: all[at - 1] ?? null, older: all[at + 1] ?? null };
    },
  };
}

/** The archive for the site's search. */
export async function searchedIssues(db: Db, language: Language): Promise<SearchedIssue[]> {
  const found: SearchedIssue[] = [];
  for (const { slug, ...texts } of await shownTexts(db)) {
    const { blocks } = await readMarkdown(texts[`body_${language}`]);
    found.push({
      slug,
      subject: texts[`subject_${language}`],
      teaser: capital(texts[`teaser_${language}`]),
      text: blocks.map(wordsOf).join(' '),
    });
  }
  return found;
}

function wordsOf(block: IssueBlock): string {
  const runs = block.kind === 'list' ? block.items.flat() : block.runs;
  return runs.map(({ text }) => text).join(block.kind === 'list' ? ' ' : '');
}
