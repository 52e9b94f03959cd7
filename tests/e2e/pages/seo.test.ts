import { HtmlValidate } from 'html-validate';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/site/languages.ts';
import { servicePages } from '#contract/site/navigation.ts';
import { hrefFor, noindexPages, type PageId, pageIds, whitePaperHref } from '#contract/site/pages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { site } from '#tests/support/shared/site.ts';

const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
const fetchText = async (path: string) => {
  const answer = await fetch(site.origin + path, { headers: crawler });
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() };
};
const everyPage = pageIds.flatMap((page) => languages.map((language) => [page, language] as const));
const indexed = everyPage.filter(([page]) => !noindexPages.has(page));

type Read = {
  metas: Map<string, string>;
  links: { href: string; rel: string; hreflang: string }[];
  data: { '@type': string; [name: string]: unknown }[];
  ids: Set<string>;
  anchors: string[];
};

/** What programs read in a page. */
async function read(page: PageId, language: Language): Promise<Read> {
  return readHtml((await fetchText(hrefFor(page, language))).text);
}

function readHtml(html: string): Read {
  const found: Read = { metas: new Map(), links: [], data: [], ids: new Set(), anchors: [] };
  let json: string | null = null;
  const parser = new Parser({
    onopentag(name, { id, property, name: meta, content, href, rel, hreflang, type }) {
      if (id) found.ids.add(id);
      if (name === 'meta') found.metas.set(property ?? meta ?? '', content ?? '');
      if (name === 'link') found.links.push({ href: href ?? '', rel: rel ?? '', hreflang: hreflang ?? '' });
      if (name === 'a' && href) found.anchors.push(href);
      if (name === 'script' && type === 'application/ld+json') json = '';
    },
    ontext(text) {
      if (json !== null) json += text;
    },
    onclosetag(name) {
      if (name !== 'script' || json === null) return;
      found.data.push(JSON.parse(json));
      json = null;
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

test.each(everyPage)('%s (%s) is valid HTML', async (page, language) => {
  const { text } = await fetchText(hrefFor(page, language));
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // How React writes: attributes with empty values, void elements closed, long titles are not a fault.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      'long-title': 'off',
      'no-trailing-whitespace': 'off',
      'doctype-style': 'off',
      'no-raw-characters': 'off',
      'script-type': 'off',
      // Decided by the page's own tests with axe, which see what a browser shows.
      'no-implicit-button-type': 'off',
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
    },
  });
  const report = await validator.validateString(text);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, selector }) => `${ruleId} ${line} ${selector}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test.each(indexed)('%s (%s) has its canonical URL, its other language and its picture', async (page, language) => {
  const { metas, links } = await read(page, language);
  const address = (of: Language) => links.find(({ hreflang }) => hreflang === of)?.href;
  const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? '';
  expect(canonical).toBe(address(language));
  expect(new URL(canonical).pathname + new URL(canonical).search).toBe(hrefFor(page, language));
  expect(links.find(({ hreflang }) => hreflang === 'x-default')?.href).toBe(address('de'));
  expect([metas.get('og:locale'), metas.get('og:locale:alternate')].sort()).toEqual(['de_DE', 'en_US']);
  const image = metas.get('og:image') ?? '';
  expect(metas.get('twitter:image')).toBe(image);
  const bytes = Buffer.from(await (await fetch(site.origin + new URL(image).pathname)).arrayBuffer());
  expect([bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
});

test.each(indexed)('%s (%s) has structured data for its type', async (page, language) => {
  const { data } = await read(page, language);
  const types = data.flatMap((one) => one['@type']);
  if (page === 'home')
    expect(types).toEqual(expect.arrayContaining(['Organization', 'ProfessionalService', 'WebSite', 'FAQPage']));
  else expect(types).toContain('BreadcrumbList');
  const isService = (servicePages as readonly string[]).includes(page);
  expect(types.includes('Service')).toBe(isService);
  const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as unknown[] | undefined;
  if (page !== 'home') expect(crumbs).toHaveLength(isService ? 3 : 2);
});

test.each(languages)('every white paper has its own page with a canonical URL (%s)', async (language) => {
  const seen = new Set<string>();
  for (const { id, titles } of builtInWhitePapers) {
    const { status, text } = await fetchText(whitePaperHref(id, language));
    const { metas, links, data } = readHtml(text);
    expect([id, status]).toEqual([id, 200]);
    expect(text).toContain(`<html lang="${language}"`);
    const description = metas.get('description') ?? '';
    expect(description.length).toBeGreaterThan(80);
    expect(seen.has(description), description).toBe(false);
    seen.add(description);
    expect(new URL(links.find(({ rel }) => rel === 'canonical')?.href ?? '').pathname).toBe(
      whitePaperHref(id, language),
    );
    const image = metas.get('og:image') ?? '';
    expect(data.find((one) => one['@type'] === 'Article')).toMatchObject({ headline: titles[language], image });
    expect(image).toContain(`white-paper-${id}-${language}`);
    const drawn = await fetch(site.origin + new URL(image).pathname);
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(data.map((one) => one['@type'])).toContain('BreadcrumbList');
    const pdf = await fetch(`${site.origin}/downloads/wp${id}${language === 'en' ? '-en' : ''}.pdf`);
    expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('x-robots-tag')]).toEqual([
      200,
      'application/pdf',
      'noindex',
    ]);
    expect((await pdf.text()).startsWith('%PDF-1.7')).toBe(true);
  }
});

test('the first and the last paper of the series link to their only neighbour', async () => {
  for (const [id, heading] of [
    ['1', 'Danach erschienen'],
    ['2', 'Davor und danach erschienen'],
    ['36', 'Davor erschienen'],
  ] as const) {
    expect((await fetchText(whitePaperHref(id, 'de'))).text, id).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
  }
});

test('the page of an unknown white paper is not found', async () => {
  for (const path of ['/wissenscenter/white-paper/999', '/knowledge-center/white-paper/x']) {
    expect((await fetchText(path)).status).toBe(404);
  }
});

test('the questions of the home page have their category and keywords', async () => {
  const { data } = await read('home', 'de');
  const faq = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity as Record<string, unknown>[];
  expect(faq).toHaveLength(6);
  for (const question of faq) {
    expect(question).toMatchObject({ about: expect.any(String), keywords: expect.stringContaining(', ') });
  }
});

describe('machine-readable files', () => {
  test('the sitemap contains every page in both languages, each reachable, with alternates and a date', async () => {
    const { text, type } = await fetchText('/sitemap.xml');
    expect(type).toContain('application/xml');
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d{2}(?:-\d{2})?)<\/lastmod>/g)];
    const expected = indexed.length + 2 * builtInWhitePapers.length;
    expect(locations).toHaveLength(expected);
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(expected);
    for (const [, location = ''] of locations) {
      const { pathname, search } = new URL(location);
      const { status, text: html } = await fetchText(pathname + search);
      expect([location, status]).toEqual([location, 200]);
      expect(readHtml(html).links.find(({ rel }) => rel === 'canonical')?.href).toBe(location);
    }
  });

  test('robots.txt names the sitemap, llms.txt all pages, and the manifest existing icons', async () => {
    expect((await fetchText('/robots.txt')).text).toMatch(/^Sitemap: http\S+\/sitemap\.xml$/m);
    const llms = (await fetchText('/llms.txt')).text;
    for (const [page, language] of indexed) expect(llms).toContain(`${hrefFor(page, language)})`);
    const manifest = JSON.parse((await fetchText('/site.webmanifest')).text) as { icons: { src: string }[] };
    for (const path of [...manifest.icons.map(({ src }) => src), '/apple-touch-icon.png']) {
      expect((await fetchText(path)).status).toBe(200);
    }
  });

  test('the staff area and the results of a search are not indexed', async () => {
    const staff = await fetch(`${site.origin}/admin/login`);
    expect(staff.headers.get('x-robots-tag')).toBe('noindex');
    expect((await read('search', 'de')).metas.get('robots')).toBe('noindex');
  });
});

describe('every link is valid: to a page, to an id on it, or to an allowed external site', () => {
  const outside =
    /^https:\/\/(?:[\w-]+\.)*(?:example\.com|eur-lex\.europa\.eu|gesetze-im-internet\.de|bund\.de|niedersachsen\.de)\//;
  const pagesSeen = new Map<string, Read>();
  const at = async (path: string): Promise<Read | null> => {
    const known = pagesSeen.get(path);
    if (known) return known;
    const { status, text } = await fetchText(path);
    if (status !== 200) return null;
    const page = readHtml(text);
    pagesSeen.set(path, page);
    return page;
  };
  const leadsSomewhere = async (href: string, path: string): Promise<boolean> => {
    if (/^(mailto:|tel:)/.test(href)) return true;
    if (/^https?:/.test(href)) return outside.test(href);
    const target = new URL(href, site.origin + path);
    const there = await at(target.pathname + target.search);
    const id = decodeURIComponent(target.hash.slice(1));
    return there !== null && (!id || there.ids.has(id));
  };

  test.each(everyPage)('%s, %s', async (page, language) => {
    const path = hrefFor(page, language);
    const anchors = [...new Set((await at(path))?.anchors)];
    expect(anchors.length).toBeGreaterThan(20);
    const broken: string[] = [];
    for (const href of anchors) if (!(await leadsSomewhere(href, path))) broken.push(href);
    expect(broken).toEqual([]);
  });
});
