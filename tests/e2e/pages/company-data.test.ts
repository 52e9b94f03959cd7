import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { visitor } from '#tests/support/browser.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site as shared } from '#tests/support/shared/site.ts';

const file = join(mkdtempSync(join(tmpdir(), 'company-')), 'company.json');
writeFileSync(
  file,
  JSON.stringify({
    ...sampleCompany,
    address: { ...sampleCompany.address, street: 'Beispielgasse 2', postalCode: '29221', city: 'Celle' },
    mailProvider: 'Postbote Beispiel GmbH',
    books: [],
    people: [],
    clientsByIndustry: [],
    locations: sampleCompany.locations.slice(1, 2).map(({ timeZone: _, ...place }) => place),
  }),
);
const geolocation = 'https://geo.example.com/json';
const site = await siteWith({
  COMPANY_FILE: file,
  GEO_URL: geolocation,
  BOOKING_URL: 'https://calendar.example.com/talk',
});

const read = async (path: string) =>
  (await (await fetch(site.origin + path, { headers: { 'accept-language': 'de' } })).text()).replaceAll(
    /<script[\s\S]*?<\/script>/g,
    '',
  );

test('pages show the numbers of the company data and of staff, not those of the sample', async () => {
  const about = await read('/ueber-uns');
  expect(about).not.toMatch(/4 Standorte|1 Standorte|\d Bücher|\{\w+\}/);
  // Of a single place the section would only repeat the footer, and call it several.
  expect(about).not.toMatch(/<dt>Standorte|Wer wo sitzt/);
  const center = await read('/wissenscenter');
  expect(center).not.toMatch(/\d Bücher|id="books"|\{(papers|books|locations)\}/);
  expect(await read('/')).not.toMatch(/#books|\{(papers|books|locations)\}/);
});

test.each([
  ['/wissenscenter', 'White Papers und KI-Recht'],
  ['/knowledge-center?lang=en', 'White papers and AI law'],
])('%s mentions no books if the company data have none', async (path, title) => {
  expect(await read(path)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  for (const elsewhere of ['/suche', '/search?lang=en', '/nicht-da', '/nicht-da?lang=en'])
    expect(await read(elsewhere)).not.toMatch(/Bücher|books/);
});

test.each([
  '/imprint',
  '/imprint?lang=en',
  '/contact',
  '/ueber-uns',
  '/about-us',
])('the structured data of %s do not contain the sample company’s location', async (path) => {
  const [head = ''] = (await read(path)).split('</head>');
  expect(head).toContain('name="description"');
  expect(head).not.toMatch(/Hannover|Haifa|Breslau|Wroclaw/);
});

test.each([
  [
    '/privacy',
    [
      'bindet keine Dienste Dritter ein',
      'niemand sonst erfährt die Adresse',
      'Termine vergeben wir selbst',
      'Standort in Israel',
    ],
    'Was Sie im Kalender für Gespräche angeben, erhält außerdem dessen Anbieter',
  ],
  [
    '/privacy?lang=en',
    [
      'embeds no third-party services',
      'nobody else learns the address',
      'We schedule appointments ourselves',
      'office in Israel',
    ],
    'What you enter in the calendar for conversations is received by its provider too',
  ],
])('the privacy page names recipients of data according to the settings (%s)', async (path, alone, calendar) => {
  const others = [geolocation, 'Postbote Beispiel GmbH', calendar];
  const set = await read(path);
  expect(alone.filter((words) => set.includes(words))).toEqual([]);
  expect(others.filter((words) => !set.includes(words))).toEqual([]);
  // Who learns of a visit, who receives data, and how the language is chosen.
  expect(set.replaceAll(/<[^>]*>/g, '').split(geolocation).length - 1).toBe(3);
  const own = await (await fetch(shared.origin + path)).text();
  expect(alone.filter((words) => !own.includes(words))).toEqual([]);
  expect(others.filter((words) => own.includes(words))).toEqual([]);
});

test('people, hours and industries missing from the company data are left out', async () => {
  const ofSample = async (path: string) => (await fetch(shared.origin + path)).text();
  const about = ['Ewa Próbna', 'Namen und Rollen sind Beispiele', 'Gemeinsame Arbeitszeit'];
  const home = ['Ewa Próbna', 'Namen und Rollen sind Beispiele', 'Kunden nach Branchen'];
  for (const [path, words] of [
    ['/ueber-uns', about],
    ['/', home],
  ] as const) {
    const [named, unnamed] = [await ofSample(path), await read(path)];
    expect(words.filter((word) => !named.includes(word))).toEqual([]);
    expect(words.filter((word) => unnamed.includes(word))).toEqual([]);
  }
});

test.each([
  ['/', 'Eine Auswahl unserer Kunden'],
  ['/?lang=en', 'A selection of our clients'],
])('%s mentions no industries if clients are only named', async (path, title) => {
  const [, section = ''] = (await read(path)).split('<section id="clients"');
  expect(section.slice(0, section.indexOf('</h2>'))).toContain(title);
});

test('clients without names are listed by industry, without a note about a selection of names', async () => {
  const unnamed = join(mkdtempSync(join(tmpdir(), 'company-')), 'company.json');
  writeFileSync(unnamed, JSON.stringify({ ...sampleCompany, sample: false, clients: [] }));
  const other = await serveSite({ COMPANY_FILE: unnamed });
  onTestFinished(() => other.end());
  const html = await (await fetch(other.origin, { headers: { 'accept-language': 'de' } })).text();
  const [, section = ''] = html.split('<section id="clients"');
  expect(section).toContain('Fertigung und Automobil');
  expect(section.split('</section>')[0]).not.toContain('<ul class="grid grid-cols-2');
  expect(html).toContain('mehr als 50 Kunden.');
  expect(html).not.toContain('Die Namen sind eine Auswahl');
});

test('books come before papers, and the use case newsletter before the industries', async () => {
  const html = async (path: string) => (await fetch(shared.origin + path)).text();
  const inOrder = (page: string, ...ids: string[]) => {
    const places = ids.map((id) => page.indexOf(`id="${id}"`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  };
  inOrder(await html('/wissenscenter'), 'books', 'whitepaper', 'radar', 'law');
  inOrder(await html('/ki-fallstudien'), 'newsletter-general', 'industries');
});

test('names with Polish, Czech or Turkish letters use the site’s own fonts', async () => {
  const { page } = await visitor(browser);
  await page.goto(`${shared.origin}/ueber-uns`);
  await page.evaluate(() => {
    for (const selector of ['h1', 'h1 ~ * p']) {
      const element = document.querySelector(selector);
      if (element) element.textContent = 'Łukasz Černý Yıldız Gőz';
    }
  });
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const strangers = async (selector: string) => {
    const { nodeId } = await inspector.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await inspector.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
  };
  for (const selector of ['h1', 'h1 ~ * p'])
    await expect.poll(() => strangers(selector), { message: selector }).toEqual([]);
});

test.each(['de', 'en'])('the search in %s finds the operator’s data and none of the sample’s', async (language) => {
  const found = async (query: string) =>
    JSON.stringify(
      await (await fetch(`${site.origin}/api/search?lang=${language}&q=${encodeURIComponent(query)}`)).json(),
    );
  expect(await found('Beispielgasse')).toContain('/imprint');
  for (const word of [
    'Beispielallee',
    sampleCompany.books[0]?.title.de ?? '',
    ...sampleCompany.people.map(({ name }) => name),
  ])
    expect(await found(word), word).not.toContain(word);
});
