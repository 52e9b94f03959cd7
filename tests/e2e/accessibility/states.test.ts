import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

async function visit(path: string, options: NonNullable<Parameters<typeof visitor>[1]> = {}) {
  const { page } = await visitor(browser, options);
  await page.goto(site.origin + path);
  if (options.javaScriptEnabled !== false) await awake(page);
  return page;
}

test('the search field always has the right ARIA state, and its panel closes when it loses the focus', async () => {
  const page = await visit('/');
  await page.getByRole('button', { name: 'Suche', exact: false }).first().click();
  const field = page.getByRole('combobox');
  await field.waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await passesAxe(page, 'search: open', '#site-search');
  await field.fill('Betriebsrat');
  const options = page.getByRole('option');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { selected: true }).waitFor();
  await passesAxe(page, 'search: suggestions', '#site-search');
  const chosen = await field.getAttribute('aria-activedescendant');
  expect(await options.first().getAttribute('id')).toBe(chosen);
  const outline = await options.first().evaluate((option) => getComputedStyle(option).outlineStyle);
  expect(outline).toBe('solid');
  await field.fill('');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  expect(await field.getAttribute('aria-controls')).toBeNull();
  await field.fill('Betriebsrat');
  await options.first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.locator('#site-search').waitFor({ state: 'hidden' });
});

test('without scripts the services button leaves its expanded state to the browser', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  expect(await page.locator('[popovertarget=services-menu]').getAttribute('aria-expanded')).toBeNull();
});

test('the meaning of the asterisk is explained before the first required field', async () => {
  for (const path of ['/', '/contact', '/wissenscenter', '/ki-fallstudien', '/spin-offs', '/booking']) {
    const html = await (await fetch(site.origin + path, { headers: { 'accept-language': 'de' } })).text();
    for (const [form = ''] of html.matchAll(/<form[^>]*method="post"[\s\S]*?<\/form>/g)) {
      if (!form.includes('required=""')) continue;
      expect(form.indexOf('Felder mit *'), path).toBeGreaterThan(0);
      expect(form.indexOf('Felder mit *'), path).toBeLessThan(form.indexOf('required=""'));
    }
  }
});

test('screen readers announce after a pause that a message is near its length limit', async () => {
  const page = await visit('/contact');
  const message = page.getByRole('textbox', { name: 'Nachricht' });
  await message.fill('x'.repeat(4500));
  await page.getByRole('status').filter({ hasText: '4.500 von 5.000 Zeichen' }).waitFor();
  const description = await message.evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(description).toContain('4.500 von 5.000 Zeichen');
});

test('both buttons of the language switch have the full name of the language', async () => {
  const page = await visit('/contact');
  expect(await page.getByRole('button', { name: 'DE Deutsch' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'EN English' }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
});

/** What tells one element from another where the visitor's own colours are used. */
const look = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color, outlineStyle, borderStyle } = getComputedStyle(element);
      return `${backgroundColor} ${color} ${outlineStyle} ${borderStyle}`;
    });

test('in forced colours selected choices differ from others', async () => {
  const page = await visit('/wissenscenter', { forcedColors: 'active' });
  const topic = 'label:has([name=topic]';
  expect(await look(page, `${topic}:checked)`)).not.toBe(await look(page, `${topic}:not(:checked))`));
  await page.goto(`${site.origin}/leistungsangebot/ki-transformation`);
  await awake(page);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const bar = page.locator('td svg rect').first();
  expect(await bar.evaluate((element) => getComputedStyle(element).fill)).not.toBe(ground);
  await page.goto(`${site.origin}/booking`);
  await awake(page);
  await page.getByRole('grid').waitFor();
  // Of today there may be one time left, which is then no choice.
  const day = page.locator('[role=gridcell]:not([aria-disabled])').last();
  await day.click();
  expect(await look(page, '[role=gridcell][aria-selected=true]')).not.toBe(
    await look(page, '[role=gridcell][aria-selected=false]:not([aria-disabled])'),
  );
  await page.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await page.getByRole('button', { name: /^ändern/ }).click();
  const time = 'main button[aria-pressed';
  expect(await look(page, `${time}=true]`)).not.toBe(await look(page, `${time}=false]`));
});

