import type { SearchDocuments } from '#contract/search.ts';
import type { Company } from '#contract/site/company.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { hrefFor, whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper } from '#contract/white-papers/public-list.ts';

const heading: Record<Language, string> = { de: 'Seiten auf Deutsch', en: 'Pages in English' };

/** The site for language models (llmstxt.org): every page with its title and description, in both languages. */
export function llmsText(
  origin: string,
  company: Company,
  documents: SearchDocuments,
  papers: Record<Language, readonly PublicWhitePaper[]>,
): string {
  const sections = languages.map((language) => {
    const pages = documents[language].filter(({ kind }) => kind === 'page');
    const lines = pages.map(
      ({ page, pageTitle, description }) =>
        `- [${pageTitle}](${origin}${hrefFor(page, language)})${description ? `: ${description}` : ''}`,
    );
    const own = papers[language].map(({ id, title }) => `- [${title}](${origin}${whitePaperHref(id, language)})`);
    return `## ${heading[language]}\n\n${lines.join('\n')}\n\n## White Papers\n\n${own.join('\n')}\n`;
  });
  return `# ${company.name}

> ${company.legalName}: AI consultancy in Germany for boards, IT leaders and private equity firms in Germany, Austria and Switzerland. German and English.

${sections.join('\n')}`;
}
