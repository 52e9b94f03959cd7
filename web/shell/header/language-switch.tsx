import { useLocation } from 'react-router';
import { languages } from '#contract/site/languages.ts';
import { pageAt } from '#contract/site/pages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import { useLanguage } from '#web/language/language.tsx';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';

const names = { de: 'Deutsch', en: 'English' } as const;

/**
 * Both languages, the one shown pressed. A form, so that without JavaScript the server makes the switch
 * (`?switch=`, which sets the cookie and leads to the page's other address); with it, nothing is sent.
 */
export function LanguageSwitch() {
  const { language, switchTo } = useLanguage();
  const { pathname, search } = useLocation();
  // The search page alone is rendered with its query; elsewhere the server's HTML knows none (pages are cached).
  const q = pageAt(pathname)?.page === 'search' && new URLSearchParams(search).get('q');
  // A form that came back without JavaScript is taken along.
  const form = useRootData().posted?.kind;
  return (
    // Named, because a page that answers a post stands at the call's address.
    <form method="get" action={pathname}>
      {/* Enter in a posted form presses its first button: never one that switches the language. */}
      {form && <button type="submit" form={form} hidden />}
      {q && <input type="hidden" name="q" value={q} />}
      <fieldset aria-label={useShellTexts().languages} className="flex">
        {languages.map((each) => (
          <button
            key={each}
            type="submit"
            name={switchParameter}
            value={each}
            form={form}
            formNoValidate
            lang={each}
            aria-pressed={each === language}
            onClick={(event) => {
              event.preventDefault();
              if (each !== language) switchTo(each);
            }}
            className="group flex h-11 min-w-10 items-center"
          >
            <span className="flex h-8 w-full items-center justify-center text-meta font-semibold opacity-75 underline-offset-6 group-hover:opacity-100 group-aria-pressed:underline group-aria-pressed:decoration-2 group-aria-pressed:opacity-100">
              {each.toUpperCase()}
              <span className="sr-only"> {names[each]}</span>
            </span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
