import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '#contract/page-context.ts';
import { readBuilt } from './built.ts';
import { errorMember } from './db/error-member.ts';
import { readSettings, SettingsError, unknownSettings, unusable } from './env.ts';
import { transportHeaders } from './http/headers/security-headers.ts';
import { endGracefully, listen } from './listen.ts';
import { startLog } from './log/log.ts';
import { builtFolder } from './own-files.ts';
import { startSite } from './start/start-site.ts';

const build = builtFolder ?? join(import.meta.dirname, '../build');
const bundle = join(build, 'server/index.js');

// Database, mails and key hold personal data: only this user may read them.
process.umask(0o077);

try {
  // The log must be ready to report a wrong setting.
  startLog({ LOG_LEVEL: 'info' });
  const settings = readSettings(process.env);
  startLog(settings);
  for (const name of unknownSettings(process.env)) console.warn(`Unknown setting, ignored: ${name}`);
  if (!existsSync(bundle))
    throw new SettingsError('The site has not been built yet: run `npm start`, which builds it.');
  const { renderPage } = (await import(bundle)) as { renderPage: RenderPage };
  const site = await startSite(settings, {
    renderPage,
    assetFolder: join(build, 'client'),
    built: readBuilt(build),
    log: (line) => console.warn(line),
  });
  const listening = await listen(
    site.app,
    site.fromMemory,
    settings.PORT,
    settings.HOST,
    transportHeaders(settings.PUBLIC_URL),
    site.services.proxies.rateKeyOf,
  );
  site.startWork();
  endGracefully(listening, site.close, site.endStreams, { begin: site.health.end, seconds: settings.DRAIN_SECONDS });
  await site.serveMetrics();
  await site.ensureFirstAccount();
  console.log(
    `Listening on ${listening.origin}, public address ${settings.PUBLIC_URL}, database ${site.services.database.engine}.`,
  );
} catch (error) {
  // A wrong setting or a busy port is reported in one line; any other error is a fault and is logged with its stack.
  const syscall = errorMember(error, 'syscall');
  if (error instanceof SettingsError) console.error(error.message);
  else if (syscall === 'listen' || syscall === 'getaddrinfo')
    console.error(unusable('HOST, PORT or METRICS_PORT', error).message);
  else console.error(error);
  process.exit(1);
}
