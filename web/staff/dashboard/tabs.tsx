import { type KeyboardEvent, useEffect, useRef } from 'react';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { texts } from '#web/staff/texts.ts';
import { useMedia } from '#web/staff/ui/use-media.ts';
import type { TabName } from './tab-names.ts';

export const tabId = (name: TabName) => `tab-${name}`;
export const panelId = (name: TabName) => `panel-${name}`;

const tabClass =
  'flex min-h-11 shrink-0 items-center justify-between gap-2 rounded-lg px-3.5 text-left whitespace-nowrap hover:text-white aria-selected:bg-white/10 aria-selected:font-semibold aria-selected:text-white';

type Props = {
  names: readonly TabName[];
  selected: TabName;
  onSelect: (name: TabName) => void;
  /** What asks for attention in a tab; room is kept for it where there is none. */
  badges: Partial<Record<TabName, number>>;
};

/** The tabs: a column beside the page, a row above it on narrow screens; arrow keys, Home and End move. */
export function Tabs({ names, selected, onSelect, badges }: Props) {
  const upright = useMedia('(width >= 64rem)');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row is longer than the screen: the selected tab stays in sight.
    const tab = document.getElementById(tabId(selected));
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 2 + tab.clientWidth / 2;
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    const at = names.indexOf(selected);
    const targets: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: names.length - 1,
    };
    const target = targets[event.key];
    const name = target === undefined ? undefined : names[(target + names.length) % names.length];
    if (!name) return;
    event.preventDefault();
    onSelect(name);
    document.getElementById(tabId(name))?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Bereiche"
      aria-orientation={upright ? 'vertical' : 'horizontal'}
      onKeyDown={move}
      className="flex gap-1 relative max-lg:overflow-x-auto lg:flex-col"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(name)}
          aria-selected={name === selected}
          aria-controls={panelId(name)}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          className={tabClass}
        >
          {texts.tabs[name]}
          {badges[name] !== undefined && <Badge count={badges[name]} of={badgeNames[name]} />}
        </button>
      ))}
    </div>
  );
}

/** What a badge counts, for those who hear it. */
const badgeNames: Partial<Record<TabName, string>> = { contacts: 'überfällig', outbox: 'nicht zugestellt' };

function Badge({ count, of }: { count: number; of: string | undefined }) {
  return (
    <span
      className={`tabular min-w-9 rounded-full bg-coral px-1.5 text-center text-[0.8em] font-semibold text-ink ${count === 0 ? 'invisible' : ''}`}
    >
      {count > 99 ? '99+' : germanNumber(count)}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
