import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillPerson, openBooking, times } from '#tests/e2e/booking/steps.ts';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';

const site = await siteWith();

/** What a screen reader is told of the element that has the focus. */
async function told(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const invalid = node?.properties?.find(({ name }) => name === 'invalid')?.value.value;
  return { name: node?.name?.value, description: node?.description?.value, invalid };
}

test('after booking, the focused element announces the appointment, its time and what follows', async () => {
  const { dialog, page } = await openBooking(browser, site);
  await times(dialog).first().click();
  await fillPerson(dialog, 'ausgang@visitor.example');
  await dialog.getByRole('button', { name: /^Termin am/ }).click();
  await focused(dialog.getByRole('status').filter({ hasText: 'Einladung' }));
  const { name, description } = await told(page);
  expect(name).toBe('Ihr Termin steht');
  expect(description).toMatch(/\d{2}:\d{2} bis \d{2}:\d{2} Uhr.*Einladung/);
  await page.context().close();
});

test('after a message is sent from the dialog, the focused element announces it and what follows', async () => {
  const { page } = await visitor(browser);
  await page.goto(site.origin);
  await awake(page);
  await page.getByRole('main').getByRole('link', { name: 'Vorhaben schildern' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillPerson(dialog, 'nachricht@visitor.example');
  await dialog.getByLabel('Nachricht', { exact: true }).fill('Bitte rufen Sie an.');
  await dialog.getByRole('button', { name: 'Nachricht senden' }).click();
  await focused(dialog.getByRole('status').filter({ hasText: '24' }));
  const title = await dialog.getByRole('heading').first().textContent();
  const { name, description } = await told(page);
  expect(name).toBe(title);
  expect(description).toContain('24');
  await page.context().close();
});

test('after papers are requested, the focused element announces it and what follows', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/private-equity-ki-whitepaper`);
  await awake(page);
  await page.getByRole('checkbox').first().check();
  const form = page.getByRole('form');
  await fillPerson(form, 'papiere@visitor.example');
  await form.getByRole('button', { name: 'White Papers anfordern' }).click();
  await focused(page.getByRole('status').filter({ hasText: 'angekommen' }));
  const { name, description } = await told(page);
  expect(name).toBe('Ihre Anfrage ist angekommen');
  expect(description).toContain('in wenigen Minuten');
  await page.context().close();
});

test('when a white paper is ready on its page, the focused element announces it', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/wissenscenter/white-paper/7`);
  await awake(page);
  const form = page.getByRole('form', { name: 'White Paper herunterladen' });
  await fillPerson(form, 'leserin@visitor.example');
  await form.getByRole('button', { name: 'Zum Download' }).press('Enter');
  await focused(page.getByRole('heading', { name: 'Ihr White Paper steht bereit' }));
  await page.keyboard.press('Tab');
  await focused(page.getByRole('link', { name: /herunterladen$/ }));
  await page.context().close();
});

test('a consent checkbox is only marked invalid after submitting without it', async () => {
  const { page } = await visitor(browser);
  await page.goto(site.origin);
  await awake(page);
  const consent = page.getByRole('checkbox', { name: /darf mir den Newsletter/ });
  await consent.focus();
  // Its form is replaced once its code is there, and for a moment no element has the focus.
  await expect.poll(async () => (await told(page)).invalid).toBe('false');
  await fillPerson(page.getByRole('form', { name: 'Newsletter abonnieren' }), 'ohne@visitor.example');
  await page.getByRole('button', { name: 'Newsletter abonnieren' }).click();
  await focused(consent);
  expect((await told(page)).invalid).toBe('true');
  await page.context().close();
});
