import { type ButtonId, buttons } from '#contract/leads/buttons.ts';
import { hrefFor } from '#contract/site/pages.ts';
import type { AttachedCalculation } from '#web/forms/opened-dialog/attached-calculation.ts';
import { linkOf } from '#web/forms/opened-dialog/followed-button.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { type ButtonLook, buttonClass } from '#web/ui/button.tsx';
import { useCurrentPage } from '#web/visit.ts';
import { plainWords } from './plain-words.ts';

type Props = ButtonLook & {
  button: ButtonId;
  /** The visitor's calculation, which the form offers to attach. */
  calculation?: AttachedCalculation;
  className?: string;
  children: string;
};

/**
 * Opens the contact or booking dialog (`open-by-click.ts`). In the HTML it is a link to the page of the same name and
 * passes on the button's source, label and message, so that it works without JavaScript, in a new tab, and when the
 * dialog fails to load.
 */
export function DialogButton({ button, calculation, look, size, className, children }: Props) {
  const { language } = useLanguage();
  const page = useCurrentPage() ?? undefined;
  const query = linkOf(button, plainWords(children), page, calculation?.value);
  return (
    <a
      href={hrefFor(buttons[button].dialog, language, { query })}
      rel="nofollow"
      aria-haspopup="dialog"
      data-dialog={button}
      data-calculation={calculation && JSON.stringify(calculation)}
      className={buttonClass({ look, size }, className)}
    >
      {children}
    </a>
  );
}
