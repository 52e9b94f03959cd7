import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { de } from './texts/texts.de.ts';
import { en } from './texts/texts.en.ts';

type Props = {
  language: Language;
  /** Placed at the end of the page instead of over it, so that it never covers a list being worked on. */
  inFlow?: boolean;
};

/**
 * Small, at the bottom, not modal, with two equally prominent choices. Hidden in the HTML of every page;
 * `start-banner.ts` shows it to visitors who have not chosen yet.
 */
export function Banner({ language, inFlow = false }: Props) {
  const texts = { de, en }[language].banner;
  return (
    <section
      id="consent-banner"
      hidden
      aria-label={texts.label}
      className={
        inFlow
          ? 'border-t border-line bg-white px-4 py-2.5 text-meta text-text sm:p-4 print:hidden'
          : 'fixed inset-x-2 bottom-2 z-50 animate-rise bg-white px-4 py-2.5 text-meta text-text shadow-float sm:right-6 sm:bottom-6 sm:left-auto sm:w-96 sm:p-4 print:hidden'
      }
    >
      <p>
        {texts.text}{' '}
        <a href={hrefFor('privacy', language)} className="underline underline-offset-2">
          {texts.privacy}
        </a>
        {' · '}
        <button type="button" aria-haspopup="dialog" data-consent="settings" className="underline underline-offset-2">
          {texts.settings}
        </button>
      </p>
      <div className="mt-2 grid max-w-96 grid-cols-2 gap-2.5 sm:mt-3">
        <Button look="line" size="small" className="max-sm:px-2" data-consent="essential">
          {texts.reject}
        </Button>
        <Button look="line" size="small" className="max-sm:px-2" data-consent="everything">
          {texts.acceptAll}
        </Button>
      </div>
    </section>
  );
}
