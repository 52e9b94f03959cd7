import { expect, test } from 'vitest';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { pdfOf } from '#tests/support/pdf.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';

const site = await siteWith();

test('a white paper is added, shown in the public list, changed, deleted after a confirmation, and restored', async () => {
  const { page, faults } = await staffAt(browser, site);
  const published = async () => {
    const answer = await fetch(`${site.origin}/api/whitepapers?lang=de`);
    const { whitepapers } = (await answer.json()) as { whitepapers: { number: string; title: string }[] };
    return whitepapers.filter(({ number }) => number === '#37 11/2026').map(({ title }) => title);
  };
  await page.getByRole('tab', { name: 'White Papers' }).click();
  await page.getByRole('heading', { name: 'White Papers (36)' }).waitFor();
  await page.getByRole('button', { name: 'White Paper hinzufügen' }).click();
  const form = page.getByRole('form', { name: 'White Paper hinzufügen' });
  const save = form.getByRole('button', { name: 'Speichern' });
  await save.click();
  for (const missing of ['eine Nummer', 'den deutschen Titel', 'den englischen Titel', 'die Adresse der PDF-Datei']) {
    await form.getByText(`Bitte geben Sie ${missing} ein.`).waitFor();
  }
  await focused(form.getByLabel('Nummer'));
  await form.getByLabel('Nummer').fill('#37 11/2026');
  await form.getByText('Bitte geben Sie eine Nummer ein.').waitFor({ state: 'detached' });
  await form.getByLabel('Titel (Deutsch)').fill('Agenten im Einkauf');
  await form.getByLabel('Titel (Englisch)').fill('Agents in procurement');
  await form.getByLabel('PDF-Adresse', { exact: true }).fill('javascript:alert(1)');
  await save.click();
  await form.getByText(/Bitte geben Sie eine Adresse mit https:\/\/ oder einen Pfad/).waitFor();
  await focused(form.getByLabel('PDF-Adresse', { exact: true }));
  expect(await published(), 'nothing was saved yet').toEqual([]);
  await passesAxe(page, 'staff white papers: form with mistakes');
  await form.getByLabel('PDF-Adresse', { exact: true }).fill('https://papiere.example/wp37.pdf');
  await save.click();
  await form.waitFor({ state: 'detached' });
  const paper = page.getByRole('listitem').filter({ hasText: '#37 11/2026' });
  await paper.getByText('Agenten im Einkauf').waitFor();
  expect(await paper.getByRole('link', { name: /^PDF/ }).getAttribute('href')).toBe('https://papiere.example/wp37.pdf');
  expect(await published()).toEqual(['Agenten im Einkauf']);
  // A paper that has no first page here, and no numbers to draw from, is promised neither.
  const { page: visitors } = await visitor(browser);
  await visitors.goto(`${site.origin}/wissenscenter`);
  const shelf = visitors.locator('#whitepaper');
  const added = shelf.getByRole('listitem').filter({ hasText: 'Agenten im Einkauf' });
  await added.getByRole('link', { name: 'Zum Papier' }).waitFor();
  expect(await added.getByRole('link', { name: 'Erste Seite lesen' }).count()).toBe(0);
  expect(await shelf.getByText('Jeder Umschlag ist aus den Zahlen').count()).toBe(0);
  await shelf.getByText('Wo „Erste Seite lesen“ steht').waitFor();

  await page.getByRole('button', { name: '#37 11/2026 bearbeiten' }).click();
  const change = page.getByRole('form', { name: 'White Paper bearbeiten' });
  expect(await change.getByLabel('Titel (Englisch)').inputValue(), 'prefilled').toBe('Agents in procurement');
  await change.getByLabel('Titel (Deutsch)').fill('Agenten im Vertrieb');
  await change.getByRole('button', { name: 'Speichern' }).click();
  await paper.getByText('Agenten im Vertrieb').waitFor();
  expect(await published()).toEqual(['Agenten im Vertrieb']);

  const question = page.getByRole('dialog', { name: 'White Paper wirklich löschen?' });
  await page.getByRole('button', { name: '#37 11/2026 löschen' }).click();
  await passesAxe(page, 'staff white papers: question before deleting', 'dialog');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await published(), 'a cancelled question deletes nothing').toHaveLength(1);
  await page.getByRole('button', { name: '#37 11/2026 löschen' }).click();
  await question.getByRole('button', { name: 'Löschen' }).click();
  await paper.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'White Papers (36)' }).waitFor();
  expect(await published()).toEqual([]);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await paper.getByText('Agenten im Vertrieb').waitFor();
  await page.getByRole('heading', { name: 'White Papers (37)' }).waitFor();
  expect(await published()).toEqual(['Agenten im Vertrieb']);
  expect(faults).toEqual([]);
});

