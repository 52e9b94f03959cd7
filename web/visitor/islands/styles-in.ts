import { islandNames } from '#web/islands/names.ts';
import { islandStyles } from './registry.ts';

/** Loads the style sheets of a page's islands, without which it must not be shown. */
export async function islandStylesIn(page: Document): Promise<void> {
  const names = islandNames.filter((name) => page.querySelector(`[data-island="${name}"]`));
  await Promise.all(names.map((name) => islandStyles[name]?.()));
}
