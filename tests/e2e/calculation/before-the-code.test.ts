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

test('input typed before the code has loaded is calculated, or its error shown, once it has', async () => {
  const cases = [
    ['60000', /bleiben 133\.200/],
    ['viele', /^Vorgänge im Jahr: Bitte geben Sie eine Zahl von 0 bis 10\.000\.000/],
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

test('the PDF form opened before the code has loaded stays open with its input and focus', async () => {
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

test('a value selected before the code has loaded stays selected', async () => {
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

test('a case focused before the code has loaded keeps the focus', async () => {
  const { page, faults, code } = await beforeTheCode();
  const aCase = page.getByRole('link', { name: 'Kundenpost' });
  await aCase.focus();
  code.resolve();
  await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  await focused(aCase);
  expect(faults).toEqual([]);
});

test('a message or a PDF asked for before the code has loaded takes along what is in the fields', async () => {
  const { page, faults, code } = await beforeTheCode();
  await page.getByLabel('Vorgänge im Jahr').fill('60000');
  await page.getByRole('link', { name: 'Berechnung mit einer Nachricht senden' }).click();
  code.resolve();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Diese Berechnung mitsenden').waitFor();
  expect(await dialog.getByText('Diese Berechnung mitsenden').textContent()).toContain('133.200');
  expect(faults).toEqual([]);

  const second = await beforeTheCode();
  await second.page.getByLabel('Vorgänge im Jahr').fill('60000');
  await second.page.getByText('Als PDF sichern und per E\u2011Mail bekommen').click();
  const form = second.page.getByRole('form', { name: 'Berechnung als PDF anfordern' });
  await form.getByLabel('Vorname').fill('Pia');
  await form.getByLabel('Nachname').fill('Muster');
  await form.getByLabel(/Mail/).fill('pia@firma.example');
  const sent = second.page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('calculation'),
  );
  await form.getByRole('button').click();
  second.code.resolve();
  expect((await sent).postDataJSON()).toMatchObject({ calculation: expect.stringContaining(';60000;') });
  expect(second.faults).toEqual([]);
});
