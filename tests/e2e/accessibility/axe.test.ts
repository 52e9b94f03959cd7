import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { staffLeadPath, staffPaths } from '#contract/site/pages.ts';
import { newsletterLink } from '#server/newsletter/links.ts';
import { paperLink } from '#server/paper-requests/links.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { passesAxe } from '#tests/support/findings.ts';
import { changeStored } from '#tests/support/rows/stored-tables.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { staffAt } from '#tests/support/staff-browser.ts';
import { tabNames } from '#web/staff/dashboard/tab-names.ts';
import { texts } from '#web/staff/texts.ts';

// States that no journey passes; the journeys give axe the others. On an empty site of its own, which is broken here.

const secret = 'a secret of thirty-two characters at least';
const site = await siteWith({ SECRET_KEY: secret });

test('error pages, printed pages and pages in forced colours pass axe', async () => {
  const { page } = await visitor(browser);
  const opened = async (path: string) => {
    const answer = await page.goto(site.origin + path);
    await awake(page);
    return answer?.status();
  };
  expect(await opened('/gibt-es-nicht')).toBe(404);
  await passesAxe(page, 'any page: not there (404)');
  expect(await opened('/papers/made.up')).toBe(404);
  await passesAxe(page, 'link to a paper: unknown (404)');
  expect(await opened(paperLink('buy-build', 'de', secret, Date.now() - 31 * 86_400_000))).toBe(410);
  await passesAxe(page, 'link to a paper: expired (410)');
  await opened('/rechner?pdf=expired');
  await passesAxe(page, 'calculator: PDF expired', 'main');
  await opened('/rechner?pdf=missing');
  await passesAxe(page, 'calculator: PDF cannot be made', 'main');
  await page.emulateMedia({ media: 'print' });
  await passesAxe(page, 'calculator: in print');
  await opened('/wissenscenter/white-paper/7');
  await passesAxe(page, 'page of a white paper: in print');
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', contrast: 'more' });
  await passesAxe(page, 'page of a white paper: in the visitor’s own colours, with more contrast');
  changeStored(site.folder, 'alter table newsletter_signups rename to away');
  const link = newsletterLink('confirm', 'x', secret, Date.now());
  expect((await page.goto(site.origin + link))?.status()).toBe(500);
  await passesAxe(page, 'any page: cannot be made (500)');
  changeStored(site.folder, 'alter table away rename to newsletter_signups');
});

/** Opens every tab, one after the other, without loading the page anew. */
async function eachTab(page: Page, look: (panel: ReturnType<Page['getByRole']>) => Promise<void>) {
  for (const name of tabNames) {
    await page.getByRole('tab', { name: texts.tabs[name], exact: true }).click();
    const panel = page.getByRole('tabpanel', { name: texts.tabs[name] });
    await panel.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => panel.locator('[aria-busy=true]').count()).toBe(0);
    await look(panel);
  }
}

test('every tab of the staff area passes axe when empty, on a phone, and when the server fails', async () => {
  const { page } = await staffAt(browser, site);
  await eachTab(page, () => passesAxe(page, 'staff, every tab: empty', '[role=tabpanel]:not([hidden])'));
  await page.goto(`${site.origin}${staffLeadPath('00000000-0000-7000-8000-000000000000')}`);
  await page.getByText('Der Kontakt konnte nicht geladen werden.').waitFor();
  await passesAxe(page, 'staff lead: not there', 'dialog');
  await page.goto(`${site.origin}${staffPaths.dashboard}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /^Menü/ }).click();
  await passesAxe(page, 'staff: menu on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/api/admin/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await eachTab(page, async (panel) => {
    await panel.getByRole('alert').or(panel.locator('form')).first().waitFor();
    await passesAxe(page, 'staff, every tab: failure of the server', '[role=tabpanel]:not([hidden])');
  });
});
