import { staffLogin } from '#tests/support/servers/site.ts';
import type { Page } from './page.ts';

/** The main journeys by name, in the order in which they are made: the staff list shows the message sent before. */
export const journeys: Record<string, (page: Page) => Promise<unknown>> = {
  async 'home, the menu of services and the other language'(page) {
    await page.open('/leistungsangebot');
    await page.click('header button[popovertarget="services-menu"]');
    await page.seen('#services-menu a');
    await page.click('button[name=switch][value=en]');
    await page.holds(`location.pathname === '/services' && document.documentElement.lang === 'en'`);
    await page.click('button[name=switch][value=de]');
    await page.holds(`document.documentElement.lang === 'de'`);
  },
  async 'a message from the dialog'(page) {
    await page.open('/');
    await page.click('main a[data-dialog="home.hero"]');
    await page.type('[role=dialog] [name=firstName], dialog [name=firstName]', 'Jonas');
    await page.type('[role=dialog] [name=lastName], dialog [name=lastName]', 'Beispiel');
    await page.type('[role=dialog] [name=email], dialog [name=email]', 'jonas@visitor.example');
    await page.type('[role=dialog] [name=message], dialog [name=message]', 'Bitte melden Sie sich.');
    await page.click('[role=dialog] button[type=submit], dialog button[type=submit]', 'Nachricht senden');
    await page.seen('[role=dialog], dialog', 'Nachricht gesendet');
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
  async 'staff: the list, a lead and its state'(page) {
    await page.open('/admin/login');
    await page.type('input[name=username]', staffLogin.username);
    await page.type('input[name=password]', staffLogin.password);
    await page.click('button[type=submit]', 'Anmelden');
    await page.click('[role=row] button[aria-label$="ansehen"], tr button[aria-label$="ansehen"]');
    await page.click('[role=dialog] select option, dialog select option', 'In Arbeit');
    await page.seen('[role=dialog], dialog', 'Stand von „Neu“ auf „In Arbeit“');
  },
};
