/** Path of a Chromium on this machine, or null. */
export function findChromium(): string | null;
/** @returns null when there is a browser, or the line that says how to install one */
export function ensureChromium(): string | null;
