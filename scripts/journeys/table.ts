import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffLogin } from '#tests/support/servers/site.ts';
import { until } from '#tests/support/until.ts';
import type { Setup } from './browser.ts';
import type { Page } from './page.ts';

/** The contents of the site's database, by table. */
type Stored = () => Record<string, Record<string, unknown>[]>;
type Journey = (page: Page, stored: Stored) => Promise<unknown>;

const form = '[role=dialog] form, dialog form';
const dialog = '[role=dialog], dialog';
const english = `document.documentElement.lang === 'en'`;
const german = `document.documentElement.lang === 'de'`;

const fileIn = (folder: string, named: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => named.test(name));

/** The main journeys by name, in the order in which they run: the staff list shows what earlier ones sent. */
const journeys: Record<string, Journey> = {
  async 'home, cookies, the menu of services and the other language, which stays'(page) {
    await page.open('/');
    await page.click('button', 'Ablehnen');
    await page.click('header button[popovertarget="services-menu"]');
    await page.click('#services-menu a[href="/leistungsangebot"], #services-menu a');
    await page.holds(`location.pathname.startsWith('/leistungsangebot')`);
    await page.click('button[name=switch][value=en]');
    await page.holds(`location.pathname.startsWith('/services') && ${english}`);
    await page.open('/imprint');
    assert.equal(await page.value(english), true);
    await page.click('button[name=switch][value=de]');
    await page.holds(german);
    assert.deepEqual(
      await page.value(
        `[document.cookie, localStorage.getItem('language-manual'), JSON.parse(localStorage.getItem('cookie-consent')).analytics]`,
      ),
      ['language=de', 'true', false],
    );
  },
  async 'a message from the dialog'(page, stored) {
    await page.open('/');
    await page.click('main a[data-dialog="home.hero"]');
    await page.fill(dialog, {
      firstName: 'Jonas',
      lastName: 'Nachricht',
      email: 'jonas@visitor.example',
      phone: '+49 511 000001',
    });
    await page.click(`:is(${form}) button[type=submit]`, 'Nachricht senden');
    await page.seen(dialog, 'Nachricht gesendet');
    const { leads = [], outbox = [] } = stored();
    assert.partialDeepStrictEqual(leads.at(-1), {
      kind: 'contact',
      email: 'jonas@visitor.example',
      phone: '+49 511 000001',
      language: 'de',
    });
    assert.ok(outbox.length >= 2, 'a mail to staff and a receipt');
  },
  async 'an appointment'(page, stored) {
    await page.open('/leistungsangebot/ki-akademie');
    await page.click('main a[href*="from=ai-academy.foundation"]');
    await page.click('dialog button, [role=dialog] button', 'Diesen Termin nehmen');
    await page.fill(dialog, { firstName: 'Noa', lastName: 'Termin', email: 'noa@visitor.example' });
    await page.click(`:is(${form}) button[type=submit]`, 'buchen');
    await page.seen(dialog, 'Ihr Termin steht');
    const { leads = [], bookings = [] } = stored();
    assert.partialDeepStrictEqual(leads.at(-1), {
      kind: 'booking',
      email: 'noa@visitor.example',
      button_context: 'Grundkurs',
    });
    assert.partialDeepStrictEqual(bookings, [
      { lead_id: leads.at(-1)?.id, state: 'booked', start_at: bookings[0]?.start_at },
    ]);
  },
  async 'a white paper, whose file arrives'(page, stored) {
    await page.open('/wissenscenter');
    await page.click('#whitepaper a', '#1 ');
    await page.fill(dialog, { firstName: 'Ewa', lastName: 'Papier', email: 'ewa@visitor.example' });
    await page.click(`:is(${form}) button[type=submit]`, 'Zum Download');
    await page.seen(dialog, 'Der Download hat begonnen');
    assert.partialDeepStrictEqual(stored().leads?.at(-1), {
      kind: 'white-paper',
      email: 'ewa@visitor.example',
      page_source: 'Wissenscenter',
    });
    const file = await until('the file', () => Promise.resolve(fileIn(page.home, /_White-Paper-1_.*\.pdf$/)));
    assert.equal(readFileSync(join(page.home, file)).subarray(0, 5).toString(), '%PDF-');
  },
  async 'the search'(page) {
    await page.open('/imprint');
    await page.click('header button[popovertarget="site-search"]');
    await page.type('#site-search input[name=q]', 'Workshop');
    await page.seen('[role=listbox] [role=option]');
    await page.type('#site-search input[name=q]', '\uE007');
    await page.holds(`location.pathname === '/suche'`);
    await page.seen('main a', 'Workshop');
  },
  async 'the calculator'(page) {
    await page.open('/rechner');
    await page.seen('button', 'Als Blatt drucken');
    await page.type('#calculation-volume', '0');
    await page.holds(`document.querySelector('.calc-total output').textContent !== '52.560'`);
  },
  async 'staff: login, the list with all that was sent, a lead and its state'(page, stored) {
    await page.open('/admin/login');
    await page.type('input[name=username]', staffLogin.username);
    await page.type('input[name=password]', staffLogin.password);
    await page.click('button[type=submit]', 'Anmelden');
    for (const name of ['Papier', 'Termin', 'Nachricht']) await page.seen('[role=row], tr', name);
    await page.click('[role=row] button[aria-label$="ansehen"], tr button[aria-label$="ansehen"]');
    await page.click('[role=dialog] select option, dialog select option', 'In Arbeit');
    await page.seen(dialog, 'Stand von „Neu“ auf „In Arbeit“');
    const { lead_desk = [], leads = [] } = stored();
    assert.partialDeepStrictEqual(lead_desk, [{ lead_id: leads.at(-1)?.id, state: 'in-progress' }]);
  },
};

