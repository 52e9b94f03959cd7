import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensurePackage } from './debian-package.mjs';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
/** The same engine without windows: tests take little more than half the time. */
const shells = ['/usr/bin/chromium-headless-shell'];

/**
 * Path of a Chromium on this machine, or null; CHROMIUM overrides it.
 * @param {boolean} whole the full browser, as visitors have it, for measurements
 */
export function findChromium(whole = false) {
  const candidates = whole ? [...wholeBrowsers, ...shells] : [...shells, ...wholeBrowsers];
  return [process.env.CHROMIUM, ...candidates].find((path) => path && existsSync(path)) ?? null;
}

/** @returns null if there is a browser for the end-to-end tests, otherwise the message to show */
export function ensureChromium() {
  const needed = 'The end-to-end tests need Chromium';
  const shellIsThere = () => [process.env.CHROMIUM, ...shells].some((path) => path && existsSync(path));
  // Debian has a separate package for the shell; elsewhere the full browser is used.
  if (ensurePackage({ name: 'chromium-headless-shell', needed, isThere: shellIsThere }) === null) return null;
  return ensurePackage({ name: 'chromium', needed, isThere: () => findChromium() !== null });
}

/**
 * A font with Arial's metrics, the fallback until the site's own fonts are loaded, as on most visitors' devices.
 * @returns null if it is installed, otherwise the message to show
 */
export function ensureArial() {
  const isThere = () => {
    const { stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' });
    return process.platform !== 'linux' || /Arial|Liberation Sans/.test(stdout ?? '');
  };
  return ensurePackage({ name: 'fonts-liberation', needed: 'The end-to-end tests need a font like Arial', isThere });
}
