import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
type Violation = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/**
 * Violations that axe finds on the page, or within a selector: behind a dialog nothing else is reachable. [] for none.
 */
async function findings(page: Page, part = 'html'): Promise<string[]> {
  // Elements that are still fading in have other colours, and a smooth scroll may change the header. Infinite and
  // scroll-driven animations are not waited for.
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
      // A smooth scroll starts one frame after the call.
      for (let frames = 0; frames < 3; frames += 1) await frame();
    }
  });
  await page.locator(part).filter({ visible: true }).first().waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // Only the rule on orientation would read the style sheets, at a quarter of the time: tests/house/styles.test.ts.
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'], preload: false });
  const { violations } = await page.evaluate<{ violations: Violation[] }>(
    `axe.run(${JSON.stringify(part)}, ${options})`,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}\n${nodes[0]?.failureSummary}`,
  );
}

/** Fails with axe's violations for the page in this state, as docs/accessibility.md lists it. */
export async function passesAxe(page: Page, state: string, part?: string): Promise<void> {
  expect(await findings(page, part), state).toEqual([]);
}
