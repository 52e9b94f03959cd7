import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { type ButtonId, buttons } from '#contract/leads/buttons.ts';
import { hrefFor, pageAt } from '#contract/site/pages.ts';
import { linkOf, sourceOf } from '#web/forms/opened-dialog/followed-button.ts';
import type { TakenCalculation } from '#web/forms/opened-dialog/taken-calculation.ts';
import { useLanguage } from '#web/language/language.tsx';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { isPlainClick } from '#web/ui/plain-click.ts';
import { openDialog, prepareDialog } from './dialogs.ts';

type Props = ButtonLook & {
  button: ButtonId;
  /** What the visitor has calculated: the form offers to take it along. */
  calculation?: TakenCalculation;
  className?: string;
  children: string;
};

/**
 * Opens the contact or booking dialog. In the HTML it is a link to the page of the same name, which keeps the button's
 * source, words and message; so it works without JavaScript, in a new tab, and when the dialog cannot be loaded.
 */
export function DialogButton({ button, calculation, look, size, className, children }: Props) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const page = pageAt(pathname)?.page;
  const words = children
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const loading = useRef(false);
  const prepare = () => prepareDialog(button, language);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (loading.current) return;
    loading.current = true;
    const opener = event.currentTarget;
    try {
      const pageSource = sourceOf(button, page);
      await openDialog({ button, buttonText: words, pageSource, opener, calculation }, language);
    } catch {
      window.location.assign(opener.href);
    } finally {
      loading.current = false;
    }
  };
  return (
    <a
      href={hrefFor(buttons[button].dialog, language, { query: linkOf(button, words, page, calculation?.value) })}
      rel="nofollow"
      aria-haspopup="dialog"
      className={buttonClass({ look, size }, className)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      onClick={open}
    >
      {children}
    </a>
  );
}
