import { firstLoad } from '#tests/support/first-load.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { printLimited } from './print.ts';

/** Brotli bytes that the home page loads before any interaction; for all pages: tests/e2e/speed/budget.test.ts. */
export async function benchSize(): Promise<void> {
  const site = await serveSite();
  const { html, rules, script, style, font } = await firstLoad(site.origin);
  await site.end();
  printLimited('scripts of the home page, brotli', script, 100_000, 'bytes');
  printLimited('styles of the home page, brotli', style, 12_000, 'bytes');
  printLimited('fonts of the home page', font, 50_000, 'bytes');
  printLimited('home page, HTML without the rules in it', html, 20_000, 'bytes');
  printLimited('rules in the home page', rules, 8_000, 'bytes');
}
