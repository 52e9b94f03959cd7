import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import type { SearchDocuments } from '#contract/search.ts';
import { languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { coverSize } from './drawings/covers/cover.ts';
import { coverOfPaper } from './drawings/files.ts';
import { card, cardColours, cardFonts } from './drawings/social/card.ts';
import { pictureOfPage, pictureOfPaper } from './drawings/social/pictures.ts';
import { buildFolder } from './lib/build/folder.ts';
import { fromCache } from './lib/cache.ts';

// Draws preview images for social networks (1200 by 630), one per page or white paper and language, covers for mails,
// and the icons. They contain no company name, so that operators can set their own without a new build.
const root = join(import.meta.dirname, '..');
const folder = join(buildFolder, 'client');
const cache = join(root, '.cache/social-images');

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, {
    font: cardFonts,
    fitTo: { mode: 'width', value: width },
  })
    .render()
    .asPng();
}

/** Draws a picture, or takes it from the cache if its SVG is unchanged. */
function social(name: string, svg: string): void {
  const made = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  fromCache(cache, `${made}.png`, join(folder, `social/${name}.png`), () => png(svg, 1200));
}

const documents = JSON.parse(readFileSync(join(buildFolder, 'search.json'), 'utf8')) as SearchDocuments;
for (const one of [cache, join(folder, 'social')]) mkdirSync(one, { recursive: true });
for (const language of languages) {
  for (const { kind, page, title, pageTitle } of documents[language]) {
    if (kind !== 'page') continue;
    social(`${page}-${language}`, card(title, pageTitle, pictureOfPage(page, language)));
  }
  for (const { id, number, titles } of builtInWhitePapers) {
    const label = `White Paper ${number}`;
    social(`white-paper-${id}-${language}`, card(titles[language], label, pictureOfPaper(id, language)));
  }
}

// Covers embedded in mails, at twice the size at which they are shown.
const mailed = join(buildFolder, 'mail-covers');
mkdirSync(mailed, { recursive: true });
for (const paper of [...privateEquityPapers, ...organisationPapers])
  for (const language of languages) {
    const { width, height } = coverSize;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${coverOfPaper(paper, language)}</svg>`;
    writeFileSync(join(mailed, `${paper}-${language}.png`), png(svg, 168));
  }

// Phones crop home screen icons: the background fills the square, the logo stays within the safe area.
const sign = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  .replace(/<rect[^>]*\/>/, '')
  .replace(/<\/?svg[^>]*>/g, '');
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${cardColours.ink}"/>
  <g transform="translate(4.5 4.5) scale(.72)">${sign}</g></svg>`;
for (const size of [192, 512]) writeFileSync(join(folder, `icon-${size}.png`), png(icon, size));
writeFileSync(join(folder, 'apple-touch-icon.png'), png(icon, 180));

// Programs that ignore link elements request this name. An ICO file is a header of 22 bytes followed by the PNG.
const small = png(icon, 48);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.set([48, 48, 0, 0, 1, 0, 32, 0], 6);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(22, 18);
writeFileSync(join(folder, 'favicon.ico'), Buffer.concat([header, small]));
