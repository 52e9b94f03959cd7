import { useId } from 'react';
import { pages } from '#contract/site/pages.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * The search field on dark background: results as the visitor types (`search-as-typed.ts`), all of them on submit,
 * which works without scripts.
 */
export function SearchForm({ autoFocus }: { autoFocus?: boolean }) {
  const texts = useShellTexts().search;
  const { language } = useLanguage();
  const id = useId();
  return (
    <search data-search="">
      <form method="get" action={pages.search[language]} className="flex flex-wrap gap-3">
        <label htmlFor={id} className="sr-only">
          {texts.field}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          required
          maxLength={200}
          // Keeps a usable width with text at 200 %; the button then wraps below.
          size={9}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={texts.placeholder}
          // biome-ignore lint/a11y/noAutofocus: only focused when the visitor opens the popover
          autoFocus={autoFocus}
          className="scheme-dark h-12.5 min-w-0 grow rounded-control border border-white/40 bg-white/5 px-4 text-white placeholder:text-mist/80"
        />
        <Button type="submit">{texts.submit}</Button>
      </form>
      <div data-search-results="" />
    </search>
  );
}
