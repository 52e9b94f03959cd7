import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router';
import { type ButtonId, buttons } from '#contract/leads/buttons.ts';
import { pageSources } from '#contract/leads/sources.ts';
import { hrefFor, pageAt } from '#contract/site/pages.ts';
import { useLanguage } from '../language/language.tsx';
import { type ButtonLook, buttonClass } from '../ui/button.tsx';
import { openDialog, prepareDialog } from './dialogs.ts';

type Props = ButtonLook & { button: ButtonId; className?: string; children: ReactNode };

/**
 * Opens the contact or booking dialog. In the HTML it is a link to the page of the same name, which keeps the button's
 * source and message; so it works without JavaScript, in a new tab, and when the dialog cannot be loaded.
 */
export function DialogButton({ button, look, size, className, children }: Props) {
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const loading = useRef(false);
  const prepare = () => prepareDialog(button, language);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (loading.current) return;
    loading.current = true;
    const opener = event.currentTarget;
    try {
      await openDialog(
        {
          button,
          buttonText: opener.textContent
            .replace(/\u00ad/g, '')
            .replace(/\s+/g, ' ')
            .trim(),
          pageSource: sourceOf(button, pathname),
          opener,
        },
        language,
      );
    } catch {
      window.location.assign(opener.href);
    } finally {
      loading.current = false;
    }
  };
  return (
    <a
      href={hrefFor(buttons[button].dialog, language, { query: { from: button } })}
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

/** The button's own source; the header's button stands on every page and names the one that is shown. */
function sourceOf(button: ButtonId, pathname: string): string {
  const { page, pageSource } = buttons[button];
  const shown = button === 'header.conversation' ? (pageAt(pathname)?.page ?? page) : page;
  return shown in pageSources ? pageSources[shown as keyof typeof pageSources] : pageSource;
}
