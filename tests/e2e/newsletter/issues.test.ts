import { expect, test } from 'vitest';
import type { SearchAnswer } from '#contract/search.ts';
import { backgroundHeader } from '#contract/staff/contacts.ts';
import { type IssuesAnswer, issuePaths } from '#contract/staff/newsletter/issues.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import { focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { storedSignups } from '#tests/support/rows/stored-leads.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { until } from '#tests/support/until.ts';

const smtp = await mailServer();
const secret = 'a secret of thirty-two characters at least';
const site = await siteWith({ SMTP_URL: smtp.url, SECRET_KEY: secret, MAIL_TO: 'redaktion@visitor.example' });

const mailTo = (address: string, subject: string) =>
  until(`the mail ${subject} to ${address}`, async () =>
    (await smtp.received()).find(
      ({ recipients, parsed }) => recipients.includes(address) && parsed.subject === subject,
    ),
  );

/** @returns the address behind the mail's link, where the sign-up is now confirmed */
async function subscribe(email: string, language: 'de' | 'en'): Promise<string> {
  await fetch(`${site.origin}/api/newsletter/general`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Mia', lastName: 'Beispiel', email, language, consent: true }),
  });
  const signup = storedSignups(site.folder).find((one) => one.email === email);
  const link = newsletterLink('confirm', String(signup?.id), secret, Date.now());
  await fetch(site.origin + link, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
  return site.origin + link;
}

