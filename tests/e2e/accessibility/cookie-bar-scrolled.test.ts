import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor } from '#contract/site/pages.ts';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

const pages = ['home', 'ai-transformation', 'booking', 'contact'] as const;
const widths = [360, 768, 1440];
const cases = pages.flatMap((page) => widths.map((width) => [page, width] as const));

/** What leads on: buttons, and links to the booking page that are no part of a text. */
const actions = 'main :is(a, button).rounded-control, main a[href^="/booking"]:not(p *)';

/** A new visitor whom the cookie bar asks. */
async function asked(path: string, width: number): Promise<Page> {
  const { page } = await visitor(browser, { isNew: true, viewport: { width, height: width < 768 ? 740 : 900 } });
  await page.goto(site.origin + path);
  await page.locator('#consent-banner:not([hidden])').waitFor();
  // Its styles place it, and what reacts on the first screen makes the page taller.
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Number of buttons and such links below the header. */
const countActions = (page: Page) => page.locator(actions).count();

/** In the page: scrolls the button to where the bar would lie by itself; false if it is not shown. */
function bringUnderBar([selector, at]: readonly [string, number]): boolean {
  const action = document.querySelectorAll(selector)[at];
  if (!action?.checkVisibility()) return false;
  const bar = document.querySelector<HTMLElement>('#consent-banner');
  const under = bar ? bar.offsetTop + bar.offsetHeight / 2 : 0;
  window.scrollBy({ top: action.getBoundingClientRect().top - under, behavior: 'instant' });
  return true;
}

/** In the page: words of the buttons on which the bar is hit. */
function hitThrough(selector: string): (string | null)[] {
  const points = ({ left, right, top, bottom }: DOMRect) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
  };
  return [...document.querySelectorAll(selector)]
    .filter((action) => action.checkVisibility())
    .filter((action) =>
      points(action.getBoundingClientRect()).some(([x, y]) =>
        document.elementFromPoint(x, y)?.closest('#consent-banner'),
      ),
    )
    .map(({ textContent }) => textContent);
}

test.each(
  cases,
)('wherever %s at %i px rests after scrolling, the cookie bar lies on no button', async (name, width) => {
  const page = await asked(hrefFor(name, 'de'), width);
  const count = await countActions(page);
  expect(count).toBeGreaterThan(0);
  for (let at = 0; at < count; at++) {
    if (!(await page.evaluate(bringUnderBar, [actions, at] as const))) continue;
    await expect.poll(() => page.evaluate(hitThrough, actions)).toEqual([]);
  }
  const bar = page.locator('#consent-banner');
  const { y = -1, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  // Both choices are reached in the same place.
  await bar.getByRole('button', { name: 'Ablehnen' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a press on the cookie bar counts although the page moves a button under it meanwhile', async () => {
  const page = await asked('/', 360);
  const refusal = page.locator('#consent-banner').getByRole('button', { name: 'Ablehnen' });
  await refusal.hover();
  await page.mouse.down();
  expect(await page.evaluate(bringUnderBar, [actions, 3] as const)).toBe(true);
  // Makes the bar find its place at once; a report asked for later comes after its own.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.dispatchEvent(new Event('resize'));
        const later = new IntersectionObserver(() => requestAnimationFrame(resolve));
        for (const bar of document.querySelectorAll('#consent-banner')) later.observe(bar);
      }),
  );
  await page.mouse.up();
  await refusal.waitFor({ state: 'detached' });
  await page.context().close();
});

test('the cookie bar leaves a button free that appears under it without making the page taller', async () => {
  const page = await asked(hrefFor('ai-transformation', 'de'), 1440);
  const bar = page.locator('#consent-banner');
  await expect.poll(() => bar.evaluate((element) => element.getAnimations().length)).toBe(0);
  await page.evaluate(() => {
    const { left = 0, top = 0 } = document.querySelector('#consent-banner')?.getBoundingClientRect() ?? {};
    const button = document.createElement('a');
    button.className = 'rounded-control';
    button.textContent = 'Diesen Termin nehmen';
    button.style.cssText = `position: fixed; left: ${left + 40}px; top: ${top + 40}px; width: 10rem; height: 3rem`;
    document.querySelector('main')?.append(button);
  });
  expect(await page.evaluate(hitThrough, actions)).toEqual(['Diesen Termin nehmen']);
  await expect.poll(() => page.evaluate(hitThrough, actions)).toEqual([]);
  await page.context().close();
});

test('while the free times are on their way, the cookie bar leaves the contact page’s link to the booking page free', async () => {
  const { page } = await visitor(browser, { isNew: true, viewport: { width: 360, height: 640 } });
  await page.route('**/assets/free-times*.js', (route) => route.abort());
  await page.goto(site.origin + hrefFor('contact', 'de'));
  await page.locator('#consent-banner:not([hidden])').waitFor();
  await page.getByRole('link', { name: 'Oder gleich einen Termin wählen' }).waitFor();
  await expect.poll(() => page.evaluate(hitThrough, actions)).toEqual([]);
  await page.context().close();
});

test('a field reached with the keyboard under the raised cookie bar is uncovered', async () => {
  const page = await asked(hrefFor('contact', 'de'), 360);
  const field = page.getByLabel('Nachname').first();
  await field.evaluate((input) => {
    const bar = document.querySelector<HTMLElement>('#consent-banner');
    window.scrollBy({ top: input.getBoundingClientRect().top - (bar?.offsetTop ?? 0) - 40, behavior: 'instant' });
    input.focus({ preventScroll: true });
  });
  const isCovered = () =>
    field.evaluate((input) => {
      const { left, right, top, bottom } = input.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit?.closest('#consent-banner') != null;
    });
  await expect.poll(isCovered).toBe(false);
  await page.context().close();
});
