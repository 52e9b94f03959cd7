import { createHash } from 'node:crypto';
import { languages } from '#contract/site/languages.ts';
import { servicePages } from '#contract/site/navigation.ts';
import { heightOf, plates } from './plates/all.ts';
import { plateSize } from './plates/plate.ts';

const file = (symbols: string) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
const symbol = (id: string, viewBox: readonly number[], content: string) =>
  `<symbol id="${id}" viewBox="${viewBox.join(' ')}">${content}</symbol>`;

/**
 * All drawings of the pages as files of symbols, by name: `plate-{service}-{language}.svg#p`, and
 * `thumbs.svg#{service}`. Who uses a symbol gives it ink, colours and fonts by inheritance.
 */
export function drawingFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const language of languages)
    for (const service of servicePages) {
      const viewBox = [0, 0, plateSize.width, heightOf(service)];
      const drawing = plates[service]({ language, thumb: false });
      files.set(`plate-${service}-${language}.svg`, file(symbol('p', viewBox, drawing.svg)));
    }
  const thumbs = servicePages.map((service) => {
    const { svg, frame } = plates[service]({ language: 'de', thumb: true });
    return symbol(service, frame, svg);
  });
  files.set('thumbs.svg', file(thumbs.join('')));
  return files;
}

/** The folder of these files in the site: its name changes with their content, so that they may be kept for good. */
export function drawingsFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  return `assets/drawings-${hash.slice(0, 8)}`;
}
