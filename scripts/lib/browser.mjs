import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of a Chromium on this machine, or null; CHROMIUM names another one. */
export function findChromium() {
  return [process.env.CHROMIUM, ...candidates].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Makes sure that there is a browser for the end-to-end tests: installs Debian's where this may be done, else
 * names the one command that does.
 * @returns null when there is one, or the line to show
 */
export function ensureChromium() {
  if (findChromium()) return null;
  const command = 'apt-get update && apt-get install -y chromium';
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return `The end-to-end tests need Chromium. Please run once: sudo sh -c '${command}'`;
  }
  console.log('Installing Chromium for the end-to-end tests …');
  spawnSync('sh', ['-c', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findChromium() ? null : `Chromium could not be installed. Please run once: ${command}`;
}
