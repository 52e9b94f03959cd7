import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
type Violation = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/**
 * What axe finds wrong on the page, or in the part of it that a selector names: behind a dialog nothing else can be
 * reached. [] for nothing.
 */
async function findings(page: Page, part = 'html'): Promise<string[]> {
  // What is still fading in has other colours, and so has a header that a smooth scroll is about to change; what never
  // ends, or follows the scroll, is not waited for.
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ timeline, playState, effect }) => {
        const end = Number(effect?.getComputedTiming().endTime);
        return timeline === document.timeline && playState === 'running' && Number.isFinite(end);
      });
    const frame = () => new Promise(requestAnimationFrame);
    let top = Number.NaN;
    while (top !== window.scrollY || moving().length > 0) {
      top = window.scrollY;
      await Promise.all(moving().map(({ finished }) => finished.catch(() => {})));
      // A smooth scroll begins with the frame after the one that asks for it.
      for (let frames = 0; frames < 3; frames += 1) await frame();
    }
  });
  await page.locator(part).filter({ visible: true }).first().waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate<{ violations: Violation[] }>(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'] })`,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}\n${nodes[0]?.failureSummary}`,
  );
}

/** Fails with what axe finds while the page is in this state, by which docs/accessibility.md lists it. */
export async function passesAxe(page: Page, state: string, part?: string): Promise<void> {
  expect(await findings(page, part), state).toEqual([]);
}
