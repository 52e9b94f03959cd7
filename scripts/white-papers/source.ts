import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/site/languages.ts';
import { sourcesCited } from '#contract/white-papers/legal-sources.ts';
import type { PaperFigure } from '#contract/white-papers/opening.ts';
import type { PaperChange, WhitePaperFacts } from '#contract/white-papers/public-list.ts';
import { type Cover, coverOf, figuresOf } from './figures.ts';
import { openingOf } from './opening.ts';

/** A white paper's Markdown with its front matter. */
export type PaperSource = {
  id: string;
  language: Language;
  number: string;
  /** Month, such as 2024-08. */
  date: string;
  title: string;
  /** Title of at most 44 characters for search results (`meta.title`), if the title is longer. */
  short?: string | undefined;
  summary: string;
  /** 120 to 160 characters for search results, if no whole sentences of the summary fit. */
  description?: string | undefined;
  /** Reading time in minutes. */
  minutes: number;
  keywords: string[];
  /** Month of the legal status, for papers that cite law. */
  revised: string | null;
  /** Changes after publication, newest first. */
  changes: PaperChange[];
  cover: Cover;
  /** Numbers from which its cover and charts are drawn. */
  figures: PaperFigure[];
  /** Equations of its worked example, such as "3.200 × 2,5 = 8.000"; in German notation for both languages. */
  sums: string[];
  markdown: string;
};

export const papersFolder = join(import.meta.dirname, '../../content/white-papers');

/** The front matter by name, and the text. */
function readFile(file: string): { facts: ReadonlyMap<string, string>; markdown: string } {
  const [, head = '', markdown = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const facts = new Map(
    head.split('\n').map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    }),
  );
  return { facts, markdown };
}

/** Parses "2026-11 example recalculated | 2025-03 …". */
function changesOf(line = ''): PaperChange[] {
  return line
    .split(' | ')
    .filter((change) => change !== '')
    .map((change) => ({ date: change.slice(0, 7), what: change.slice(8) }));
}

/** The pace at which papers of this kind are read. */
const wordsPerMinute = 210;

/** @throws Error that names the file and what is missing in it */
export function readPaper(id: string, language: Language): PaperSource {
  const file = join(papersFolder, id, `${language}.md`);
  const { facts, markdown } = readFile(file);
  const german = language === 'de' ? facts : readFile(join(papersFolder, id, 'de.md')).facts;
  const fact = (name: string) => {
    const value = facts.get(name);
    if (!value) throw new Error(`${file}: ${name} is missing`);
    return value;
  };
  return {
    id,
    language,
    number: fact('number'),
    date: fact('date'),
    title: fact('title'),
    short: facts.get('short'),
    summary: fact('summary'),
    description: facts.get('description'),
    minutes: Math.round((markdown.match(/\S+/g) ?? []).length / wordsPerMinute),
    keywords: fact('keywords')
      .split(',')
      .map((word) => word.trim()),
    revised: facts.get('revised') ?? null,
    changes: changesOf(facts.get('changes')),
    cover: coverOf(german),
    figures: figuresOf(german, facts, language),
    sums: german.get('sums')?.split(' | ') ?? [],
    markdown,
  };
}

/** Facts for the paper's page. */
export function factsOf(paper: PaperSource): WhitePaperFacts {
  const { short, summary, description, minutes, keywords, markdown, date, revised, changes, language, figures } = paper;
  const contents = [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.replace(/\*\*/g, ''));
  const sources = sourcesCited(markdown, language);
  return {
    ...(short && { short }),
    summary,
    ...(description && { description }),
    minutes,
    keywords,
    contents,
    sources,
    date,
    revised,
    changes,
    figures,
    opening: openingOf(markdown),
  };
}

/** The text without Markdown for the search; table cells are separated by a single dot, also next to empty ones. */
export function plainTextOf({ markdown }: PaperSource): string {
  return markdown
    .replace(/^\|[-| :]+\|$/gm, '')
    .replace(/^#+ (.+)$/gm, '$1.')
    .replace(/^\s*(?:[-*]|\d+\.) /gm, '')
    .replace(/\*+/g, '')
    .replace(/(?:\s*\|)+\s*/g, ' · ')
    .replace(/\s+/g, ' ')
    .trim();
}
