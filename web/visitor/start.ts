import { hashMark, sheetId } from '#contract/calculation/parameters.ts';
import { visitNow } from '#web/visit-now.ts';
import { listenToClicks } from './clicks.ts';
import { keepWhole } from './keep-whole.ts';
import { detectOnce } from './language.ts';
import { layOutRest } from './lay-out-rest.ts';
import { listenToHistory } from './navigation/listen-to-history.ts';
import { visitIn } from './navigation/replace-page.ts';
import { elementOf, openNamed, rememberPositions } from './navigation/scroll-and-focus.ts';
import { startOverlays } from './start-overlays.ts';
import { startPageScripts } from './start-page-scripts.ts';

/** Starts the scripts of a visit's first public page; later pages replace it in place (`navigation/`). */
export function startVisit(): void {
  const began = performance.now();
  visitNow.set(visitIn(document));
  const { hash } = window.location;
  openNamed(elementOf(hash));
  // A URL with a calculation scrolls to it.
  if (hash.startsWith(`#${hashMark}`)) document.getElementById(sheetId)?.scrollIntoView();
  rememberPositions();
  listenToClicks();
  listenToHistory();
  startOverlays();
  startPageScripts();
  void detectOnce();
  void layOutRest(began).then(keepWhole);
}
