import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensurePackage } from './debian-package.mjs';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of a Chromium on this machine, or null; CHROMIUM names another one. */
export function findChromium() {
  return [process.env.CHROMIUM, ...candidates].find((path) => path && existsSync(path)) ?? null;
}

/** @returns null when there is a browser for the end-to-end tests, or the line to show */
export function ensureChromium() {
  const isThere = () => findChromium() !== null;
  return ensurePackage({ name: 'chromium', needed: 'The end-to-end tests need Chromium', isThere });
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
  return ensurePackage({ name: 'fonts-liberation', needed: 'The end-to-end tests need letters like Arial', isThere });
}
