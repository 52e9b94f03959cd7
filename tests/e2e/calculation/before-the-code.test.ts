import { expect, test } from 'vitest';
import { focused, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** A visitor of the calculator whose code comes when `code` is resolved. */
async function beforeTheCode() {
  const { page, faults } = await visitor(browser);
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/mount-*.js', (route) => void code.promise.then(() => route.continue()));
  await page.goto(`${site.origin}/rechner`);
  return { page, faults, code };
}

test('whoever types before the code is there is told the result, or the mistake, when it has come', async () => {
  const cases = [
    ['60000', /bleiben 133\.200/],
    ['viele', /^Vorgänge im Jahr: Bitte eine Zahl von 0 bis 10\.000\.000/],
  ] as const;
  for (const [typed, told] of cases) {
    const { page, faults, code } = await beforeTheCode();
    await page.getByLabel('Vorgänge im Jahr').fill(typed);
    code.resolve();
    const status = page.locator('form#calculation').locator('> [role=status]');
    await status.filter({ hasText: told }).waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await page.context().close();
  }
});

test('who asks for the PDF before the code is there finds the form open when it comes, and types on', async () => {
  const { page, faults, code } = await beforeTheCode();
  await page.getByText('Als PDF sichern und per E\u2011Mail bekommen').click();
  const form = page.getByRole('form', { name: 'Berechnung als PDF anfordern' });
  const firstName = form.getByLabel('Vorname');
  await firstName.pressSequentially('Pi');
  code.resolve();
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  await focused(firstName);
  await page.keyboard.type('a');
  expect(await firstName.inputValue()).toBe('Pia');
  expect(faults).toEqual([]);
});

test('who has marked a value to type over it before the code is there does so when it has come', async () => {
  const { page, faults, code } = await beforeTheCode();
  const volume = page.getByLabel('Vorgänge im Jahr');
  // As the tab key does on the way from field to field.
  await volume.selectText();
  code.resolve();
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  await focused(volume);
  await page.keyboard.type('9600');
  expect(await volume.inputValue()).toBe('9600');
  expect(faults).toEqual([]);
});

test('who has come to a case with the keyboard before the code is there stands on it when it has come', async () => {
  const { page, faults, code } = await beforeTheCode();
  const aCase = page.getByRole('link', { name: 'Kundenpost' });
  await aCase.focus();
  code.resolve();
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  await focused(aCase);
  expect(faults).toEqual([]);
});
