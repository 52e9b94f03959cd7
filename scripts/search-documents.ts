import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '#contract/page-context.ts';
import { readPages } from '#server/search/read-pages.ts';

// Writes what search finds on the pages of the built web bundle: build/search.json.
const build = join(import.meta.dirname, '../build');
const { renderPage } = (await import(join(build, 'server/index.js'))) as { renderPage: RenderPage };
writeFileSync(join(build, 'search.json'), JSON.stringify(await readPages(renderPage)));
