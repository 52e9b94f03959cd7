import { hrefFor, whitePaperHref } from '#contract/site/pages.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { nginxFolder } from './http/peers.ts';
import { buildAstroWind } from './paint/astrowind.ts';
import { loadPage, type PageLoad } from './paint/load-page.ts';
import { withoutScripts } from './paint/without-scripts.ts';
import { median, print } from './print.ts';

const limits = { plain: 1.05, peer: 0.8, blocking: 50 };
const rounds = 3;

const languages = { de: 'de-DE', en: 'en-GB' } as const;
const pages = ['home', 'services', 'knowledge-center', 'ai-platform', 'organisation-request'] as const;

/**
 * First loads on a slow phone: each page compared with itself without any script and with a static site's home page, in
 * turn in the same rounds. ASTROWIND names a clone of the peer, or its built files, if there is no network.
 */
export async function benchPaint(): Promise<void> {
  const site = await serveSite();
  const plain = await withoutScripts(site.origin);
  const built = buildAstroWind(process.env.ASTROWIND);
  const peer = built === null ? null : await nginxFolder(18_095, built);
  const browser = await openBrowser(true);
  if (!peer) console.log('AstroWind cannot be had here: no ratios to it.');
  try {
    for (const [language, locale] of Object.entries(languages) as ['de' | 'en', string][]) {
      const paths = [...pages.map((page) => hrefFor(page, language)), whitePaperHref('1', language)];
      for (const path of paths) {
        const urls = [site.origin + path, plain.origin + path, ...(peer ? [`${peer.origin}/`] : [])];
        const loads = urls.map((): PageLoad[] => []);
        // The first load renders and compresses the page.
        for (const url of urls) await loadPage(browser, url, locale);
        for (let round = 0; round < rounds; round++)
          for (const [index, url] of urls.entries()) loads[index]?.push(await loadPage(browser, url, locale));
        report(path, loads);
      }
    }
  } finally {
    await browser.close();
    plain.stop();
    await Promise.all([peer?.end(), site.end()]);
  }
}

function report(path: string, [ours = [], plain = [], peer = []]: readonly PageLoad[][]): void {
  const of = (loads: readonly PageLoad[], figure: keyof PageLoad) => median(loads.map((load) => load[figure]));
  const paint = of(ours, 'largestPaint');
  const details = `first ${of(ours, 'firstPaint').toFixed(0)}, shift ${of(ours, 'shift').toFixed(3)}, ${Math.round(of(ours, 'bytes') / 1000)} kB`;
  print(
    path,
    `${paint.toFixed(0)} ms`,
    paint / of(plain, 'largestPaint'),
    `without scripts; limit ${limits.plain}; ${details}`,
  );
  if (peer.length > 0) {
    const theirs = of(peer, 'largestPaint');
    print(
      '',
      '',
      paint / theirs,
      `AstroWind, ${theirs.toFixed(0)} ms and ${Math.round(of(peer, 'bytes') / 1000)} kB; limit ${limits.peer}`,
    );
  }
  const more = of(ours, 'blocking') - of(plain, 'blocking');
  print('– blocking, above no scripts', `${more.toFixed(0)} ms`, more / limits.blocking, `limit ${limits.blocking} ms`);
}
