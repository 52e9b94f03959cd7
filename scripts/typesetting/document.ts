import type { Language } from '#contract/site/languages.ts';
import { sourcesCited } from '#contract/white-papers/legal-sources.ts';
import type { PaperFigure } from '#contract/white-papers/opening.ts';
import { barChart, inWords } from '#scripts/drawings/charts/bars.ts';
import { coverArt, coverColours, coverSize } from '#scripts/drawings/covers/cover.ts';
import type { PaperSource } from '#scripts/white-papers/source.ts';
import { quoted, toTypst } from '#scripts/white-papers/to-typst.ts';

const words = {
  de: {
    contents: 'Inhalt',
    series: 'White Papers zur Künstlichen Intelligenz im Unternehmen',
    minutes: 'Minuten Lesezeit',
    revised: 'Rechtsstand',
    sources: 'Quellen',
    imprint: 'Über dieses Papier',
    editor: 'Verantwortlich für den Inhalt:',
    published: 'erschienen im',
    changed: 'Geändert:',
    unsourced: 'Fremde Quellen zitiert es nicht; die Zahlen des Beispiels sind Annahmen.',
    next: 'Der nächste Schritt: ein kostenloses Gespräch von 30 Minuten über Ihren Fall.',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  },
  en: {
    contents: 'Contents',
    series: 'White papers on artificial intelligence in business',
    minutes: 'minutes to read',
    revised: 'Law as of',
    sources: 'Sources',
    imprint: 'About this paper',
    editor: 'Responsible for the content:',
    published: 'published in',
    changed: 'Changed:',
    unsourced: 'It cites no outside sources; the figures of the example are assumptions.',
    next: 'The next step: a free conversation of 30 minutes about your case.',
    months: 'January February March April May June July August September October November December'.split(' '),
  },
} satisfies Record<Language, { months: string[] } & Record<string, string | string[]>>;

/**
 * The Typst source of one paper, for a compiler whose workspace is `content/white-papers` and whose input `sender` is
 * the JSON of a `PaperSender`; `tight` reduces the space between lines and sections.
 */
export function paperDocument(source: PaperSource, tight = false): string {
  const { contents, series, minutes, revised, months, imprint, editor, ...phrases } = words[source.language];
  const month = (day: string) => `${months[Number(day.slice(5)) - 1]} ${day.slice(0, 4)}`;
  const law = source.revised ? [`${revised} ${month(source.revised)}`] : [];
  const changes = source.changes.map(({ date, what }) => `${month(date)} (${what})`);
  const publication = [
    `White Paper ${source.number}, ${phrases.published} ${month(source.date)}.`,
    ...law.map((one) => `${one}.`),
    ...(changes.length > 0 ? [`${phrases.changed} ${changes.join('; ')}.`] : []),
    ...(sourcesCited(source.markdown, source.language).length > 0 ? [] : [phrases.unsourced]),
  ].join(' ');
  const [year, monthNumber] = source.date.split('-').map(Number);
  return `#import "/template.typ": closing, imprint, paper
#let sender = json(bytes(sys.inputs.sender))
#show: body => paper((
  lang: ${quoted(source.language)},
  number: ${quoted(source.number)},
  title: ${quoted(source.title)},
  summary: ${quoted(source.summary)},
  keywords: (${source.keywords.map(quoted).join(', ')},),
  date: datetime(year: ${year}, month: ${monthNumber}, day: 1),
  facts: ${quoted([month(source.date), `${source.minutes} ${minutes}`, ...law].join('  ·  '))},
  contents: ${quoted(contents)},
  series: ${quoted(series)},
  art: ${quoted(artOf(source))},
  ink: rgb(${quoted(coverColours(source.cover.ground).ink)}),
  sender: sender,
  tight: ${tight},
), body)

${bodyOf(source)}

${sourceList(source)}

#imprint(sender, ${[imprint, editor, publication, phrases.next].map(quoted).join(', ')})
`;
}

/** The cover's drawing with its background; its lettering is set as text. */
function artOf({ cover, figures }: PaperSource): string {
  const values = figures[0]?.items.map(({ value }) => value) ?? [];
  const { width, height } = coverSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${coverArt({ ...cover, values })}</svg>`;
}

/**
 * The text with its charts, each after the section that names most of its numbers. Its end stays with what follows: the
 * last paragraph with the sources, or the last two.
 */
function bodyOf({ markdown, figures, language }: PaperSource): string {
  const kept = sourcesCited(markdown, language).length === 0 ? 2 : 1;
  const sections = markdown.split(/^(?=## )/m);
  const after = figures.map((figure) => ({ figure, at: sectionOf(figure, sections) }));
  return sections
    .flatMap((section, index) => [
      index === sections.length - 1 ? closed(section, kept) : toTypst(section),
      ...after.filter(({ at }) => at === index).map(({ figure }) => chart(figure)),
    ])
    .join('\n\n');
}

/** A section that ends the paper: its last blocks, and a line that leads to them, stay with what follows. */
function closed(section: string, count: number): string {
  const blocks = section.trim().split(/\n{2,}/);
  const kept = blocks.at(-count - 1)?.endsWith(':') ? -count - 1 : -count;
  // Headings stay with what follows by themselves.
  const closing = blocks.slice(kept).map((one) => (one.startsWith('#') ? toTypst(one) : `#closing[${toTypst(one)}]`));
  return [toTypst(blocks.slice(0, kept).join('\n\n')), ...closing].join('\n\n');
}

function sectionOf({ items }: PaperFigure, sections: readonly string[]): number {
  const named = sections.map(
    (section) => items.filter(({ written }) => section.includes(written.replace('−', ''))).length,
  );
  return named.indexOf(Math.max(...named));
}

function chart(figure: PaperFigure): string {
  return `#figure(image(bytes(${quoted(barChart(figure))}), format: "svg", width: 100%, alt: ${quoted(inWords(figure))}), caption: [#${quoted(figure.caption)}])`;
}

/** Laws and rulings that the paper cites, linked to their official texts. */
function sourceList({ markdown, language }: PaperSource): string {
  const cited = sourcesCited(markdown, language);
  if (cited.length === 0) return '';
  const items = cited.map(({ name, href, note }) => {
    const link = `#link(${quoted(href)})[#underline[#${quoted(name)}]]`;
    return note ? `[${link}#${quoted(`. ${note}`)}]` : `[${link}]`;
  });
  return `#heading(level: 2)[#${quoted(words[language].sources)}]\n\n#closing(list(${items.join(', ')}))`;
}
