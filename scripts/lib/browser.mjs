import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensurePackage } from './debian-package.mjs';

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];
/** The same engine without windows: tests take little more than half as long in it. */
const shells = ['/usr/bin/chromium-headless-shell'];

/**
 * Path of a Chromium on this machine, or null; CHROMIUM names another one.
 * @param {boolean} whole as visitors have it, for what is timed
 */
export function findChromium(whole = false) {
  const candidates = whole ? [...wholeBrowsers, ...shells] : [...shells, ...wholeBrowsers];
  return [process.env.CHROMIUM, ...candidates].find((path) => path && existsSync(path)) ?? null;
}

/** @returns null when there is a browser for the end-to-end tests, or the line to show */
export function ensureChromium() {
  const needed = 'The end-to-end tests need Chromium';
  const shellIsThere = () => [process.env.CHROMIUM, ...shells].some((path) => path && existsSync(path));
  // Debian has its shell in a package of its own; elsewhere the whole browser serves.
  if (ensurePackage({ name: 'chromium-headless-shell', needed, isThere: shellIsThere }) === null) return null;
  return ensurePackage({ name: 'chromium', needed, isThere: () => findChromium() !== null });
}

/**
 * Letters as wide as Arial's, which stand in for the site's own until these have come, as they do for most visitors.
 * @returns null when they are there, or the line to show
 */
export function ensureArial() {
  const isThere = () => {
    const { stdout } = spawnSync('fc-match', ['--format', '%{family}', 'Arial'], { encoding: 'utf8' });
    return process.platform !== 'linux' || /Arial|Liberation Sans/.test(stdout ?? '');
  };
  return ensurePackage({ name: 'fonts-liberation', needed: 'The end-to-end tests need a font like Arial', isThere });
}
