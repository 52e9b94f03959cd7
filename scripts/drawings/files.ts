import { createHash } from 'node:crypto';
import { industryIds } from '#contract/calculation/cases.ts';
import { organisationRequest, privateEquityRequest } from '#contract/leads/paper-requests.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { servicePages } from '#contract/site/navigation.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { readPaper } from '#scripts/white-papers/source.ts';
import { shelfFile } from '#web/pictures/shelf-file.ts';
import { coverSize, lettered } from './covers/cover.ts';
import { caseCounts, caseDots, firstStep, firstStepSize } from './first-steps/all.ts';
import { homeDrawings, homeSolutions } from './home/all.ts';
import { heightOf, plates } from './plates/all.ts';
import { plateSize } from './plates/plate.ts';
import { sceneNames, scenes } from './scenes/all.ts';

const file = (symbols: string) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
/**
 * Chromium lays out an SVG file when it is parsed, which is slowest for text, before a page uses any of it. A symbol is
 * therefore displayed only when a page enables it (`--drawn`, `styles/base.css`); in a `g` it would be laid out anyway.
 */
const symbol = (id: string, viewBox: readonly number[], content: string) =>
  `<symbol id="${id}" viewBox="${viewBox.join(' ')}"><switch display="var(--drawn,none)"><g>${content}</g></switch></symbol>`;

/**
 * All drawings of the pages as SVG files of symbols, by name: plates as `plate-{service}-{language}.svg#p`, thumbnails
 * as `thumbs.svg#{service}`, unlettered ones in a larger size as `pictures.svg#{service}`, scenes as
 * `scene-{name}-{language}.svg#p` and, unlettered, `#bare`, first cases as `first-steps.svg#{industry}`, covers as
 * `cover-{id}-{language}.svg#p`, twelve covers each as `covers-{n}-{language}.svg#p{id}`, those of a request page as
 * `covers-{kind}-{language}.svg#{paper}`, and home's drawings as `home-{language}.svg#{name}` and
 * `solutions.svg#solution{n}`. Symbols inherit ink, colours and fonts from the page that uses them.
 */
export function drawingFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const language of languages)
    for (const service of servicePages) {
      const viewBox = [0, 0, plateSize.width, heightOf(service)];
      const drawing = plates[service]({ language, thumb: false });
      files.set(`plate-${service}-${language}.svg`, file(symbol('p', viewBox, drawing.svg)));
    }
  for (const [name, thumb] of [
    ['thumbs.svg', true],
    ['pictures.svg', 'picture'],
  ] as const) {
    const symbols = servicePages.map((service) => {
      const { svg, frame } = plates[service]({ language: 'de', thumb });
      return symbol(service, frame, svg);
    });
    files.set(name, file(symbols.join('')));
  }
  for (const name of sceneNames) {
    const { draw, height } = scenes[name];
    const viewBox = [0, 0, plateSize.width, height];
    for (const language of languages)
      files.set(
        `scene-${name}-${language}.svg`,
        file(
          symbol('p', viewBox, draw({ language, thumb: false }).svg) +
            symbol('bare', viewBox, draw({ language, thumb: 'picture' }).svg),
        ),
      );
  }
  addFirstSteps(files);
  for (const language of languages) {
    addCovers(files, language);
    files.set(`home-${language}.svg`, file(symbolsOf(homeDrawings(language))));
  }
  files.set('solutions.svg', file(symbolsOf(homeSolutions())));
  return files;
}

const symbolsOf = (drawings: ReturnType<typeof homeDrawings>) =>
  drawings.map(({ id, viewBox, drawing }) => symbol(id, viewBox, drawing.svg)).join('');

/**
 * Each industry's first case, and the dots for its number of cases, in one file: the use-case page shows all of them.
 */
function addFirstSteps(files: Map<string, string>): void {
  const viewBox = [0, 0, firstStepSize.width, firstStepSize.height];
  const steps = industryIds.map((industry) => symbol(industry, viewBox, firstStep(industry).svg));
  const dots = caseCounts.map((count) => symbol(`dots${count}`, [0, 0, 66, 22], caseDots(count)));
  files.set('first-steps.svg', file([...steps, ...dots].join('')));
}

/** A shelf shows many covers at once; elsewhere a single one is enough. */
function addCovers(files: Map<string, string>, language: Language): void {
  const viewBox = [0, 0, coverSize.width, coverSize.height];
  const covers = builtInWhitePapers.map(({ id }) => ({ id, drawing: coverOfPaper(id, language) }));
  for (const { id, drawing } of covers) files.set(`cover-${id}-${language}.svg`, file(symbol('p', viewBox, drawing)));
  for (const [name, shelf] of Map.groupBy(covers, ({ id }) => shelfFile(id, language)))
    files.set(name, file(shelf.map(({ id, drawing }) => symbol(`p${id}`, viewBox, drawing)).join('')));
  for (const { kind, papers } of [privateEquityRequest, organisationRequest]) {
    const chosen = papers.map((paper) => symbol(paper, viewBox, coverOfPaper(paper, language)));
    files.set(`covers-${kind}-${language}.svg`, file(chosen.join('')));
  }
}

/** The cover of a built-in paper, with its lettering. */
export function coverOfPaper(id: string, language: Language): string {
  const { cover, figures, number, short, title } = readPaper(id, language);
  const values = figures[0]?.items.map(({ value }) => value) ?? [];
  return lettered({ ...cover, values }, number.replace('#', ''), short ?? title);
}

/**
 * The folder of these files in the site. Its name contains a hash of their content, so that they can be cached forever.
 */
export function drawingsFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  return `assets/drawings-${hash.slice(0, 8)}`;
}
