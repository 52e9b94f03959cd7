import { expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';

const site = await siteWith();

const privateEquity = {
  locale: 'de-DE',
  path: '/private-equity-ki-whitepaper',
  call: '**/api/pe-whitepaper-request',
  kind: 'private-equity-request',
  form: 'White Papers für Private Equity anfordern',
  send: 'White Papers anfordern',
  papers: 4,
  fields: ['Vorname', 'Nachname', 'E-Mail'],
  select: 'Bitte wählen Sie mindestens ein White Paper aus',
  missing: 'Bitte geben Sie Ihren Vornamen ein',
  failure: 'Fehler beim Senden. Bitte versuchen Sie es erneut.',
  success: 'Ihre Anfrage ist angekommen',
  source: 'Private Equity Whitepaper Landing',
  context: 'PE Whitepaper Download',
  titles:
    'Kosten: Verwaltung im Portfolio bündeln und automatisieren; Umsatz: Preise und Angebote nach Deckungsbeitrag steuern',
};
const organisation: typeof privateEquity = {
  locale: 'en-GB',
  path: '/ki-organisation-whitepaper?lang=en',
  call: '**/api/org-whitepaper-request',
  kind: 'organisation-request',
  form: 'Request white papers on AI and organisation',
  send: 'Request the white papers',
  papers: 3,
  fields: ['First name', 'Last name', 'Email'],
  select: 'Please select at least one white paper',
  missing: 'Please enter your first name',
  failure: 'Error sending. Please try again.',
  success: 'Your request is with us',
  source: 'KI Organisation Whitepaper Landing',
  context: 'KI Organisation Whitepaper Download',
  titles: 'KI und Organisation: Rollen, Gremien, Unterschrift; Human in the Loop: Wo ein Mensch prüfen muss',
};
const pages = [
  ['private equity', privateEquity],
  ['organisation', organisation],
] as const;

async function atForm(words: typeof privateEquity) {
  const { page, faults } = await visitor(browser, { locale: words.locale });
  await page.goto(site.origin + words.path);
  const form = page.getByRole('form', { name: words.form });
  const send = form.getByRole('button', { name: words.send });
  await form.scrollIntoViewIfNeeded();
  await expect.poll(() => send.isDisabled(), { message: 'nothing is selected yet' }).toBe(true);
  const [first, last, email] = words.fields.map((name) => form.getByRole('textbox', { name }));
  if (!first || !last || !email) throw new Error('three fields');
  const fill = async (address: string) => {
    await first.fill('Mia');
    await last.fill('Beispiel');
    await email.fill(address);
  };
  return { page, faults, form, send, first, last, email, fill, papers: form.getByRole('checkbox') };
}

test.each(pages)('papers are selected by click and by keyboard and requested (%s)', async (_name, words) => {
  const { page, faults, form, send, fill, papers } = await atForm(words);
  const address = `mia@${words.kind}.example`;
  expect(await papers.count()).toBe(words.papers);
  // Anywhere on the card.
  await form.locator('label[for$=selectedWhitepapers]').click({ position: { x: 30, y: 60 } });
  expect(await papers.first().isChecked()).toBe(true);
  await papers.nth(1).focus();
  await page.keyboard.press('Space');
  expect(await papers.nth(1).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  expect(await papers.nth(2).isChecked()).toBe(false);
  await fill(address);
  await send.click();
  const done = page.getByRole('status').filter({ hasText: words.success });
  await done.waitFor();
  await focused(done);
  if (words === privateEquity) await passesAxe(page, 'paper request: sent');
  expect(await form.count(), 'the form gives way').toBe(0);
  const [lead] = storedLeads(site.folder).filter(({ email }) => email === address);
  expect(lead).toMatchObject({ kind: words.kind, page_source: words.source, button_context: words.context });
  expect(JSON.parse(String(lead?.details))).toEqual({ 'White Papers': words.titles });
  expect(faults).toEqual([]);
});

test.each(pages)('a server error is shown above the button and all input is kept (%s)', async (_name, words) => {
  const { page, form, send, first, email, fill, papers } = await atForm(words);
  await page.route(words.call, (route) => route.fulfill({ status: 503, body: '' }));
  await papers.nth(2).check();
  await fill(`leyla@${words.kind}.example`);
  await send.click();
  const alert = form.getByRole('alert').filter({ hasText: words.failure });
  await alert.waitFor();
  if (words === privateEquity) await passesAxe(page, 'paper request: failure', 'main');
  const [above, below] = [await alert.boundingBox(), await send.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  expect([await first.inputValue(), await papers.nth(2).isChecked()]).toEqual(['Mia', true]);
  await page.unroute(words.call);
  await email.fill(`leyla2@${words.kind}.example`);
  await alert.waitFor({ state: 'detached' });
  await send.click();
  await page.getByText(words.success).waitFor();
  expect(storedLeads(site.folder).filter(({ email }) => email === `leyla2@${words.kind}.example`)).toHaveLength(1);
});

test.each(pages)('missing input is reported at its field until corrected (%s)', async (_name, words) => {
  const { page, form, send, first, papers } = await atForm(words);
  await papers.first().check();
  expect(await send.isEnabled()).toBe(true);
  await papers.first().uncheck();
  expect(await send.isDisabled()).toBe(true);
  const select = form.getByRole('alert').getByText(words.select, { exact: true });
  await select.waitFor();
  if (words === privateEquity) await passesAxe(page, 'paper request: nothing chosen', 'main');
  await papers.nth(1).check();
  await select.waitFor({ state: 'detached' });
  await send.click();
  await focused(first);
  const missing = form.getByText(words.missing, { exact: true });
  await missing.waitFor();
  if (words === privateEquity) await passesAxe(page, 'paper request: mistakes', 'main');
  await first.fill('Mia');
  await missing.waitFor({ state: 'detached' });
});

test('switching the language keeps the selection', async () => {
  const { page, papers } = await atForm(privateEquity);
  await papers.nth(3).check();
  await awake(page);
  await page.getByRole('button', { name: 'EN English', exact: true }).first().click();
  const form = page.getByRole('form', { name: 'Request white papers for private equity' });
  await form.waitFor();
  expect(await form.getByRole('checkbox', { name: /^Buy and build/ }).isChecked()).toBe(true);
  expect(await form.getByRole('button', { name: 'Request the white papers' }).isEnabled()).toBe(true);
});

test('without JavaScript the button is there from the start, and a missing selection is reported below the cards', async () => {
  const { page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto(site.origin + privateEquity.path);
  const form = page.getByRole('form', { name: privateEquity.form });
  const send = form.getByRole('button', { name: privateEquity.send });
  await form.getByLabel('Vorname').fill('Ewa');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill('ewa@holding.example');
  await send.click();
  await form.getByText(privateEquity.select, { exact: true }).waitFor();
  expect(await form.getByLabel('Vorname').inputValue()).toBe('Ewa');
  await form.getByRole('checkbox').nth(2).check();
  await form.getByLabel('E-Mail').fill('ewa@localhost');
  await send.click();
  await form.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
  expect(await form.getByRole('checkbox').nth(2).isChecked(), 'the choice comes back').toBe(true);
  await form.getByLabel('E-Mail').fill('ewa@holding.example');
  await send.click();
  await page.waitForURL('**/private-equity-ki-whitepaper?sent=*#private-equity-request');
  await page.getByText(privateEquity.success).waitFor();
});
