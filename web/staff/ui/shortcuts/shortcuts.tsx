import { useEffect, useEffectEvent } from 'react';
import { texts } from '#web/staff/texts.ts';
import { ModalBox } from '#web/staff/ui/dialogs/modal.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { focusUndo } from '#web/staff/ui/undo.tsx';
import { useShared } from '#web/ui/use-shared.ts';
import { KeySwitch } from './key-notes.tsx';
import { isHelping, keysOn, shownKeys } from './keys-on.ts';

/** The shortcuts of a list in the order of the help; leads have more. */
const help = [
  ['/', 'Suchen; Enter führt zum ersten Treffer'],
  ['j, k', 'Nächster, voriger Eintrag'],
  ['Enter', 'Eintrag öffnen'],
  ['z', 'Zum Hinweis, mit dem sich die letzte Änderung rückgängig machen lässt'],
  ['?', 'Diese Übersicht'],
] as const;
const leadHelp = [
  ['e', 'E-Mail an den Kontakt schreiben'],
  ['x', 'Kontakt auswählen'],
  ['Umschalt + Klick', 'Alle dazwischen auswählen'],
  ['Esc', 'Kontakt schließen, Auswahl aufheben'],
] as const;

type Props = {
  onStep: (step: 1 | -1) => void;
  /** Handlers that only leads have. */
  leads?: {
    /** Selects the open or focused lead. */
    onSelect: () => void;
    /** Starts a mail to that lead. */
    onMail: () => void;
    /** Closes the lead, or clears the selection. @returns whether there was anything to close */
    onEscape: () => boolean;
  };
};

/** Handles a key; the shown tab's search field is marked with `data-search`. */
function press(key: string, { onStep, leads }: Props): boolean {
  if (key === 'j') onStep(1);
  else if (key === 'k') onStep(-1);
  else if (key === 'x' && leads) leads.onSelect();
  else if (key === 'e' && leads) leads.onMail();
  else if (key === 'Escape') return leads?.onEscape() ?? false;
  else if (key === '?') isHelping.set(true);
  else if (key === 'z') focusUndo();
  else if (key === '/') document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [data-search]')?.focus();
  else return false;
  return true;
}

/** Whether a key belongs to the browser, a field or a dialog. */
function isOthers({ defaultPrevented, ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  const field = 'input:not([type=checkbox]), select, textarea, [contenteditable]';
  if (target instanceof Element && target.closest(field)) return true;
  // In a lead's modal panel, only the keys e, j, k, x and z work; any other dialog blocks all shortcuts.
  const modal = document.querySelector('dialog:modal');
  return modal !== null && (!modal.classList.contains('panel') || !/^[ejkxz]$/.test(key));
}

/** Keyboard shortcuts, which the sidebar lists, with a switch that turns them off (WCAG 2.1.4). */
export function Shortcuts(props: Props) {
  const kind = props.leads ? 'leads' : 'list';
  const on = useShared(keysOn);
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isOthers(event)) return;
    if (press(event.key, props)) event.preventDefault();
  });
  useEffect(() => {
    shownKeys.set(kind);
    return () => {
      shownKeys.set(null);
      isHelping.set(false);
    };
  }, [kind]);
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [on]);
  return useShared(isHelping) && <Help isLeads={kind === 'leads'} />;
}

function Help({ isLeads }: { isLeads: boolean }) {
  const close = () => isHelping.set(false);
  return (
    <ModalBox title="Tastenkürzel" onClose={close}>
      <dl className="my-5 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2">
        {[...help, ...(isLeads ? leadHelp : [])].map(([keys, meaning]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-[4px] border border-line px-1.5 font-text text-[0.9em]">{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mb-5">
        <KeySwitch />
      </div>
      <StaffButton look="line" onClick={close}>
        {texts.close}
      </StaffButton>
    </ModalBox>
  );
}
