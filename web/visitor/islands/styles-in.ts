import { islandNames } from '#web/islands/names.ts';
import { islandStyles } from './registry.ts';

/** Fetches the style sheets of a page's islands: it must not be seen without them. */
export async function islandStylesIn(page: Document): Promise<void> {
  const names = islandNames.filter((name) => page.querySelector(`[data-island="${name}"]`));
  await Promise.all(names.map((name) => islandStyles[name]?.()));
}
