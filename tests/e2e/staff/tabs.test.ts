import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { awake, focused, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { mailServer, siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { until } from '#tests/support/until.ts';

const smtp = await mailServer();
const site = await siteWith({ SMTP_URL: smtp.url });
beforeAll(async () => {
  await smtp.behave('refuse');
});

const post = async (path: string, body: unknown) => {
  const answer = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
};

/** From outside, while the site runs. */
function query(sql: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(site.folder, 'site.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  const rows = database.prepare(sql).all() as Record<string, unknown>[];
  database.close();
  return rows;
}

test('subscribers are found with their proof of consent, including suspected ones, and confirmed ones are exported with their links', async () => {
  const person = { firstName: 'Ewa', lastName: 'Nowicka', consent: true, wordingVersion: 'radar-de-2026-11' };
  await post('/api/newsletter/ki-radar', {
    ...person,
    email: 'dabei@post.example',
    pageUrl: `${site.origin}/leistungsangebot`,
  });
  await post('/api/newsletter/ki-radar', { ...person, email: 'bot@post.example', website: 'x' });
  query(`update newsletter_signups set state = 'confirmed', confirmed_at = created_at where email like 'dabei%'`);
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=newsletter');
  await page.getByRole('heading', { name: 'Newsletter (2)' }).waitFor();
  const known = page.getByRole('listitem').filter({ hasText: 'dabei@post.example' });
  await known.getByText('Bestätigt', { exact: true }).first().waitFor();
  await known.getByRole('button').click();
  const proof = page.getByRole('dialog', { name: 'Ewa Nowicka' });
  await proof.getByText(/willigen Sie ein, den KI-Radar/).waitFor();
  await proof.getByText(`${site.origin}/leistungsangebot`).waitFor();
  await proof.getByText(/^<[\w-]+@/).waitFor();
  await passesAxe(page, 'staff newsletter: proof of a sign-up', 'dialog');
  await proof.getByRole('button', { name: 'Schließen' }).click();
  await focused(known.getByRole('button'));
  const openers = page.getByRole('tabpanel').getByRole('listitem').getByRole('button');
  await page.reload();
  await openers.first().waitFor();
  await page.keyboard.press('j');
  await focused(openers.first());
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await focused(openers.first());
  await page.keyboard.press('/');
  await focused(page.getByRole('searchbox', { name: 'Suchen' }));
  await page.getByRole('checkbox', { name: 'Nur Spamverdacht' }).check();
  await page.getByRole('heading', { name: 'Newsletter (1)' }).waitFor();
  await page.getByText('bot@post.example').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Newsletter (1)' }).waitFor();
  await page.getByRole('checkbox', { name: 'Nur Spamverdacht' }).uncheck();
  await page.getByRole('searchbox').fill('gibt es nicht');
  await page.getByText('Keine Anmeldungen gefunden.').waitFor();
  await passesAxe(page, 'staff newsletter: none found');
  await page.getByRole('button', { name: 'Alle Anmeldungen zeigen' }).click();
  await page.getByRole('heading', { name: 'Newsletter (2)' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bestätigte exportieren' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^newsletter-export-\d{4}-\d\d-\d\d\.csv$/);
  const csv = Buffer.concat(await (await download.createReadStream()).toArray()).toString('utf8');
  const link = /"(http[^"]+\/newsletter\/unsubscribe\/[^"]+)"/.exec(csv)?.[1] ?? '';
  expect(csv.split('\r\n'), 'head, one subscriber, end').toHaveLength(3);
  await page.goto(link.replace(/^https?:\/\/[^/]+/, site.origin));
  await page.getByRole('main').getByRole('button').first().click();
  await until(
    'the end of the subscription',
    async () =>
      query(`select state from newsletter_signups where email like 'dabei%'`)[0]?.state === 'unsubscribed' || undefined,
  );
  expect(faults).toEqual([]);
});

test('a parked mail says why in German and can be sent again', async () => {
  await post('/api/contact/send', {
    firstName: 'Jo',
    lastName: 'Muster',
    email: 'jo@muster.example',
    message: 'Hallo',
  });
  await until(
    'a failure',
    async () => query(`select id from outbox where attempts > 0 and recipient = 'jo@muster.example'`)[0],
  );
  query(`update outbox set state = 'parked' where recipient = 'jo@muster.example' returning id`);
  const { page, faults } = await staffAt(browser, site);
  await page.getByText('1 E-Mail nicht zugestellt').first().waitFor();
  await page.getByRole('button', { name: 'Ansehen' }).first().click();
  await page.getByRole('heading', { name: 'Postausgang' }).waitFor();
  expect(new URL(page.url()).searchParams.get('mails')).toBe('parked');
  const mail = page.getByRole('listitem').filter({ hasText: 'jo@muster.example' });
  await mail.getByText('Empfangsbestätigung').waitFor();
  await mail.getByText('Das Postfach des Empfängers gibt es nicht.').waitFor();
  await mail.getByText(/550 5\.1\.1/).waitFor();
  await mail.getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d, aufgegeben nach/).waitFor();
  await passesAxe(page, 'staff outbox: mail given up');
  await mail.getByRole('button', { name: 'Erneut senden' }).click();
  await mail.getByText('Wieder nicht zugestellt.').waitFor();
  await smtp.behave('accept');
  await mail.getByRole('button', { name: 'Erneut senden' }).click();
  await mail.getByText('Zugestellt.', { exact: true }).waitFor();
  await passesAxe(page, 'staff outbox: sent again');
  const received = await smtp.received();
  expect(received.filter(({ recipients }) => recipients.includes('jo@muster.example'))).toHaveLength(1);
  await page.getByRole('button', { name: 'Nicht zugestellt 0' }).waitFor();
  await page.getByRole('tab', { name: 'Postausgang', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Gesendet' }).click();
  await mail.getByText(/, gesendet /).waitFor();
  await mail.getByRole('button', { name: 'Jo Muster (Nachricht)' }).click();
  await page.getByRole('dialog', { name: 'Jo Muster' }).waitFor();
  expect(faults).toEqual([]);
});

test('after an outage all parked mails are sent again with one click', async () => {
  await smtp.behave('refuse');
  const addresses = ['eins@outage.example', 'zwei@outage.example', 'drei@outage.example'];
  for (const email of addresses) {
    await post('/api/contact/send', { firstName: 'Jo', lastName: 'Muster', email, message: 'Hallo' });
  }
  await until(
    'the failures',
    async () =>
      query(`select count(*) as n from outbox where attempts > 0 and recipient like '%outage.example'`)[0]?.n === 3 ||
      undefined,
  );
  query(`update outbox set state = 'parked' where recipient like '%outage.example' returning id`);
  await smtp.behave('accept');
  const { page, faults } = await staffAt(browser, site, '/admin/dashboard?tab=outbox&mails=parked');
  await page.getByRole('button', { name: 'Alle erneut senden' }).click();
  for (const address of addresses) {
    await page.getByRole('listitem').filter({ hasText: address }).getByText('Zugestellt.', { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Nicht zugestellt 0' }).waitFor();
  expect(faults).toEqual([]);
});

test('page views, also without a server request, are compared with the leads that the pages bring', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${site.origin}/leistungsangebot/ki-lab`);
  await page.goto(`${site.origin}/leistungsangebot`);
  await awake(page);
  const counted = page.waitForRequest('**/api/views');
  await page
    .getByRole('main')
    .getByRole('link', { name: /KI-Lab/ })
    .first()
    .click();
  expect((await counted).postData()).toBe('de /leistungsangebot/ki-lab');
  await post('/api/contact/send', {
    firstName: 'Jo',
    lastName: 'Muster',
    email: 'jo@lab.example',
    message: 'Hallo',
    pageSource: 'KI-Lab',
    buttonContext: 'Hero',
    buttonText: 'Termin vereinbaren',
  });
  // The minute's counts reach the table when the process ends, too; here another day's are told.
  query(`insert into page_views values (date('now', '-1 day'), 'ai-lab', 'de', 8) returning day`);
  const staff = await staffAt(browser, site, '/admin/dashboard?tab=origins');
  const row = staff.page.getByRole('row').filter({ hasText: 'KI-Lab' });
  await row.getByRole('cell', { name: '8', exact: true }).waitFor();
  await row.getByRole('cell', { name: '12,5 %' }).waitFor();
  await row.getByRole('button', { name: 'KI-Lab' }).click();
  await staff.page.getByRole('row', { name: /Hero · Termin vereinbaren/ }).waitFor();
  await staff.page.getByRole('img', { name: /KI-Lab: 1/ }).waitFor();
  await passesAxe(staff.page, 'staff origins: a page in detail');
  await staff.page.getByRole('button', { name: '30 Tage' }).click();
  await expect.poll(() => new URL(staff.page.url()).searchParams.get('days')).toBe('30');
  expect(staff.faults).toEqual([]);
});