const withoutScripts: Record<string, Journey> = {
  async 'without JavaScript: the other language, and a message with a mistake between'(page, stored) {
    await page.open('/leistungsangebot/ki-plattform');
    await page.click('button[name=switch][value=en]');
    await page.holds(english);
    await page.click('button[name=switch][value=de]');
    await page.holds(german);
    await page.click('main a[href*="from=ai-platform.hero"]');
    await page.fill('main form', { firstName: 'Tobias', lastName: 'Ohne', email: 'tobias@logistik' });
    await page.click('main form button[type=submit]', 'Nachricht senden');
    await page.seen('main form', 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
    assert.equal(await page.value(`document.querySelector('main form [name=email]').value`), 'tobias@logistik');
    await page.fill('main form', { email: 'tobias@logistik.example' });
    await page.click('main form button[type=submit]', 'Nachricht senden');
    await page.seen('main', 'Nachricht erfolgreich gesendet!');
    assert.partialDeepStrictEqual(stored().leads?.at(-1), {
      email: 'tobias@logistik.example',
      page_source: 'KI-Plattform',
    });
  },
  async 'without JavaScript: an appointment'(page, stored) {
    await page.open('/booking');
    await page.click('main details[open] label');
    await page.fill('main form', { firstName: 'Lena', lastName: 'Ohne', email: 'lena@visitor.example' });
    await page.click('main form button[type=submit]', 'Termin buchen');
    await page.seen('h1', 'Ihr Termin steht');
    const { leads = [], bookings = [] } = stored();
    assert.partialDeepStrictEqual(bookings.at(-1), { lead_id: leads.at(-1)?.id, state: 'booked' });
    assert.equal(leads.at(-1)?.email, 'lena@visitor.example');
  },
};

const withoutLanguage: Record<string, Journey> = {
  async 'a browser whose language is none: English, until German is chosen'(page) {
    await page.open('/leistungsangebot');
    assert.deepEqual(await page.value(`[navigator.language, document.documentElement.lang]`), ['C', 'en']);
    await page.click('button[name=switch][value=de]');
    await page.holds(german);
    await page.open('/imprint');
    assert.equal(await page.value(german), true);
  },
};

/** Which journeys run in which browser setup. */
export const visits: readonly { setup: Setup; journeys: Record<string, Journey> }[] = [
  { setup: { language: 'de', scripts: true }, journeys },
  { setup: { language: 'de', scripts: false }, journeys: withoutScripts },
  { setup: { language: 'C', scripts: true }, journeys: withoutLanguage },
];