test('staff write an issue, preview, test and send it; readers get it in their language, visitors find it in the archive', async () => {
  const { page: reader } = await visitor(browser);
  await reader.goto(`${site.origin}/newsletter`);
  await reader.getByRole('heading', { name: 'Noch ist keine Ausgabe erschienen' }).waitFor();
  await passesAxe(reader, 'newsletter archive: empty');
  const [confirmed] = await Promise.all([
    subscribe('leserin@visitor.example', 'de'),
    subscribe('reader@visitor.example', 'en'),
  ]);
  await reader.goto(confirmed);
  const past = reader.getByRole('link', { name: 'Bisherige Ausgaben lesen' });
  await reader.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).waitFor();
  expect(await past.count(), 'an archive that is empty leads nobody on').toBe(0);

  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter');
  await page.getByRole('button', { name: 'Ausgaben', exact: true }).click();
  await page.getByText('Noch keine Ausgabe geschrieben').waitFor();
  await page.getByRole('button', { name: 'Ausgabe schreiben' }).click();
  await page.getByLabel('Betreff (Deutsch)').fill('Größe zählt nicht');
  await page.getByLabel('Vorspann (Deutsch)').fill('warum kleine Modelle reichen.');
  await page.getByLabel('Text (Deutsch)').fill('## Der Versuch\n\nMehr im [Wissenscenter](/wissenscenter). <b>Roh</b>');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Bitte geben Sie den englischen Betreff ein.').waitFor();
  await passesAxe(page, 'staff newsletter: issue with mistakes');
  await page.getByLabel('Betreff (Englisch)').fill('Size does not matter');
  await page.getByLabel('Vorspann (Englisch)').fill('Why small models are enough.');
  await page.getByLabel('Text (Englisch)').fill('## The trial\n\nMore in the [knowledge centre](/knowledge-center).');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Tests gehen an redaktion@visitor.example.').waitFor();

  await page.getByRole('button', { name: 'Vorschau (Deutsch)' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Größe zählt nicht' }).waitFor();
  await frame.getByText('<b>Roh</b>').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: 'Test an mich (Deutsch)' }).click();
  const tried = await mailTo('redaktion@visitor.example', '[Test] Größe zählt nicht');
  expect(tried.parsed.text).not.toContain('/unsubscribe/');
  // Its page exists once the issue is sent.
  expect(tried.parsed.text).not.toContain('/newsletter/groesse-zaehlt-nicht');

  const send = page.getByRole('button', { name: 'Senden …' });
  // A key that is held, or pressed once too often, sends nothing: mails cannot be taken back.
  await send.press('Enter');
  await focused(page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await send.click();
  await page.getByText('2 Personen bekommen die Ausgabe per E-Mail, 1 auf Deutsch und 1 auf Englisch.').waitFor();
  await passesAxe(page, 'staff newsletter: question before sending', 'dialog');
  await page.getByRole('button', { name: 'An 2 Personen senden' }).dblclick();
  await page.getByText('Gesendet', { exact: true }).waitFor();
  await passesAxe(page, 'staff newsletter: issues');

  const german = await mailTo('leserin@visitor.example', 'Größe zählt nicht');
  const english = await mailTo('reader@visitor.example', 'Size does not matter');
  for (const { parsed } of [german, english]) {
    const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = /<([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(new URL(link).pathname).toMatch(/^\/newsletter\/unsubscribe\//);
    expect(parsed.text).toContain(link);
    expect(parsed.text).toContain('/newsletter/groesse-zaehlt-nicht');
  }
  expect(english.parsed.text).toContain('/knowledge-center');
  const all = (await smtp.received()).filter(({ parsed }) => /^(Größe|Size)/.test(parsed.subject ?? ''));
  expect(all).toHaveLength(2);

  await reader.goto(confirmed);
  await past.click();
  await reader.getByRole('link', { name: /Größe zählt nicht/ }).click();
  await reader.waitForURL(`${site.origin}/newsletter/groesse-zaehlt-nicht`);
  await reader.getByText('Warum kleine Modelle reichen.').waitFor();
  await reader.getByText('<b>Roh</b>').waitFor();
  await passesAxe(reader, 'newsletter archive: an issue');
  await reader.locator('[data-language-switch] button[value=en]').first().click();
  await reader.getByRole('heading', { name: 'Size does not matter' }).waitFor();
  expect(new URL(reader.url()).pathname).toBe('/newsletter/groesse-zaehlt-nicht');
  await reader.goto(`${site.origin}/newsletter/groesse-zaehlt-nicht?lang=en`);
  await reader.getByRole('heading', { name: 'Size does not matter' }).waitFor();
  expect(await reader.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/newsletter\/groesse-zaehlt-nicht\?lang=en$/,
  );

  const found = async (words: string) => {
    const answer = await fetch(`${site.origin}/api/search?lang=de&q=${words}`);
    return ((await answer.json()) as SearchAnswer).results.map(({ kind, href }) => ({ kind, href }));
  };
  const sent = { kind: 'issue', href: '/newsletter/groesse-zaehlt-nicht' };
  // By its teaser, and by what only its text says.
  expect((await found('kleine Modelle reichen'))[0]).toEqual(sent);
  expect(await found('Roh')).toContainEqual(sent);

  await page.getByRole('button', { name: 'Größe zählt nicht zurückziehen' }).click();
  await page.getByRole('button', { name: 'Aus dem Archiv nehmen' }).click();
  await page.getByText('Zurückgezogen').waitFor();
  expect((await fetch(`${site.origin}/newsletter/groesse-zaehlt-nicht`)).status).toBe(404);
  expect(await found('kleine Modelle reichen')).not.toContainEqual(sent);
  // What tests put in every document asks for a store that the preview's frame has not.
  expect(faults.filter((fault) => !fault.includes('The document is sandboxed'))).toEqual([]);
});

test('the draft of an issue survives visits to other issues, subscribers and leads, until it is saved or discarded', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter&newsletter=issues');
  const write = page.getByRole('button', { name: 'Ausgabe schreiben' });
  const subject = page.getByLabel('Betreff (Deutsch)');
  await write.click();
  await subject.fill('Halb geschrieben');
  await page.getByRole('button', { name: 'Alle Ausgaben' }).click();
  await page.getByRole('button', { name: 'Abonnenten' }).click();
  await page.getByRole('tab', { name: 'Herkunft' }).click();
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  await page.getByRole('button', { name: 'Ausgaben', exact: true }).click();
  await write.click();
  expect(await subject.inputValue()).toBe('Halb geschrieben');
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click();
  expect(await subject.inputValue()).toBe('');
  for (const language of ['Deutsch', 'Englisch'])
    for (const field of ['Betreff', 'Vorspann', 'Text'])
      await page.getByLabel(`${field} (${language})`).fill(`${field} der Probe`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Tests gehen an').waitFor();
  await write.click();
  await expect.poll(() => subject.inputValue(), { message: 'the next issue, right after saving' }).toBe('');
  await page.getByRole('button', { name: 'Alle Ausgaben' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Betreff der Probe' }).waitFor();
  await write.click();
  expect(await subject.inputValue()).toBe('');
});

test('polling the progress of sending does not extend the session', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter');
  const asked: (string | undefined)[] = [];
  await page.route(`**${issuePaths.list}`, async (route) => {
    asked.push(route.request().headers()[backgroundHeader]);
    const response = await route.fetch();
    const { issues, ...rest } = (await response.json()) as IssuesAnswer;
    // As while the mail server is away, for hours.
    const json = { ...rest, issues: issues.map((issue) => ({ ...issue, state: 'sending' })) };
    await route.fulfill({ response, json });
  });
  await page.getByRole('button', { name: 'Ausgaben', exact: true }).click();
  await expect.poll(() => asked.length, { timeout: 20_000 }).toBeGreaterThan(2);
  const [opened, ...again] = asked;
  expect(opened, 'whoever opens it').toBeUndefined();
  expect(new Set(again)).toEqual(new Set(['1']));
});

test('input typed while an issue is being saved stays in the form and counts as unsaved', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter');
  await page.getByRole('button', { name: 'Ausgaben', exact: true }).click();
  await page.getByRole('button', { name: 'Ausgabe schreiben' }).click();
  for (const [label, text] of [
    ['Betreff (Deutsch)', 'Während des Speicherns'],
    ['Vorspann (Deutsch)', 'Wird gehalten.'],
    ['Text (Deutsch)', 'Anfang'],
    ['Betreff (Englisch)', 'While saving'],
    ['Vorspann (Englisch)', 'Is held.'],
    ['Text (Englisch)', 'Beginning'],
  ] as const)
    await page.getByLabel(label).fill(text);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${issuePaths.list}`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(issuePaths.list),
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  await asked;
  await page.getByLabel('Text (Deutsch)').fill('Anfang und Fortsetzung');
  release();
  await page.getByText('Entwurf gespeichert').first().waitFor();
  expect(await page.getByLabel('Text (Deutsch)').inputValue()).toBe('Anfang und Fortsetzung');
  await page.getByText('Testen und senden lässt sich, was gespeichert ist.').waitFor();
});

test('what is typed while an issue is being saved stays a draft, also when the editor is closed before', async () => {
  const { page } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter&newsletter=issues');
  await page.getByRole('button', { name: 'Ausgabe schreiben' }).click();
  for (const language of ['Deutsch', 'Englisch'])
    for (const field of ['Betreff', 'Vorspann', 'Text'])
      await page.getByLabel(`${field} (${language})`).fill(`${field} beim Schließen`);
  const held = Promise.withResolvers<void>();
  await page.route(`**${issuePaths.list}`, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(issuePaths.list),
  );
  await page.getByRole('button', { name: 'Speichern' }).click();
  await asked;
  await page.getByLabel('Text (Deutsch)').fill('Text beim Schließen und danach');
  await page.getByRole('button', { name: 'Alle Ausgaben' }).click();
  held.resolve();
  await page.getByText('Entwurf gespeichert').first().waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Betreff beim Schließen' }).getByRole('button').first().click();
  await expect.poll(() => page.getByLabel('Text (Deutsch)').inputValue()).toBe('Text beim Schließen und danach');
});