test('in forced colours the small print of a selected choice is as legible as its name', async () => {
  const page = await visit('/booking', { forcedColors: 'active' });
  const colors = (selector: string) =>
    page
      .locator(selector)
      .evaluate((chosen) => [
        ...new Set([chosen, ...chosen.querySelectorAll('span')].map((one) => getComputedStyle(one).color)),
      ]);
  await page.getByRole('button', { name: 'Diesen Termin nehmen' }).click();
  await page.getByLabel('Per Video').waitFor();
  expect(await colors('label:has([name=mode]:checked)')).toHaveLength(1);
  await page.getByRole('button', { name: 'Suche', exact: false }).first().click();
  await page.getByRole('combobox').fill('Betriebsrat');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { selected: true }).waitFor();
  expect(await colors('[role=option][aria-selected=true]')).toHaveLength(1);
});

test('in forced colours, which remove shadows, the cookie bar has a border', async () => {
  const page = await visit('/', { isNew: true, forcedColors: 'active' });
  const bar = page.locator('#consent-banner');
  await bar.waitFor();
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('in forced colours nothing covers the tick of a cookie group', async () => {
  const page = await visit('/imprint', { forcedColors: 'active' });
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  const knob = page.getByRole('checkbox').first();
  await knob.waitFor();
  expect(await knob.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('none');
});

test('with prefers-contrast: more muted text has full contrast', async () => {
  const page = await visit('/wissenscenter', { contrast: 'more' });
  const [muted, text] = await page.evaluate(() => {
    const color = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body).color;
    return [color('main .text-muted'), color('body')];
  });
  expect(muted).toBe(text);
});

test('a toast does not cover the choices of the cookie bar, on a phone and a desktop', async () => {
  const { page } = await visitor(browser, { isNew: true, viewport: { width: 360, height: 740 } });
  await page.goto(`${site.origin}/contact`);
  await awake(page);
  await page.locator('#consent-banner').waitFor();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const toast = page.locator('.toast');
  await toast.waitFor();
  // It stays while the pointer is on it.
  await toast.hover();
  await passesAxe(page, 'contact page: mistakes, told by a toast, with the cookie bar');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const [bar, message] = [await page.locator('#consent-banner').boundingBox(), await toast.boundingBox()];
    expect((message?.y ?? 0) + (message?.height ?? 0), `${width}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the focus moves to a useful element after a list was emptied, cookies were chosen or a toast was closed', async () => {
  const page = await visit('/wissenscenter', { isNew: true });
  await page.locator('#consent-banner').getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Einstellungen speichern' }).click();
  await page.locator('#consent-banner').waitFor({ state: 'detached' });
  await focused(page.getByRole('main'));
  await page.getByLabel('Papiere durchsuchen').fill('xyzzy');
  await page.getByRole('button', { name: 'Alle Papiere zeigen' }).click();
  await focused(page.getByLabel('Papiere durchsuchen'));
  await page.goto(`${site.origin}/contact`);
  await awake(page);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  const first = page.getByLabel('Vorname');
  await focused(first);
  await page.locator('.toast').waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.locator('.toast').waitFor({ state: 'detached' });
  await focused(first);
});

test.each([
  ['/ki-fallstudien', 'de-DE', /^39 Fälle nach Monaten und [\d.]+ bis [\d.]+ Stunden im Jahr$/],
  ['/ai-use-cases', 'en-GB', /^39 cases by months and by [\d,]+ to [\d,]+ hours a year$/],
])('the chart of cases has a text alternative: %s', async (path, locale, name) => {
  const { page } = await visitor(browser, { locale });
  await page.goto(site.origin + path);
  await page.locator('#industries').getByRole('img', { name }).waitFor();
});
