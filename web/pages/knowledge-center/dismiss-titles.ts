/** Escape hides a title that overlays its cover until pointer or focus have left it (WCAG 1.4.13). */
export function dismissTitles(area: HTMLElement, signal: AbortSignal): void {
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const link of area.querySelectorAll('[data-paper]:is(:hover, :focus-visible)')) {
      const title = titleIn(link);
      // In the list view the title is next to the cover and stays visible.
      if (title && getComputedStyle(title).position === 'absolute') title.style.opacity = '0';
    }
  };
  const restore = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
    const link = target instanceof Element && target.closest('[data-paper]');
    if (!link || (relatedTarget instanceof Node && link.contains(relatedTarget))) return;
    titleIn(link)?.style.removeProperty('opacity');
  };
  document.addEventListener('keydown', dismiss, { signal });
  area.addEventListener('pointerout', restore, { signal });
  area.addEventListener('focusout', restore, { signal });
}

function titleIn(link: Element): HTMLElement | null {
  return link.querySelector<HTMLElement>('[id^="paper-"]');
}
