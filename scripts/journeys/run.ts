import { serveSite } from '#tests/support/servers/served-site.ts';
import { browsers } from './drivers.ts';
import { pageOf } from './page.ts';
import { journeys } from './table.ts';

// `npm run journeys`: the main journeys in Firefox, on a built site of its own. A browser that is
// not installed is named and passed over; with `-- all` that is an error too.
for (const [name, { missing, start }] of Object.entries(browsers)) {
  const lacking = missing();
  if (lacking.length === 0) await inBrowser(name, start);
  else {
    console.log(`${name}: not tried, ${lacking.join(' and ')} missing (apt-get install firefox-esr)`);
    if (process.argv.includes('all')) process.exitCode = 1;
  }
}

async function inBrowser(name: string, start: (typeof browsers)[keyof typeof browsers]['start']): Promise<void> {
  const site = await serveSite();
  const { send, end } = await start();
  try {
    await send('SetWindowRect', { width: 1440, height: 1000 });
    for (const [journey, make] of Object.entries(journeys)) {
      const failure = await make(pageOf(send, site.origin)).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      console.log(`${name}: ${journey}: ${failure ?? 'made'}`);
      if (failure) process.exitCode = 1;
    }
  } finally {
    await end();
    await site.end();
  }
}
