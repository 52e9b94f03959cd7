import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { SearchDocuments } from '#contract/search.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { isServicePage, type ServicePage } from '#contract/site/navigation.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { wrapped } from './drawings/covers/cover.ts';
import { coverOfPaper } from './drawings/files.ts';
import type { Drawing } from './drawings/machine/sheet.ts';
import { escaped, withColours } from './drawings/machine/svg.ts';
import { plates } from './drawings/plates/all.ts';
import { buildFolder } from './lib/build/folder.ts';
import { fromCache } from './lib/cache.ts';
import { displayFont, textFonts } from './lib/fonts.ts';

// Draws what social networks show of a page, 1200 by 630, one per page or white paper and language, and the icons. No
// company name: an operator's own replaces the sample's without a new build.
const root = join(import.meta.dirname, '..');
const folder = join(buildFolder, 'client');
const cache = join(root, '.cache/social-images');
const [ink, white, light, coral] = ['#070B16', '#FFFFFF', '#9DB0FF', '#FF7A59'];

function png(svg: string, width: number): Buffer {
  return new Resvg(svg, {
    font: { fontFiles: [displayFont, ...textFonts], loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  })
    .render()
    .asPng();
}

/** A drawing, fitted into a field at the right. */
function fitted({ svg, frame: [left, top, width, height] }: Drawing): string {
  const scale = Math.min(510 / width, 470 / height);
  const [x, y] = [900 - (left + width / 2) * scale, 315 - (top + height / 2) * scale];
  const inked = withColours(svg, white, { '--plate-ground': ink, '--plate-hot-ink': light, '--plate-pencil': coral });
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inked}</g>`;
}

const thumb = (service: ServicePage) => fitted(plates[service]({ language: 'de', thumb: true }));
const cover = (id: string, language: Language) =>
  `<g transform="translate(745 66) scale(1.677)">${coverOfPaper(id, language)}</g>`;

/** Title and name at the left, at the right a picture. */
function card(title: string, name: string, picture: string): string {
  const lines = wrapped(title, 20);
  const size = lines.length > 4 || lines.some((line) => line.length > 20) ? 50 : 62;
  const top = 330 - (lines.length * size * 1.1) / 2 + size * 0.8;
  const text = lines.map((line, index) => `<tspan x="84" y="${top + index * size * 1.1}">${escaped(line)}</tspan>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${ink}"/>${picture}
    <text font-family="Bricolage Grotesque" font-weight="700" font-size="${size}" letter-spacing="-1.6" fill="${white}">${text.join('')}</text>
    <text x="84" y="560" font-family="Figtree" font-weight="600" font-size="27" fill="${light}">${escaped(name)}</text></svg>`;
}

/** Draws a picture, or takes what was drawn from the same before. */
function social(name: string, svg: string): void {
  const made = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  fromCache(cache, `${made}.png`, join(folder, `social/${name}.png`), () => png(svg, 1200));
}

const documents = JSON.parse(readFileSync(join(buildFolder, 'search.json'), 'utf8')) as SearchDocuments;
for (const one of [cache, join(folder, 'social')]) mkdirSync(one, { recursive: true });
for (const language of languages) {
  for (const { kind, page, title, pageTitle } of documents[language]) {
    if (kind !== 'page') continue;
    // The stair stands for the whole of it.
    const picture = thumb(isServicePage(page) ? page : 'ai-transformation');
    social(`${page}-${language}`, card(title, pageTitle, picture));
  }
  for (const { id, number, titles } of builtInWhitePapers) {
    const label = `White Paper ${number}`;
    social(`white-paper-${id}-${language}`, card(titles[language], label, cover(id, language)));
  }
}

// On phones' home screens an icon is cut to shape by the system: full ground, the sign within the safe middle.
const sign = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
  .replace(/<rect[^>]*\/>/, '')
  .replace(/<\/?svg[^>]*>/g, '');
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ink}"/>
  <g transform="translate(4.5 4.5) scale(.72)">${sign}</g></svg>`;
for (const size of [192, 512]) writeFileSync(join(folder, `icon-${size}.png`), png(icon, size));
writeFileSync(join(folder, 'apple-touch-icon.png'), png(icon, 180));

// Programs that know no link element ask for this name. An icon file is a header of 22 bytes before the PNG.
const small = png(icon, 48);
const header = Buffer.alloc(22);
header.writeUInt16LE(1, 2);
header.writeUInt16LE(1, 4);
header.set([48, 48, 0, 0, 1, 0, 32, 0], 6);
header.writeUInt32LE(small.length, 14);
header.writeUInt32LE(22, 18);
writeFileSync(join(folder, 'favicon.ico'), Buffer.concat([header, small]));
