import type { Language } from '#contract/site/languages.ts';
import { sourcesCited } from '#contract/white-papers/legal-sources.ts';
import { network } from './network.ts';
import type { PaperSource } from './source.ts';
import { quoted, toTypst } from './to-typst.ts';

const words: Record<
  Language,
  { contents: string; series: string; minutes: string; revised: string; sources: string; months: string[] }
> = {
  de: {
    contents: 'Inhalt',
    series: 'White Papers zur Künstlichen Intelligenz im Unternehmen',
    minutes: 'Minuten Lesezeit',
    revised: 'Rechtsstand',
    sources: 'Quellen',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  en: {
    contents: 'Contents',
    series: 'White papers on artificial intelligence in business',
    minutes: 'minutes to read',
    revised: 'Law as of',
    sources: 'Sources',
    months: 'January February March April May June July August September October November December'.split(' '),
  },
};

/**
 * The Typst source of one paper, for a compiler whose workspace is `content/white-papers`; `tight` has less space
 * between lines and parts.
 */
export function paperDocument(source: PaperSource, tight = false): string {
  const { contents, series, minutes, revised, months } = words[source.language];
  const month = (day: string) => `${months[Number(day.slice(5)) - 1]} ${day.slice(0, 4)}`;
  const facts = [month(source.date), `${source.minutes} ${minutes}`];
  if (source.revised) facts.push(`${revised} ${month(source.revised)}`);
  const { points, links, hot } = network(`white-paper-${source.id}`);
  const pairs = (list: readonly (readonly [number, number])[]) => list.map(([a, b]) => `(${a}, ${b}),`).join(' ');
  const [year, monthNumber] = source.date.split('-').map(Number);
  return `#import "/template.typ": paper
#show: body => paper((
  lang: ${quoted(source.language)},
  number: ${quoted(source.number)},
  title: ${quoted(source.title)},
  summary: ${quoted(source.summary)},
  keywords: (${source.keywords.map(quoted).join(', ')},),
  date: datetime(year: ${year}, month: ${monthNumber}, day: 1),
  facts: ${quoted(facts.join('  ·  '))},
  contents: ${quoted(contents)},
  series: ${quoted(series)},
  points: (${pairs(points)}),
  links: (${pairs(links)}),
  hot: ${hot},
  tight: ${tight},
), body)

${toTypst(source.markdown)}

${sourceList(source)}
`;
}

/** Laws and rulings that the paper cites, with links to their official texts. */
function sourceList({ markdown, language }: PaperSource): string {
  const cited = sourcesCited(markdown, language);
  if (cited.length === 0) return '';
  const items = cited.map(({ name, href }) => `[#link(${quoted(href)})[#underline[#${quoted(name)}]]]`);
  return `#heading(level: 2)[#${quoted(words[language].sources)}]\n\n#list(${items.join(', ')})`;
}
