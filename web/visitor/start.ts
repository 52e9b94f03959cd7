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

/**
 * Starts the scripts of a visit's first public page; later pages replace it in place (`navigation/`). Runs when its
 * file is evaluated, because public pages load that file itself: an entry that imports it would be one more request to
 * wait for. The staff area imports parts of the same file.
 */
function startVisit(): void {
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
  // In a task of their own: a phone needs a moment for each.
  setTimeout(() => {
    void detectOnce();
    void layOutRest().then(keepWhole);
  });
}

const start = () => {
  if (document.body.dataset.visit !== undefined) startVisit();
};

// Loaded `async`: the parser would wait for a deferred script, and only when it has finished does the browser go to the
// fragment of the address, which takes the focus from whoever is typing by then.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
