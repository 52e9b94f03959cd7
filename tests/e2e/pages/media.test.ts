import { expect, test } from 'vitest';
import { visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

test('a printed page has neither the header nor the way past it over its text', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/privacy`);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('banner').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).waitFor({ state: 'hidden' });
});

test('where the visitor’s own colours replace ours, buttons have an edge and the chosen language is marked', async () => {
  const { page } = await visitor(browser, { forcedColors: 'active' });
  await page.goto(site.origin);
  const styleOf = (name: string, property: 'border-top-width' | 'text-decoration-line') =>
    page
      .getByRole('banner')
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('main').getByRole('link', { name, exact: true }))
      .first()
      .evaluate((element, which) => {
        const shown = element.querySelector('span') ?? element;
        return getComputedStyle(shown).getPropertyValue(which);
      }, property);
  expect(await styleOf('Vorhaben schildern', 'border-top-width')).toBe('1px');
  expect(await styleOf('DE Deutsch', 'text-decoration-line')).toBe('underline');
  expect(await styleOf('EN English', 'text-decoration-line')).toBe('none');
});
