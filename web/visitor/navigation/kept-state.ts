import { isAlive } from '#web/visitor/islands/start-island.ts';

/**
 * Captures what the visitor has done on the page, for another rendering of it with the same structure: focus, open
 * details, the open menu, input in plain forms.
 * @returns a function that restores it
 */
export function keptState(): () => void {
  const { activeElement } = document;
  const active = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  const path = active && pathTo(active);
  const opened = [...document.querySelectorAll('details')].map(({ open }) => open);
  const menu = document.querySelector<HTMLDialogElement>('dialog#site-menu')?.open ?? false;
  const entries = plainControls().map(entryIn);
  return () => {
    for (const [index, details] of [...document.querySelectorAll('details')].entries())
      details.open = opened[index] ?? details.open;
    const controls = plainControls();
    for (const [index, enter] of entries.entries()) {
      const control = controls[index];
      if (control) enter(control);
    }
    if (menu) document.querySelector<HTMLDialogElement>('dialog#site-menu')?.showModal();
    if (!active || document.activeElement === active) return;
    const again = active.isConnected ? active : path && document.querySelector<HTMLElement>(path);
    if (again) again.focus({ preventScroll: true });
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields outside of mounted islands. */
function plainControls(): Control[] {
  return [...document.querySelectorAll<Control>('main :is(input, textarea, select)')].filter(
    (control) => control.type !== 'hidden' && !isAlive(control.closest<HTMLElement>('[data-island]')),
  );
}

/**
 * Captures how a field differs from the server's value; the returned function applies that to the same field in the
 * other rendering.
 */
function entryIn(control: Control): (again: Control) => void {
  const { name } = control;
  const same = (again: Control) => again.name === name && again.localName === control.localName;
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex } = control;
    return (again) => void (same(again) && Object.assign(again, { selectedIndex }));
  }
  const { value, defaultValue } = control;
  const checked = control instanceof HTMLInputElement && control.checked;
  const ticks = control.type === 'checkbox' || control.type === 'radio';
  if (ticks) return (again) => void (same(again) && Object.assign(again, { checked }));
  return (again) => void (same(again) && value !== defaultValue && Object.assign(again, { value }));
}

/** A selector for the same position in a document of the same structure. */
function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.id) return [`#${CSS.escape(at.id)}`, ...steps].join(' > ');
    const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1;
    steps.unshift(`:nth-child(${place})`);
  }
  return ['body', ...steps].join(' > ');
}
