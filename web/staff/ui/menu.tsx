import { createContext, useContext } from 'react';
import { StaffButton } from './staff-button.tsx';
import { StaffIcon } from './staff-icon.tsx';

type Menu = {
  open: () => void;
  /** What needs attention in the sidebar, as text; null if nothing does. */
  alert: string | null;
};

/** Opens the sidebar when it is hidden for lack of room. */
export const MenuContext = createContext<Menu | null>(null);
export const menuButtonId = 'menu-button';

/** The button that opens the sidebar on narrow screens. */
export function MenuButton() {
  const menu = useContext(MenuContext);
  if (!menu) return null;
  return (
    <StaffButton id={menuButtonId} look="icon" className="relative -ml-2 desk:hidden" onClick={menu.open}>
      <span className="sr-only">Menü</span>
      <StaffIcon name="menu" />
      {menu.alert && (
        <>
          <span aria-hidden="true" className="absolute top-1 right-1 size-2 rotate-45 bg-danger" />
          <span className="sr-only">, {menu.alert}</span>
        </>
      )}
    </StaffButton>
  );
}
