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
