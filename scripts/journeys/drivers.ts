import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/servers/free-port.ts';
import { until } from '#tests/support/until.ts';

/** Sends one command of W3C WebDriver by the name Marionette gives it. @throws Error with the browser's own words */
export type Send = (command: string, values: Record<string, unknown>) => Promise<unknown>;
export type Driven = { send: Send; end: () => Promise<void> };

/** How each browser is found and started; `start` is not called where `missing` names what is not installed. */
export const browsers = {
  Firefox: { missing: () => absent('/usr/bin/firefox-esr'), start: startFirefox },
} as const;

const absent = (...files: string[]) => files.filter((file) => !existsSync(file));

/** Firefox speaks WebDriver by itself, over a socket (Marionette): geckodriver would only translate it to HTTP. */
async function startFirefox(): Promise<Driven> {
  const profile = mkdtempSync(join(tmpdir(), 'journeys-firefox-'));
  const port = await freePort();
  const prefs = { 'marionette.port': port, 'intl.accept_languages': 'de', 'app.update.disabledForTesting': true };
  const lines = Object.entries(prefs).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const program = spawn('/usr/bin/firefox-esr', args, { stdio: 'ignore' });
  const socket = await until('Firefox', () => opened(port));
  const ask = marionette(socket);
  await ask('NewSession', {});
  return {
    send: ask,
    async end() {
      socket.destroy();
      await ended(program);
      rmSync(profile, { recursive: true, force: true });
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

function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    program.once('exit', () => resolve());
    program.kill();
  });
}