test('a PDF is uploaded with its paper, served to everyone, and not replaced by a file that is not a PDF', async () => {
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=whitepapers');
  await page.getByRole('button', { name: 'White Paper hinzufügen' }).click();
  const form = page.getByRole('form', { name: 'White Paper hinzufügen' });
  await form.getByLabel('Nummer').fill('#38 12/2026');
  await form.getByLabel('Titel (Deutsch)').fill('Prüfbare Agenten');
  await form.getByLabel('Titel (Englisch)').fill('Agents that can be checked');
  const [german, english] = await form.getByLabel(/PDF hochladen$/).all();
  await german?.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await form.getByText('Diese Datei ist kein vollständiges PDF.').waitFor();
  await passesAxe(page, 'staff white papers: upload refused');
  const webPage = Buffer.from('%PDF-1.4\n<html></html>\n%%EOF');
  await german?.setInputFiles({ name: 'seite.pdf', mimeType: 'application/pdf', buffer: webPage });
  await form.getByText('Diese Datei ist kein vollständiges PDF.').waitFor();
  const bytes = pdfOf(0, Buffer.alloc(1_300_000, 'x'));
  await german?.setInputFiles({ name: 'Prüfbare Agenten.pdf', mimeType: 'application/pdf', buffer: bytes });
  await form.getByText(/ist hochgeladen und gilt mit dem Speichern/).waitFor();
  expect(await form.getByLabel('PDF-Adresse', { exact: true }).inputValue()).toMatch(/\/pruefbare-agenten\.pdf$/);
  await english?.setInputFiles({
    name: 'gedruckt.pdf',
    mimeType: 'application/pdf',
    // Of another program than the papers that ship.
    buffer: await page.pdf(),
  });
  await form.getByText(/„gedruckt.pdf“ ist hochgeladen/).waitFor();
  await form.getByLabel('PDF-Adresse (Englisch, freiwillig)', { exact: true }).fill('/downloads/gibtsnicht.pdf');
  await form.getByLabel('Nummer').fill('#36 08/2025');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await form.getByText(/Unter diesem Pfad liegt keine Datei/).waitFor();
  await form.getByLabel('PDF-Adresse (Englisch, freiwillig)', { exact: true }).fill('/downloads/wp36-en.pdf');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await form.getByText('Ein anderes White Paper hat diese Nummer.').waitFor();
  await form.getByLabel('Nummer').fill('#38 12/2026');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await form.waitFor({ state: 'detached' });
  const paper = page.getByRole('listitem').filter({ hasText: '#38 12/2026' });
  const address = await paper.getByRole('link', { name: /^PDF de/ }).getAttribute('href');
  const answer = await fetch(site.origin + address);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    'attachment; filename="pruefbare-agenten.pdf"',
  ]);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  // The browser notes each refusal of the server.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});

