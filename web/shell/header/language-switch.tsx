import { sheetId } from '#contract/calculation/parameters.ts';
import { languages } from '#contract/site/languages.ts';
import { pageAt } from '#contract/site/pages.ts';
import { switchParameter } from '#contract/site/storage.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { useVisit } from '#web/visit.ts';

const names = { de: 'Deutsch', en: 'English' } as const;

/**
 * A toggle button per language. A form, so that without JavaScript the server switches the language (`?switch=`, which
 * sets the cookie and redirects to the page's other address); with JavaScript no request is sent.
 */
export function LanguageSwitch() {
  const { language, path, search, posted, calculation } = useVisit();
  // Without JavaScript the switch submits the form that the page answers, so that its input is carried over.
  const form = posted?.kind ?? (calculation && pageAt(path)?.page === 'calculator' ? sheetId : undefined);
  return (
    // Explicit action, because the page that answers a form post has the URL of the API.
    <form method="get" action={path} data-language-switch="">
      {/* Enter in a posted form activates its first submit button, which must not be the language switch. */}
      {form && <button type="submit" form={form} hidden />}
      {search && <input type="hidden" name="q" value={search} />}
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
