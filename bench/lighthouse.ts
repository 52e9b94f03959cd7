import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, languages } from '#contract/site/languages.ts';
import { hrefFor, pageIds } from '#contract/site/pages.ts';
import { findChromium } from '#scripts/lib/browser.mjs';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { median } from './print.ts';

const version = '13.5.0';
/** Runs of a page that misses 100 points at first, because much of it is random. */
const rounds = 3;
/** In Lighthouse's order; the best score is 100. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Report = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

/**
 * Lighthouse scores of every public page in both languages on a phone with applied throttling, and the audits that cost
 * points. LIGHTHOUSE names the folder of an installed copy if there is no network.
 */
export async function benchLighthouse(): Promise<void> {
  const program = install(process.env.LIGHTHOUSE);
  if (!program) return console.log('Lighthouse cannot be had here.');
  const site = await serveSite();
  const paper = { de: '/wissenscenter/white-paper/1', en: '/knowledge-center/white-paper/1' };
  try {
    for (const language of languages)
      for (const path of [...pageIds.map((id) => hrefFor(id, language)), paper[language]]) {
        const reports = [measure(program, site.origin + path, language)];
        while (reports.length < rounds && !isPerfect(reports[0]))
          reports.push(measure(program, site.origin + path, language));
        console.log(`${path.padEnd(44)} ${described(reports)}`);
      }
  } finally {
    await site.end();
  }
}

/** @returns the program, or null if it cannot be installed */
function install(given: string | undefined): string | null {
  const folder = given ?? join(tmpdir(), `lighthouse-${version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`], {
      stdio: 'ignore',
      timeout: 600_000,
    });
    return program;
  } catch {
    return null;
  }
}

/** @param language the browser's language: the headless shell requests none, and the page would be redirected */
function measure(program: string, url: string, language: Language): Report {
  const output = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const options = ['--quiet', '--output=json', `--output-path=${output}`, '--throttling-method=devtools'];
  const flags = `--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=${language}`;
  const env = { ...process.env, CHROME_PATH: findChromium(true) ?? undefined };
  execFileSync(process.execPath, [program, url, ...options, flags], { stdio: 'ignore', timeout: 180_000, env });
  return JSON.parse(readFileSync(output, 'utf8'));
}

function isPerfect(report: Report | undefined): boolean {
  return categories.every((category) => report?.categories[category]?.score === 1);
}

function described(reports: readonly Report[]): string {
  const score = (category: string) => 100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0));
  const value = (audit: string) => median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const scores = categories.map((category) => score(category).toFixed(0).padStart(3)).join(' ');
  const times = `largest paint ${value('largest-contentful-paint').toFixed(0)} ms, blocking ${value('total-blocking-time').toFixed(0)} ms`;
  // Performance is described by its times; every other lost point has an audit.
  const missed = reports.flatMap(({ categories: { performance: _, ...others }, audits }) =>
    Object.values(others).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
    ),
  );
  return [scores, times, ...new Set(missed)].join('; ');
}
