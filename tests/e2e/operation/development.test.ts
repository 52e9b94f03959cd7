import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#tests/house/files.ts';
import { openBrowser, visitor } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/servers/free-port.ts';

test('served from source, a form of the page comes to life', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-dev-'));
  const port = String(await freePort());
  const server = spawn(process.execPath, [join(root, 'server/dev.ts')], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: port, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await openBrowser();
  onTestFinished(async () => {
    await browser.close();
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await new Promise<void>((resolve) => {
    server.stdout.on('data', (output) => String(output).includes('Development server on') && resolve());
  });
  const { page } = await visitor(browser);
  await page.goto(`http://127.0.0.1:${port}/contact`);
  await page.mouse.move(9, 9);
  // It may reload once, when Vite has found what its modules need.
  const form = page.locator('[data-island="contact"]');
  await expect
    .poll(
      () =>
        form
          .evaluate((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer')))
          .catch(() => false),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
});
