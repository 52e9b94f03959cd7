import type { ComponentType } from 'react';
import { type IslandName, islandNames } from '#web/islands/names.ts';
import { dataOf } from '#web/ui/data.ts';
import { whenNear } from '#web/ui/when-near.ts';
import { interruptedIn } from './interrupted.ts';
import type { Mounted } from './mount.tsx';
import { islands } from './registry.ts';

type Island = { name: IslandName; mounted: Mounted | null; stop: () => void };

const started = new Map<HTMLElement, Island>();
/** Those whose code is here: on the next page they are at work at once, an answer that they wait for may be near. */
const known = new Set<IslandName>();
const selector = '[data-island]';

/** Makes the islands within come to life, each when the visitor comes near. */
export function startIslands(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>(selector)) {
    if (!started.has(element)) started.set(element, startIsland(element));
  }
}

/** Whether React has taken the island's place over. */
export function isAlive(element: HTMLElement | null): boolean {
  return element !== null && started.get(element)?.mounted != null;
}

/** Ends those that are no longer in the document. */
export function stopLeftIslands(): void {
  for (const [element, island] of started) {
    if (element.isConnected) continue;
    island.stop();
    island.mounted?.unmount();
    started.delete(element);
  }
}

/**
 * Puts the islands that are alive into the next rendering of the same page, with what it says: what was typed, chosen
 * or answered in them stays.
 * @param shown what `next` takes the place of
 */
export function carryIslands(next: ParentNode, shown: ParentNode): () => void {
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
      kept.push(() => mounted.render(propsOf(element)));
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
      const [Component, { mount }] = await Promise.all([islands[name](), import('./mount.tsx')]);
      await begin();
      if (!element.isConnected) return;
      known.add(name);
      island.mounted = mount(element, Component as ComponentType<object>, propsOf(element));
      resume();
    } catch {
      giveUp();
    }
  };
  const start = () => {
    starting ??= load();
    return starting;
  };
  const island: Island = { name, mounted: null, stop: () => {} };
  if (known.has(name)) void start();
  else island.stop = whenNear(element, () => void start());
  return island;
}

const propsOf = (element: HTMLElement): object => dataOf(element, 'props');
