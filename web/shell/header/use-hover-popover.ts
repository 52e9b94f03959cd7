import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';

/** Milliseconds between the pointer's leaving and the closing of the panel (spec section 9). */
const closeDelay = 100;

/**
 * A navigation item with a panel: opens on hover (mouse only), on tap or click, and by Enter, Space or arrow
 * down, which also move the focus in; arrows move between the links. Closes 100 ms after the pointer left, on Escape
 * (focus returns to the button), when the focus leaves, and on every navigation.
 * Spread `area` on the element around both, `button` and `panel` on the two.
 */
export function useHoverPopover() {
  /** Undefined in the server's HTML: without JavaScript the browser itself says whether the panel is open. */
  const [open, setOpen] = useState<boolean>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  /** Opened by hover and not clicked yet: the first click then keeps the panel open. */
  const hovered = useRef(false);
  const { key } = useLocation();

  const isOpen = () => panelRef.current?.matches(':popover-open') ?? false;
  const show = () => {
    window.clearTimeout(timer.current);
    if (!isOpen()) panelRef.current?.showPopover();
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    if (isOpen()) panelRef.current?.hidePopover();
  };
  const links = () => [...(panelRef.current?.querySelectorAll('a') ?? [])];
  const enter = () => {
    show();
    links()[0]?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => hide(), [key]);
  useEffect(() => {
    setOpen(false);
    return () => window.clearTimeout(timer.current);
  }, []);

  return {
    open,
    area: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return;
        if (!isOpen()) hovered.current = true;
        show();
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') timer.current = window.setTimeout(hide, closeDelay);
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && isOpen()) {
          hide();
          buttonRef.current?.focus();
        }
      },
    },
    button: {
      ref: buttonRef,
      onClick(event: MouseEvent) {
        if (event.detail === 0) {
          event.preventDefault();
          if (isOpen()) hide();
          else enter();
        } else if (hovered.current && isOpen()) event.preventDefault();
        hovered.current = false;
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        enter();
      },
    },
    panel: {
      ref: panelRef,
      onBeforeToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
      onKeyDown(event: KeyboardEvent) {
        const all = links();
        const at = all.indexOf(document.activeElement as HTMLAnchorElement);
        const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        if (next < 0) buttonRef.current?.focus();
        else all[Math.min(next, all.length - 1)]?.focus();
      },
    },
  };
}
