import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#web/staff/texts.ts';
import { sharedValue, useShared } from '#web/ui/shared-value.ts';
import { ModalBox } from './dialogs/modal.tsx';
import { StaffButton } from './staff-button.tsx';

/** What each key means in a list, in the order of the overview; leads have more of them. */
const help = [
  ['/', 'Suchen'],
  ['j, k', 'Nächster, voriger Eintrag'],
  ['Enter', 'Eintrag öffnen'],
  ['?', 'Diese Übersicht'],
] as const;
const leadHelp = [
  ['x', 'Kontakt auswählen'],
  ['Umschalt + Klick', 'Alle dazwischen auswählen'],
  ['Esc', 'Kontakt schließen, Auswahl aufheben'],
] as const;

type Props = {
  onStep: (step: 1 | -1) => void;
  /** Selects the open or focused lead. */
  onSelect?: () => void;
  /** Closes the lead, else ends the selection. @returns whether there was anything to close */
  onEscape?: () => boolean;
};

/** What the keys mean here; the shown tab's search field carries `data-search`. */
function press(key: string, { onStep, onSelect, onEscape }: Props, onHelp: () => void): boolean {
  if (key === 'j') onStep(1);
  else if (key === 'k') onStep(-1);
  else if (key === 'x' && onSelect) onSelect();
  else if (key === 'Escape') return onEscape?.() ?? false;
  else if (key === '?') onHelp();
  else if (key === '/') document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [data-search]')?.focus();
  else return false;
  return true;
}

/** One switch for all tabs. */
const keysOn = sharedValue(true);

/** Whether a key belongs to the browser, to a field, or to a dialog. */
function isOthers({ defaultPrevented, ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  const field = 'input:not([type=checkbox]), select, textarea, [contenteditable]';
  if (target instanceof Element && target.closest(field)) return true;
  // Any other dialog keeps its keys; the lead in one keeps all but those of the list behind it.
  const modal = document.querySelector('dialog:modal');
  return modal !== null && (!modal.classList.contains('drawer') || !/^[jkx]$/.test(key));
}

/** Keys for quick work, with a switch that turns them off (WCAG 2.1.4). */
export function Shortcuts(props: Props) {
  const { onSelect } = props;
  const on = useShared(keysOn);
  const [helping, setHelping] = useState(false);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isOthers(event)) return;
    if (press(event.key, props, () => setHelping(true))) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [on]);

  const key = 'rounded-[4px] border border-line px-1.5 font-text text-[0.9em]';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9em] text-muted">
        <span className={on ? 'hidden pointer-fine:contents' : 'hidden'}>
          <span>
            <kbd className={key}>/</kbd> suchen
          </span>
          <span>
            <kbd className={key}>j</kbd> <kbd className={key}>k</kbd> weiter, zurück
          </span>
          <span>
            <kbd className={key}>Enter</kbd> öffnen
          </span>
          {onSelect && (
            <span>
              <kbd className={key}>x</kbd> auswählen
            </span>
          )}
          <button type="button" onClick={() => setHelping(true)} className="min-h-6 hover:text-text">
            <kbd className={key}>?</kbd> alle Tasten
          </button>
        </span>
        <Switch />
      </p>
      {helping && (
        <ModalBox title="Tastenkürzel" onClose={() => setHelping(false)}>
          <dl className="my-5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
            {[...help, ...(onSelect ? leadHelp : [])].map(([keys, meaning]) => (
              <div key={keys} className="contents">
                <dt>
                  <kbd className={key}>{keys}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <div className="mb-5">
            <Switch />
          </div>
          <StaffButton look="line" onClick={() => setHelping(false)}>
            {texts.close}
          </StaffButton>
        </ModalBox>
      )}
    </>
  );
}

/** On every device: touch screens have keyboards too. */
function Switch() {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        checked={useShared(keysOn)}
        onChange={(event) => keysOn.set(event.target.checked)}
        className="accent-cobalt"
      />
      Tastenkürzel
    </label>
  );
}
