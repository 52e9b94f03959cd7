import { startBanner } from '#web/shell/consent/start-banner.ts';
import { searchAsTyped } from '#web/shell/header/search-as-typed.ts';
import { startHeader } from '#web/shell/header/start-header.ts';
import { startBehaviours } from './behaviours.ts';
import { startIslands } from './islands/start-island.ts';

/** Starts the scripts of everything in the document, unless already started. */
export function startPageScripts(): void {
  const header = document.querySelector('header');
  if (header) startHeader(header);
  for (const search of document.querySelectorAll<HTMLElement>('[data-search]')) searchAsTyped(search);
  startBanner();
  startIslands(document);
  startBehaviours(document);
}
