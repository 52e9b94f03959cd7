import { buildIfChanged } from '#scripts/lib/build.mjs';

/** Vitest's global set-up of the end-to-end tests: they run the built site, as operators do. */
export default function setup(): void {
  buildIfChanged(process.execPath);
}
