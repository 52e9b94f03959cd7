import { storedTables } from '#tests/support/rows/stored-tables.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { type Browser, missing } from './browser.ts';
import { firefox } from './firefox.ts';
import { pageOf } from './page.ts';
import { visits } from './table.ts';
import { webkit } from './webkit.ts';

// `npm run journeys`: the main journeys in other browsers than the tests use, each on its own built site. If a browser
// is missing, it prints what to install and continues; with `-- all` that is an error.
for (const [name, browser] of Object.entries({ Firefox: firefox, WebKitGTK: webkit })) {
  const lacking = missing(browser);
  if (lacking.length === 0) await inBrowser(name, browser);
  else {
    console.log(`${name}: skipped; apt-get install --no-install-recommends ${lacking.join(' ')}`);
    if (process.argv.includes('all')) process.exitCode = 1;
  }
}

async function inBrowser(name: string, { start }: Browser): Promise<void> {
  const site = await serveSite();
  try {
    for (const { setup, journeys } of visits) {
      const driven = await start(setup);
      try {
        await driven.send('SetWindowRect', { width: 1440, height: 1000 });
        const page = pageOf(driven, site.origin, setup);
        for (const [journey, make] of Object.entries(journeys)) {
          const failure = await make(page, () => storedTables(site.folder)).then(
            () => undefined,
            (error: unknown) => (error instanceof Error ? error.message : String(error)),
          );
          console.log(`${name} ${driven.version}: ${journey}: ${failure ?? 'passed'}`);
          if (failure) process.exitCode = 1;
        }
      } finally {
        await driven.end();
      }
    }
  } finally {
    await site.end();
  }
}
