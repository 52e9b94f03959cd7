import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { until } from '#tests/support/until.ts';
import { type Browser, type Driven, ended, type Setup } from './browser.ts';

const program = '/usr/bin/firefox-esr';

/**
 * Speaks WebDriver over a socket (Marionette); geckodriver would only translate it to HTTP, and Debian 12 has no
 * package.
 */
export const firefox: Browser = { needs: { [program]: 'firefox-esr' }, start };

async function start({ language, scripts }: Setup): Promise<Driven> {
  const home = mkdtempSync(join(tmpdir(), 'journeys-firefox-'));
  const port = await freePort();
  const preferences = {
    'marionette.port': port,
    'intl.accept_languages': language,
    'javascript.enabled': scripts,
    'browser.download.folderList': 2,
    'browser.download.dir': home,
    // Otherwise it shows downloads in a tab or panel, which takes focus from the page.
    'pdfjs.disabled': true,
    'browser.download.alwaysOpenPanel': false,
    'app.update.disabledForTesting': true,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(home, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', home];
  const browser = spawn(program, args, { stdio: 'ignore' });
  const socket = await until('Firefox', () => opened(port));
  const ask = marionette(socket);
  const { capabilities } = (await ask('NewSession', {})) as { capabilities: { browserVersion: string } };
  return {
    version: capabilities.browserVersion,
    send: ask,
    home,
    async end() {
      socket.destroy();
      await ended(browser);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function opened(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/** Messages are `length:json`; an answer is `[1, number, error, result]`, the greeting an object. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (answer: { error: { message: string } | null; result: unknown }) => void>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.({ error: message[2], result: message[3] });
    }
  });
  return async (command: string, values: Record<string, unknown>): Promise<unknown> => {
    const number = ++last;
    const text = JSON.stringify([0, number, `WebDriver:${command}`, values]);
    const { error, result } = await new Promise<{ error: { message: string } | null; result: unknown }>((resolve) => {
      waiting.set(number, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new Error(error.message);
    return typeof result === 'object' && result && 'value' in result ? result.value : result;
  };
}
