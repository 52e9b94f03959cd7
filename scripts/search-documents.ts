import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '#contract/page-context.ts';
import { readPages } from '#server/search/read-pages.ts';
import { buildFolder } from './lib/build/folder.ts';

// Writes what search finds on the pages of the built web bundle: build/search.json.
const { renderPage } = (await import(join(buildFolder, 'server/index.js'))) as { renderPage: RenderPage };
writeFileSync(join(buildFolder, 'search.json'), JSON.stringify(await readPages(renderPage)));
