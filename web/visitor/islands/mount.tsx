import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { VisitNow } from '#web/visitor/visit-now.tsx';

export type Mounted = { render: (props: object) => void; unmount: () => void };

let mounted = 0;

/** Replaces an element's HTML by a component, synchronously: a key pressed in between would be lost. */
export function mount(element: Element, Component: ComponentType<object>, props: object): Mounted {
  mounted += 1;
  // Keeps ids unique across roots.
  const root = createRoot(element, { identifierPrefix: `${mounted}-` });
  const render = (given: object) =>
    flushSync(() =>
      root.render(
        <VisitNow>
          <Component {...given} />
        </VisitNow>,
      ),
    );
  render(props);
  return { render, unmount: () => root.unmount() };
}
