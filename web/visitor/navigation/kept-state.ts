/**
 * What the visitor has done on the page, to be found again in another rendering of it, which has the same structure:
 * focus, opened questions, the open menu, what was typed into plain forms.
 * @returns does it again
 */
export function keptState(): () => void {
  const { activeElement } = document;
  const active = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
  const path = active && pathTo(active);
  const opened = [...document.querySelectorAll('details')].map(({ open }) => open);
  const menu = document.querySelector<HTMLDialogElement>('dialog#site-menu')?.open ?? false;
  const entries = plainControls().map(({ name, value, checked }) => ({ name, value, checked }));
  return () => {
    for (const [index, details] of [...document.querySelectorAll('details')].entries())
      details.open = opened[index] ?? details.open;
    const controls = plainControls();
    for (const [index, { name, value, checked }] of entries.entries()) {
      const control = controls[index];
      if (control?.name !== name) continue;
      if (control.type === 'checkbox' || control.type === 'radio') control.checked = checked;
      else control.value = value;
    }
    if (menu) document.querySelector<HTMLDialogElement>('dialog#site-menu')?.showModal();
    if (!active || document.activeElement === active) return;
    const again = active.isConnected ? active : path && document.querySelector<HTMLElement>(path);
    if (again) again.focus({ preventScroll: true });
  };
}

/** Fields that no island has taken over. */
function plainControls(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('main input')].filter(
    (control) => control.type !== 'hidden' && !control.closest('[data-island]'),
  );
}

/** A selector that leads to the same place in a document of the same structure. */
function pathTo(element: Element): string {
  const steps: string[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (at.id && !/[^\w-]/.test(at.id)) return [`#${at.id}`, ...steps].join(' > ');
    const place = [...(at.parentElement?.children ?? [])].indexOf(at) + 1;
    steps.unshift(`:nth-child(${place})`);
  }
  return ['body', ...steps].join(' > ');
}
