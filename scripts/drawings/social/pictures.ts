import { organisationRequest, privateEquityRequest } from '#contract/leads/paper-requests.ts';
import type { Language } from '#contract/site/languages.ts';
import { isServicePage, servicePages } from '#contract/site/navigation.ts';
import type { PageId } from '#contract/site/pages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { coverArt, coverSize } from '#scripts/drawings/covers/cover.ts';
import { coverOfPaper } from '#scripts/drawings/files.ts';
import { talk } from '#scripts/drawings/home/talk.ts';
import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import { withColours } from '#scripts/drawings/machine/svg.ts';
import { plates } from '#scripts/drawings/plates/all.ts';
import { scenes } from '#scripts/drawings/scenes/all.ts';
import { readPaper } from '#scripts/white-papers/source.ts';
import { cardColours, type Picture } from './card.ts';
import { ideas } from './ideas.ts';

/** Centre and maximum size of a drawing on a card. */
const [middleX, middleY, widest, highest] = [900, 315, 510, 470];

/** What the page itself shows first, as far as it is recognisable as a thumbnail. */
export function pictureOfPage(page: PageId, language: Language): Picture {
  if (isServicePage(page)) return fitted(plates[page]({ language, thumb: true }));
  switch (page) {
    case 'about':
      return fitted(probesInRows(language));
    case 'services':
      return fitted(allPlates(language));
    case 'use-cases':
      return fitted(scenes.cases.draw({ language, thumb: 'picture' }), { '--plate-hot': cardColours.light });
    case 'spin-offs':
      return fitted(scenes['spin-off'].draw({ language, thumb: true }));
    case 'newsletter-issues':
      return fitted(scenes.issue.draw({ language, thumb: true }));
    case 'booking':
    case 'contact':
      return fitted(talk());
    case 'calculator':
      return fan();
    case 'knowledge-center':
      return covers(builtInWhitePapers.map(({ id }) => id).slice(-3), language);
    case 'private-equity-request':
      return covers(privateEquityRequest.papers, language);
    case 'organisation-request':
      return covers(organisationRequest.papers, language);
    default:
      // The ideas of the home page represent the whole site.
      return fitted(ideas());
  }
}

/** The cover of a paper, nearly as high as the card. */
export const pictureOfPaper = (id: string, language: Language) =>
  placed([coverOfPaper(id, language)], { x: 745, y: 66, scale: 1.677 });

/** A drawing in the centre of the right part. */
function fitted({ svg, frame: [left, top, width, height] }: Drawing, set: Record<string, string> = {}): Picture {
  const scale = Math.min(widest / width, highest / height);
  const [x, y] = [middleX - (left + width / 2) * scale, middleY - (top + height / 2) * scale];
  const inked = withColours(svg, cardColours.white, {
    '--plate-ground': cardColours.ink,
    '--plate-hot-ink': cardColours.light,
    '--plate-pencil': cardColours.coral,
    ...set,
  });
  return {
    svg: `<g transform="translate(${x} ${y}) scale(${scale})">${inked}</g>`,
    left: middleX - (width * scale) / 2,
  };
}

/** All services in two columns. */
function allPlates(language: Language): Drawing {
  const [width, height, gap] = [240, 104, 18];
  const cells = servicePages.map((service, at) => {
    const { svg, frame } = plates[service]({ language, thumb: 'picture' });
    const place = `x="${(at % 2) * (width + gap)}" y="${Math.floor(at / 2) * (height + gap)}"`;
    return `<svg ${place} width="${width}" height="${height}" viewBox="${frame.join(' ')}">${svg}</svg>`;
  });
  return { svg: cells.join(''), frame: [0, 0, 2 * width + gap, 4 * height + 3 * gap] };
}

/** Four of the tests for values in two rows; in the scene they are side by side. */
function probesInRows(language: Language): Drawing {
  const { svg } = scenes.probes.draw({ language, thumb: 'picture' });
  const [start, step, size] = [33, 228, 204];
  const cells = [0, 1, 2, 3].map((at) => {
    const place = `x="${(at % 2) * step}" y="${Math.floor(at / 2) * step}" width="${size}" height="${size}"`;
    return `<svg ${place} viewBox="${start + at * step} 8 ${size} ${size}">${svg}</svg>`;
  });
  return { svg: cells.join(''), frame: [0, 0, step + size, step + size] };
}

/**
 * The three scenarios of the worked example, from white paper 5: the upper part of its cover, without lettering and
 * edge.
 */
function fan(): Picture {
  const values = readPaper('5', 'de').figures[0]?.items.map(({ value }) => value) ?? [];
  const left = middleX - widest / 2;
  const art = coverArt({ family: 'fan', ground: 'ink', values });
  return {
    svg: `<svg x="${left}" y="${middleY - highest / 2}" width="${widest}" height="${highest}" viewBox="2 2 206 190">${art}</svg>`,
    left,
  };
}

/** Covers side by side, newest first. */
function covers(papers: readonly string[], language: Language): Picture {
  const step = widest / papers.length;
  const scale = Math.min((step - 14) / coverSize.width, 1);
  const y = middleY - (coverSize.height * scale) / 2;
  const drawn = [...papers].reverse().map((id) => coverOfPaper(id, language));
  return placed(drawn, { x: middleX - widest / 2, y, scale, step });
}

function placed(
  drawings: readonly string[],
  { x, y, scale, step = 0 }: { x: number; y: number; scale: number; step?: number },
): Picture {
  const svg = drawings.map((one, at) => `<g transform="translate(${x + at * step} ${y}) scale(${scale})">${one}</g>`);
  return { svg: svg.join(''), left: x };
}