test('of two people who edit one paper the later one is notified, keeps the input, and can overwrite or continue from the new version', async () => {
  const open = async () => {
    const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=whitepapers');
    await page.getByRole('button', { name: /^#12 .* bearbeiten$/ }).click();
    return { page, faults, form: page.getByRole('form', { name: 'White Paper bearbeiten' }) };
  };
  const [one, other, third] = [await open(), await open(), await open()];
  const title = (form: typeof one.form) => form.getByLabel('Titel (Deutsch)');
  const save = (form: typeof one.form) => form.getByRole('button', { name: 'Speichern' }).click();
  await title(one.form).fill('Zuerst gespeichert');
  await save(one.form);
  await one.form.waitFor({ state: 'detached' });
  for (const { form } of [other, third]) {
    await title(form).fill('Hier geändert');
    await save(form);
    await form.getByRole('alert').getByText('leitung war schneller.').waitFor();
    expect(await title(form).inputValue()).toBe('Hier geändert');
    await passesAxe(other.page, 'staff white papers: conflict');
  }
  await third.form.getByRole('button', { name: 'Neuen Stand laden' }).click();
  await third.form.getByRole('alert').waitFor({ state: 'detached' });
  expect(await title(third.form).inputValue()).toBe('Zuerst gespeichert');
  await other.form.getByRole('button', { name: 'Meine Änderung übernehmen' }).click();
  await other.form.waitFor({ state: 'detached' });
  await other.page.getByRole('listitem').filter({ hasText: 'Hier geändert' }).waitFor();
  // The browser notes each refusal of the server.
  const faults = [one, other, third].flatMap((each) => each.faults);
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('the draft of a paper survives a visit to another tab, until it is discarded', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=whitepapers');
  const form = page.getByRole('form', { name: 'White Paper bearbeiten' });
  const title = form.getByLabel('Titel (Deutsch)');
  const edit = () => page.getByRole('button', { name: /^#36 .* bearbeiten$/ }).click();
  await edit();
  const before = await title.inputValue();
  await title.fill('Noch nicht fertig');
  await page.getByRole('tab', { name: 'Konto' }).click();
  await page.getByRole('heading', { name: 'Konto' }).waitFor();
  await page.getByRole('tab', { name: 'White Papers' }).click();
  await expect.poll(() => title.inputValue()).toBe('Noch nicht fertig');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await edit();
  expect(await title.inputValue()).toBe(before);
});

test('opening another paper keeps the draft of the first, until it is discarded', async () => {
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=whitepapers');
  const form = page.getByRole('form', { name: 'White Paper bearbeiten' });
  const title = form.getByLabel('Titel (Deutsch)');
  const edit = (number: number) => page.getByRole('button', { name: new RegExp(`^#${number} .* bearbeiten$`) }).click();
  await edit(35);
  const before = await title.inputValue();
  await title.fill('Halb fertig');
  await edit(34);
  await form.getByText(/^#34 /).waitFor();
  expect(await title.inputValue()).not.toBe('Halb fertig');
  await edit(35);
  await form.getByText(/^#35 /).waitFor();
  expect(await title.inputValue()).toBe('Halb fertig');
  await form.getByText('Diese Eingaben sind noch nicht gespeichert.').waitFor();
  await passesAxe(page, 'staff white papers: draft kept');
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await edit(35);
  expect(await title.inputValue(), 'Escape closes and discards nothing').toBe('Halb fertig');
  await form.getByRole('button', { name: 'Abbrechen' }).click();
  await edit(35);
  expect(await title.inputValue()).toBe(before);
  expect(faults).toEqual([]);
});

test('while a paper is being saved its form takes no input that would be lost', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=whitepapers');
  await page.getByRole('button', { name: /^#33 .* bearbeiten$/ }).click();
  const form = page.getByRole('form', { name: 'White Paper bearbeiten' });
  const title = form.getByLabel('Titel (Deutsch)');
  await title.fill('Wird gespeichert');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/admin/whitepapers/*', async (route) => {
    asked.resolve();
    await held;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await asked.promise;
  // The request may be on its way before the form is drawn anew; the next key comes after both.
  await expect.poll(() => title.isEditable()).toBe(false);
  for (const field of await form.getByRole('textbox').all()) expect(await field.isEditable()).toBe(false);
  for (const field of await form.getByLabel(/PDF hochladen$/).all()) expect(await field.isDisabled()).toBe(true);
  await title.press('End');
  await page.keyboard.type(' und weiter');
  expect(await title.inputValue()).toBe('Wird gespeichert');
  release();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: 'Wird gespeichert' }).waitFor();
});

test('a save that ends when its form is closed and another open is announced, and leaves the other alone', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=whitepapers');
  const form = page.getByRole('form', { name: 'White Paper bearbeiten' });
  const title = form.getByLabel('Titel (Deutsch)');
  const edit = (number: number) => page.getByRole('button', { name: new RegExp(`^#${number} .* bearbeiten$`) }).click();
  /** Saves paper 32 and opens 31 before the response. */
  async function saveAndMoveOn(words: string, answer: 'continue' | 'abort') {
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/admin/whitepapers/*', async (route) => {
      asked.resolve();
      await held.promise;
      await route[answer]();
    });
    await edit(32);
    await title.fill(words);
    await form.getByRole('button', { name: 'Speichern' }).click();
    await asked.promise;
    await edit(31);
    await form.getByText(/^#31 /).waitFor();
    await title.press('End');
    held.resolve();
  }
  await saveAndMoveOn('Kommt nicht an', 'abort');
  await page.getByText('Eine Änderung wurde nicht gespeichert.', { exact: true }).waitFor();
  await page.unroute('**/api/admin/whitepapers/*');
  await saveAndMoveOn('Kommt an', 'continue');
  await page.getByText('White Paper gespeichert', { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Kommt an' }).waitFor();
  await form.getByText(/^#31 /).waitFor();
  await focused(title);
});
