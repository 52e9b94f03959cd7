import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page, or in the part of it that a selector names; [] for nothing. Wants `bypassCSP`. */
export async function findings(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { target: string[] }[] }[] }>(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(rules)} })`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
