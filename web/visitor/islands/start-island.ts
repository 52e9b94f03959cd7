import type { ComponentType } from 'react';
import { hashMark } from '#contract/calculation/parameters.ts';
import type { Language } from '#contract/site/languages.ts';
import { type IslandName, islandNames } from '#web/islands/names.ts';
import { dataOf } from '#web/ui/data.ts';
import { whenNear } from '#web/ui/when-near.ts';
import { shownLanguage } from '#web/visit-now.ts';
import { interruptedIn } from './interrupted.ts';
import type { Mounted } from './mount.tsx';
import { islands } from './registry.ts';
import { areTextsHere, fetchTexts, textsOf } from './texts.ts';

type Island = { name: IslandName; mounted: Mounted | null; begun: boolean; stop: () => void };

const started = new Map<HTMLElement, Island>();
/**
 * Islands whose code has loaded. On the next page they start immediately, because a response they wait for may be due.
 */
const known = new Set<IslandName>();
const selector = '[data-island]';

/** Starts the islands in a part of the document, each when it comes near the viewport. */
export function startIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>(selector)) {
    if (!started.has(element)) started.set(element, startIsland(element));
  }
}

/** Whether React has mounted the island. */
export function isAlive(element: HTMLElement | null): boolean {
  return element !== null && started.get(element)?.mounted != null;
}

/** Unmounts islands that are no longer in the document. */
export function stopLeftIslands(): void {
  for (const [element, island] of started) {
    if (element.isConnected) continue;
    island.stop();
    island.mounted?.unmount();
    started.delete(element);
  }
}

/** Loads the texts of all started islands, before the page is shown in another language. */
export async function fetchCarriedTexts(language: Language): Promise<void> {
  const begun = [...started.values()].filter((island) => island.begun);
  await Promise.all(begun.map(({ name }) => fetchTexts(name, language)));
}

/**
 * Moves mounted islands into the next rendering of the same page, with its props, so that their state (input, choices,
 * results) is preserved.
 * @param shown the part of the document that `next` replaces
 */
export function preserveIslands(next: ParentNode, shown: ParentNode): () => void {
  const kept: (() => void)[] = [];
  for (const name of islandNames) {
    const places = next.querySelectorAll<HTMLElement>(`[data-island="${name}"]`);
    const alive = [...shown.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)];
    for (const [index, element] of alive.entries()) {
      const mounted = started.get(element)?.mounted;
      const place = places[index];
      if (!mounted || !place) continue;
      const { props = '{}' } = place.dataset;
      element.dataset.props = props;
      place.replaceWith(element);
      const render = () => mounted.render(propsOf(element, name));
      kept.push(() => {
        const language = shownLanguage();
        if (areTextsHere(name, language)) render();
        // It was mounted after the texts of the others had been loaded.
        else fetchTexts(name, language).then(render, () => {});
      });
    }
  }
  return () => {
    for (const render of kept) render();
  };
}

function startIsland(element: HTMLElement): Island {
  const name = islandNames.find((one) => one === element.dataset.island);
  if (!name) throw new Error(`There is no island ${element.dataset.island}`);
  const { begin, resume, giveUp } = interruptedIn(element, () => void start());
  let starting: Promise<void> | null = null;
  const load = async () => {
    try {
      const [Component, { mount }] = await Promise.all([
        islands[name](),
        import('./mount.tsx'),
        fetchTexts(name, shownLanguage()),
      ]);
      await begin();
      if (!element.isConnected) return;
      known.add(name);
      island.mounted = mount(element, Component as ComponentType<object>, propsOf(element, name));
      resume();
    } catch {
      // The next touch tries again.
      starting = null;
      giveUp();
    }
  };
  const start = () => {
    island.begun = true;
    starting ??= load();
    return starting;
  };
  const island: Island = { name, mounted: null, begun: false, stop: () => {} };
  if (known.has(name) || isElsewhere(element.dataset.utcOffset) || isNamed(name)) void start();
  else island.stop = whenNear(element, () => void start());
  return island;
}

/** Whether the address carries what the island shows instead of its HTML: a calculation. */
function isNamed(name: IslandName): boolean {
  return name === 'calculation' && window.location.hash.startsWith(`#${hashMark}`);
}

/**
 * Whether the visitor's clock differs from the times shown, which would change at the first movement. Not by the zone's
 * name: the first `Intl` format of a browser is slow (decision 0030), and Vienna shows what Berlin does.
 */
function isElsewhere(utcOffset: string | undefined): boolean {
  return utcOffset !== undefined && Number(utcOffset) !== -new Date().getTimezoneOffset();
}

function propsOf(element: HTMLElement, name: IslandName): object {
  return { ...dataOf<object>(element, 'props'), ...textsOf(name, shownLanguage()) };
}
