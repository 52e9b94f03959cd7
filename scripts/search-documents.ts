import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '#contract/page-context.ts';
import { buttonWords } from '#server/search/button-words.ts';
import { readPages } from '#server/search/read-pages.ts';
import { buildFolder } from './lib/build/folder.ts';

// Renders the pages of the built web bundle and writes their texts: build/search.json for the search,
// build/button-words.json for the statistics of leads.
const { renderPage } = (await import(join(buildFolder, 'server/index.js'))) as { renderPage: RenderPage };
writeFileSync(join(buildFolder, 'search.json'), JSON.stringify(await readPages(renderPage)));
writeFileSync(join(buildFolder, 'button-words.json'), JSON.stringify(await buttonWords(renderPage)));
