/** Delay in milliseconds between the pointer leaving and the panel closing (spec section 9). */
const closeDelay = 100;

/**
 * Enhances a navigation item whose panel the browser opens on click or tap: opens it also on hover (mouse only), and on
 * Enter, Space or arrow down, which also move the focus into it; arrow keys move between its links. Closes 100 ms after
 * the pointer has left, on Escape (returning the focus to the button), and when the focus leaves.
 * @param area element that contains both
 */
export function hoverPopover(area: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let timer = 0;
  /** Opened by hover and not clicked yet: the first click then keeps the panel open instead of closing it. */
  let hovered = false;

  const isOpen = () => panel.matches(':popover-open');
  const show = () => {
    window.clearTimeout(timer);
    if (!isOpen()) panel.showPopover();
  };
  const hide = () => {
    window.clearTimeout(timer);
    if (isOpen()) panel.hidePopover();
  };
  const links = () => [...panel.querySelectorAll('a')];
  const enter = () => {
    show();
    links()[0]?.focus();
  };

  // Set by scripts; without them the browser exposes the popover's state itself.
  button.ariaExpanded = String(isOpen());
  panel.addEventListener('beforetoggle', ({ newState }) => {
    button.ariaExpanded = String(newState === 'open');
  });
  area.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return;
    if (!isOpen()) hovered = true;
    show();
  });
  area.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') timer = window.setTimeout(hide, closeDelay);
  });
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) hide();
  });
  area.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    hide();
    button.focus();
  });
  button.addEventListener('click', (event) => {
    if (event.detail === 0) {
      event.preventDefault();
      if (isOpen()) hide();
      else enter();
    } else if (hovered && isOpen()) event.preventDefault();
    hovered = false;
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    enter();
  });
  panel.addEventListener('keydown', (event) => {
    const all = links();
    const at = all.findIndex((link) => link.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0) button.focus();
    else all[Math.min(next, all.length - 1)]?.focus();
  });
}
