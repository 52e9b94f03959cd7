import type { Language } from '#contract/site/languages.ts';
import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import { plates } from '#scripts/drawings/plates/all.ts';
import { plateSize, tallHeight } from '#scripts/drawings/plates/plate.ts';
import { scenes } from '#scripts/drawings/scenes/all.ts';
import { beat } from './beat.ts';
import { benefitSize, benefits } from './benefits.ts';
import { effects, effectsHeight } from './effects.ts';
import { results, resultsHeight } from './results.ts';
import { standingSize, standings } from './standings.ts';
import { talk, talkSize } from './talk.ts';

type Symbol = { id: string; viewBox: readonly number[]; drawing: Drawing };

const framed = (id: string, drawing: Drawing): Symbol => ({ id, viewBox: drawing.frame, drawing });

/**
 * The drawings of home in one language, for one file, because the page's number of requests is limited. Lettered ones
 * are also included without lettering, for places where it would be too small (`…-bare`).
 */
export function homeDrawings(language: Language): Symbol[] {
  const whole = (height: number) => [0, 0, plateSize.width, height];
  const lettered = { language, thumb: false } as const;
  const bare = { language, thumb: 'picture' } as const;
  const sized = (name: string, { width, height }: { width: number; height: number }, all: readonly (() => Drawing)[]) =>
    all.map((draw, at): Symbol => ({ id: `${name}${at}`, viewBox: [0, 0, width, height], drawing: draw() }));
  return [
    { id: 'stair', viewBox: whole(tallHeight), drawing: plates['ai-transformation'](lettered) },
    framed('stair-bare', plates['ai-transformation']({ language, thumb: true })),
    { id: 'results', viewBox: whole(resultsHeight), drawing: results(lettered) },
    { id: 'results-bare', viewBox: whole(resultsHeight), drawing: results(bare) },
    { id: 'effects', viewBox: whole(effectsHeight), drawing: effects(lettered) },
    { id: 'effects-bare', viewBox: whole(effectsHeight), drawing: effects(bare) },
    { id: 'issue', viewBox: [18, 18, 1148, 450], drawing: scenes.issue.draw(lettered) },
    ...sized('benefit', benefitSize, benefits),
    ...sized('standing', standingSize, standings),
    { id: 'talk', viewBox: [0, 0, talkSize.width, talkSize.height], drawing: talk() },
  ];
}

/** Home's four solutions, without lettering; a file of their own, because parsing everything at once takes too long. */
export function homeSolutions(): Symbol[] {
  const bare = { language: 'de', thumb: 'picture' } as const;
  return [beat(), plates['ai-platform'](bare), plates['ai-mvp'](bare), plates['ai-lab'](bare)].map((drawing, at) =>
    framed(`solution${at}`, drawing),
  );
}
