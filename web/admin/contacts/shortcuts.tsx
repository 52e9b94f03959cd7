import { useEffect, useState } from 'react';

/** What the keys mean here; buttons of rows carry `data-lead`, the search field `data-search`. */
function press(key: string, openId: string | null, onStep: (step: 1 | -1) => void): boolean {
  if (key === 'j') onStep(1);
  else if (key === 'k') onStep(-1);
  else if (key === '/' && !openId) document.querySelector<HTMLElement>('[data-search]')?.focus();
  else return false;
  return true;
}

type Props = { active: boolean; openId: string | null; onStep: (step: 1 | -1) => void };

/** Keys for quick work, with a switch that turns them off (WCAG 2.1.4). */
export function Shortcuts({ active, openId, onStep }: Props) {
  const [on, setOn] = useState(true);
  useEffect(() => {
    if (!active || !on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input, select, textarea, [contenteditable]')) return;
      // Any other dialog (mails, deletion) keeps its keys.
      if (!openId && document.querySelector('dialog:modal')) return;
      if (press(event.key, openId, onStep)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [active, on, openId, onStep]);

  const key = 'rounded-[4px] border border-line px-1.5 font-text text-[0.9em]';
  return (
    <p className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-[0.9em] text-muted pointer-fine:flex">
      <span className={on ? 'contents' : 'hidden'}>
        <span>
          <kbd className={key}>/</kbd> suchen
        </span>
        <span>
          <kbd className={key}>j</kbd> <kbd className={key}>k</kbd> weiter, zurück
        </span>
        <span>
          <kbd className={key}>Enter</kbd> öffnen
        </span>
        <span>
          <kbd className={key}>Esc</kbd> schließen
        </span>
      </span>
      <label className="inline-flex min-h-6 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setOn(event.target.checked)}
          className="accent-cobalt"
        />
        Tastenkürzel
      </label>
    </p>
  );
}
