import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { until } from '#tests/support/until.ts';
import { type Browser, type Commands, type Driven, ended, type Setup } from './browser.ts';

/** WebKitGTK's MiniBrowser, which has Safari's engine, driven over HTTP by WebKitWebDriver on a virtual display. */
export const webkit: Browser = {
  needs: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/share/i18n/locales/de_DE': 'locales',
  },
  start,
};

async function start({ language, scripts }: Setup): Promise<Driven> {
  const home = mkdtempSync(join(tmpdir(), 'journeys-webkit-'));
  // It requests the language of its locale, which may be missing on this machine.
  const locale = language === 'C' ? 'C.UTF-8' : 'de_DE.UTF-8';
  if (language === 'de') execFileSync('localedef', ['-i', 'de_DE', '-f', 'UTF-8', join(home, locale)]);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { PATH: process.env.PATH, HOME: home, DISPLAY: `:${display}`.trim(), LOCPATH: home, LANG: locale },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object) => {
    const init = body && { body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await until('WebKitWebDriver', () => call('GET', '/status').catch(() => undefined));
  const args = ['--automation', `--enable-javascript=${scripts}`];
  const session = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { args } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const path = `/session/${session.sessionId}`;
  return {
    version: session.capabilities.browserVersion,
    send: (command, values) => {
      const [method, rest] = calls[command](values as never);
      return call(method, `${path}/${rest}`, method === 'GET' ? undefined : values);
    },
    home,
    async end() {
      await call('DELETE', path);
      await ended(driver);
      await ended(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Method and path of each command in WebDriver over HTTP. */
const calls: { [Name in keyof Commands]: (values: Commands[Name]) => ['GET' | 'POST', string] } = {
  Navigate: () => ['POST', 'url'],
  ExecuteScript: () => ['POST', 'execute/sync'],
  ElementClick: ({ id }) => ['POST', `element/${id}/click`],
  ElementClear: ({ id }) => ['POST', `element/${id}/clear`],
  ElementSendKeys: ({ id }) => ['POST', `element/${id}/value`],
  SetWindowRect: () => ['POST', 'window/rect'],
  TakeScreenshot: () => ['GET', 'screenshot'],
};
