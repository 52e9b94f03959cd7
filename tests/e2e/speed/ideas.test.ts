import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { site } from '#tests/support/shared/site.ts';
import { shifts } from '#tests/support/shifts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Whether what stands on the canvas changes, as the screen has it: its pixels belong to another thread. */
const moving = async (page: Awaited<ReturnType<typeof visitor>>['page']) => {
  const canvas = page.locator('[data-behaviour=dots] canvas');
  const [before, after] = [await canvas.screenshot(), await canvas.screenshot()];
  return !before.equals(after);
};

test.each([
  [360, 740],
  [1440, 900],
])('at %i px the ideas are animated in a worker, can be paused and resumed, and shift nothing else', async (width, height) => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference', viewport: { width, height } });
  await page.goto(site.origin);
  const stage = page.locator('[data-behaviour=dots]');
  if (width === 360) {
    // The chart is below the first screen; its story waits until it can be seen.
    await page.locator('[data-behaviour=dots] canvas:not([hidden])').waitFor();
    expect(await page.locator('[data-moving]').count()).toBe(0);
    await page.locator('[data-field]').scrollIntoViewIfNeeded();
  }
  await page.locator('[data-behaviour=dots][data-moving]').waitFor();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => moving(page)).toBe(true);
  await stage.getByRole('button', { name: 'Animation anhalten' }).click();
  // At rest, with the cloud still there.
  await expect.poll(() => moving(page)).toBe(false);
  await stage.getByRole('button', { name: 'Animation fortsetzen' }).click();
  await page.locator('[data-behaviour=dots]:not([data-moving])').waitFor();
  await stage.getByRole('button', { name: 'Noch einmal abspielen' }).click();
  await page.locator('[data-behaviour=dots][data-moving]').waitFor();
  expect((await shifts(page)).filter(({ value }) => value > 0.01)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('with reduced motion the ideas are shown in their final positions', async () => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'reduce' });
  await page.goto(site.origin);
  await page.locator('[data-behaviour=dots] canvas:not([hidden])').waitFor();
  expect(await page.locator('[data-moving]').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Animation|abspielen/ }).count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Names of ideas that cannot be read in the window, or touch a name, a dot not their own, the axis or the line. */
const crampedNames = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector('[data-field]');
    if (!field) return ['no chart'];
    type Box = { left: number; right: number; top: number; bottom: number };
    const boxOf = (element: Element): Box => element.getBoundingClientRect();
    const shown = (all: Iterable<Element>) => [...all].filter((element) => element.checkVisibility());
    const touch = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const chart = boxOf(field);
    const line = field.querySelector('[stroke-dasharray]');
    const [from, to] = ['y1', 'y2'].map((end) => Number.parseFloat(line?.getAttribute(end) ?? '0') / 100);
    const lineAt = (x: number) =>
      chart.top +
      ((from ?? 0) + (((to ?? 0) - (from ?? 0)) * (x - chart.left)) / (chart.right - chart.left)) *
        (chart.bottom - chart.top);
    const ideas = [...field.querySelectorAll('[role=listitem]')].map((idea) => {
      const name = idea.querySelector('title')?.textContent?.split(':')[0] ?? '';
      const key = [...document.querySelectorAll('[data-field] + ol li')].find((item) =>
        item.textContent?.endsWith(name),
      );
      const [dot] = shown(idea.querySelectorAll('circle[class]'));
      return { name, dot: dot && boxOf(dot), texts: shown(idea.querySelectorAll('text')), key: key && shown([key])[0] };
    });
    const readable = ideas.filter(({ name, texts, key }) =>
      [...texts, ...(key ? [key] : [])].some(({ textContent }) => textContent?.endsWith(name)),
    );
    const labels = ideas.flatMap(({ name, texts, key }) => [
      ...texts.filter(({ textContent }) => textContent === name).map((text) => ({ name, box: boxOf(text) })),
      ...(key ? [{ name, box: boxOf(key) }] : []),
    ]);
    // Axes, the line's label and the words beside the first idea.
    const captions = shown(field.querySelectorAll('p, text[fill], text.fill-coral')).map((caption) => boxOf(caption));
    const faults = labels.flatMap(({ name, box }, index) => {
      const isBelow = box.top >= chart.bottom;
      return [
        ...labels
          .slice(index + 1)
          .filter((other) => touch(box, other.box))
          .map((other) => `${name} on ${other.name}`),
        ...ideas
          .filter(({ name: other, dot }) => other !== name && dot && touch(box, dot))
          .map((other) => `${name} on the dot of ${other.name}`),
        ...captions.filter((caption) => touch(box, caption)).map(() => `${name} on a caption`),
        ...(isBelow || (box.bottom < lineAt(box.left) && box.bottom < lineAt(box.right))
          ? []
          : [`${name} on the line`]),
        ...(isBelow || box.left > chart.left ? [] : [`${name} on the axis`]),
        ...(box.left >= 0 && box.right <= document.documentElement.clientWidth ? [] : [`${name} outside`]),
      ];
    });
    // Where a number stands for the name, in its dot.
    const dots = ideas.flatMap(({ name, dot }) => (dot ? [{ name, dot }] : []));
    const close = dots.flatMap((a, index) =>
      dots
        .slice(index + 1)
        .filter((b) => touch(a.dot, b.dot))
        .map((b) => `dots of ${a.name} and ${b.name}`),
    );
    const cut = captions.filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth);
    return [
      ...(readable.length === 12 ? [] : [`${readable.length} names`]),
      ...(captions.length === 4 && cut.length === 0 ? [] : ['captions']),
      ...faults,
      ...close,
    ];
  });

const windows = [
  [360, 740],
  [768, 1024],
  [1024, 700],
  [1280, 600],
  [1280, 720],
  [1440, 600],
  [1440, 900],
] as const;

test.each(
  languages.flatMap((language) => [true, false].map((scripts) => [language, scripts] as const)),
)('the names of the twelve ideas are legible and overlap nothing, from phones to wide screens (%s, scripts: %s)', async (language, scripts) => {
  const { page } = await visitor(browser, { javaScriptEnabled: scripts });
  const cramped: unknown[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.goto(site.origin + hrefFor('home', language));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.locator('html:not([data-arriving])').waitFor();
    const faults = await crampedNames(page);
    if (faults.length > 0) cramped.push({ width, height, faults });
  }
  expect(cramped).toEqual([]);
  await page.context().close();
});

test('the team’s local times are computed when they come into view, not as the page loads', async () => {
  const { page, faults } = await visitor(browser, { reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const { DateTimeFormat } = Intl;
    const asked: unknown[] = [];
    Object.assign(globalThis, { asked });
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, given) => {
        asked.push(given);
        return Reflect.construct(target, given);
      },
    });
  });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.length);
  await page.goto(site.origin);
  // Moves as soon as the page is idle; the clocks would have been read then, too.
  await page.locator('[data-behaviour=dots][data-moving]').waitFor();
  expect(await asked()).toBe(0);
  const clock = page.locator('[data-behaviour=minutes][data-time]').first();
  await clock.scrollIntoViewIfNeeded();
  await expect.poll(() => clock.textContent()).toMatch(/dort ist es \d\d:\d\d\sUhr/);
  expect(await asked()).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
