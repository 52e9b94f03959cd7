import { expect, test } from 'vitest';
import { calculationRequest } from '#contract/leads/calculation-request.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { storedLeads } from '#tests/support/rows/stored-leads.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

/** The PDF form of a sheet, opened, with the visitor's names. */
async function requestForm(email: string, options = {}, path = '/rechner') {
  const { page } = await visitor(browser, options);
  await page.goto(site.origin + path);
  await page.locator('form#calculation').evaluate((form) => form.scrollIntoView());
  if (!('javaScriptEnabled' in options)) await page.getByRole('button', { name: 'Als Blatt drucken' }).waitFor();
  const title = page.getByText('Als PDF sichern und per E\u2011Mail bekommen');
  await title.click();
  const form = page.getByRole('form', { name: 'Berechnung als PDF anfordern' });
  await form.getByLabel('Vorname').fill('Pia');
  await form.getByLabel('Nachname').fill('Beispiel');
  await form.getByLabel('E-Mail').fill(email);
  const send = () => form.getByRole('button', { name: 'PDF anfordern' }).click();
  return { page, title, form, send, email: form.getByLabel('E-Mail') };
}
const path = `**${calculationRequest.path}`;

test('the PDF form stays open while a mistake is corrected, after a failure and for a second request', async () => {
  const { page, title, form, send, email } = await requestForm('');
  await send();
  await focused(email);
  await email.press('a');
  await focused(email);
  await email.fill('pia@stays-open.example');
  await page.route(path, (route) => route.fulfill({ status: 500 }));
  await send();
  await form.getByText('Das hat nicht geklappt').first().waitFor();
  await page.unroute(path);
  await email.press('End');
  await focused(email);
  await email.press('Backspace');
  await focused(email);
  await email.press('e');
  await send();
  await form.getByRole('link', { name: 'PDF jetzt öffnen' }).waitFor();
  const firstName = form.getByLabel('Vorname');
  await firstName.pressSequentially('Pia');
  await focused(firstName);
  expect(await firstName.inputValue()).toBe('Pia');
  await title.click();
  await form.waitFor({ state: 'hidden' });
});

test('a PDF form closed while it was being sent opens again if that fails', async () => {
  const { page, title, form, send } = await requestForm('pia@closed.example');
  const failing = Promise.withResolvers<void>();
  await page.route(path, (route) => void failing.promise.then(() => route.fulfill({ status: 500 })));
  await send();
  await form.getByText('Wird gesendet').waitFor();
  await title.click();
  await form.waitFor({ state: 'hidden' });
  failing.resolve();
  await form.getByText('Das hat nicht geklappt').first().waitFor();
});

test('without JavaScript the PDF form is open on the page that shows its mistake', async () => {
  const { page, form, send } = await requestForm('nowhere', { javaScriptEnabled: false });
  await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
  await Promise.all([page.waitForURL(/calculation-request/), send()]);
  expect(await form.getByLabel('E-Mail').inputValue()).toBe('nowhere');
  expect(await form.getByLabel('E-Mail').getAttribute('aria-invalid')).toBe('true');
});

test('the link to the PDF is only beside the values that were sent', async () => {
  const { page, form, send } = await requestForm('pia@values.example');
  const volume = page.getByLabel('Vorgänge im Jahr');
  const link = form.getByRole('link', { name: 'PDF jetzt öffnen' });
  const answered = Promise.withResolvers<void>();
  await page.route(path, (route) => void answered.promise.then(() => route.continue()));
  await send();
  await form.getByText('Wird gesendet').waitFor();
  await volume.fill('60000');
  answered.resolve();
  await form.getByText('Der Link ist unterwegs').waitFor();
  expect(await link.count()).toBe(0);
  await volume.fill('48000');
  await link.waitFor();
  await volume.fill('7300');
  await link.waitFor({ state: 'detached' });
  expect(await form.getByText('Der Link ist unterwegs').isVisible()).toBe(true);
});

test.each([
  { path: '/', source: 'Startseite' },
  { path: '/ki-fallstudien', source: 'KI-Fallstudien' },
  { path: '/rechner', source: 'Rechner' },
])('a PDF asked for on $path comes from that page', async ({ path, source }) => {
  const address = `pia${path.replaceAll('/', '-')}@origin.example`;
  const { form, send } = await requestForm(address, {}, path);
  await send();
  await form.getByRole('link', { name: 'PDF jetzt öffnen' }).waitFor();
  expect(storedLeads(site.folder).find((lead) => lead.email === address)?.page_source).toBe(source);
});
