/** Milliseconds between the pointer's leaving and the closing of the panel (spec section 9). */
const closeDelay = 100;

/**
 * A navigation item with a panel, which the platform opens on tap or click: with this also on hover (mouse only), and
 * by Enter, Space or arrow down, which move the focus in as well; arrows move between the links. Closes 100 ms after
 * the pointer left, on Escape (focus returns to the button), and when the focus leaves.
 * @param area element around both
 */
export function hoverPopover(area: HTMLElement, button: HTMLButtonElement, panel: HTMLElement): void {
  let timer = 0;
  /** Opened by hover and not clicked yet: the first click then keeps the panel open. */
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

  // Without JavaScript the browser itself says whether the panel is open.
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
