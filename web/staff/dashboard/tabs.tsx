import type { KeyboardEvent } from 'react';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { texts } from '#web/staff/texts.ts';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import type { TabName } from './tab-names.ts';

export const tabId = (name: TabName) => `tab-${name}`;
export const panelId = (name: TabName) => `panel-${name}`;

/** What needs attention in a tab. */
export type Badge = { count: number; of: string; urgent?: boolean };

const groups: readonly (readonly [title: string, first: TabName])[] = [
  ['Arbeit', 'contacts'],
  ['Inhalte', 'whitepapers'],
  ['System', 'outbox'],
];

type Props = {
  names: readonly TabName[];
  selected: TabName;
  onSelect: (name: TabName) => void;
  badges: Partial<Record<TabName, Badge | null>>;
};

/** The tabs, a column in three groups; arrow keys, Home and End move between them. */
export function Tabs({ names, selected, onSelect, badges }: Props) {
  const move = (event: KeyboardEvent) => {
    const at = names.indexOf(selected);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: names.length - 1 };
    const target = targets[event.key];
    const name = target === undefined ? undefined : names[(target + names.length) % names.length];
    if (!name) return;
    event.preventDefault();
    onSelect(name);
    document.getElementById(tabId(name))?.focus();
  };
  return (
    <div role="tablist" aria-label="Bereiche" aria-orientation="vertical" onKeyDown={move}>
      {names.map((name) => {
        const group = groups.find(([, first]) => first === name)?.[0];
        const badge = badges[name];
        return (
          <div key={name} role="presentation">
            {group && (
              <p aria-hidden="true" className="group">
                {group}
              </p>
            )}
            <button
              type="button"
              role="tab"
              id={tabId(name)}
              aria-selected={name === selected}
              aria-controls={panelId(name)}
              tabIndex={name === selected ? 0 : -1}
              onClick={() => onSelect(name)}
            >
              <StaffIcon name={name} />
              {texts.tabs[name]}
              {badge && badge.count > 0 && <Count {...badge} />}
            </button>
          </div>
        );
      })}
    </div>
  );
}

function Count({ count, of, urgent = false }: Badge) {
  const number = count > 999 ? '999+' : germanNumber(count);
  if (!urgent) {
    return (
      <span className="tabular ml-auto text-[0.86em] text-mist">
        {number} {of}
      </span>
    );
  }
  return (
    <span className="tabular ml-auto flex items-center gap-1.5 font-semibold text-white" title={of}>
      <span aria-hidden="true" className="size-1.5 rotate-45 bg-current" />
      {number}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
