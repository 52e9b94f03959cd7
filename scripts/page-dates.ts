import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageIds } from '#contract/site/pages.ts';
import type { PageDates } from '#server/built.ts';
import { buildFolder } from './lib/build/folder.ts';

// Writes the date of each page's last change from the Git history; without one, the date of the build.
const root = join(import.meta.dirname, '..');
const today = new Date().toISOString().slice(0, 10);

function lastChange(folder: string): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cs', '--', folder], { cwd: root, encoding: 'utf8' });
  const day = stdout?.trim() ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : today;
}

const dates = Object.fromEntries(pageIds.map((page) => [page, lastChange(`web/pages/${page}`)])) as PageDates;
writeFileSync(join(buildFolder, 'page-dates.json'), JSON.stringify(dates));
