import { maxQuery } from '#contract/search.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useShellTexts } from './texts/use-shell-texts.ts';

/** A page's own search field, on light background, unlike that of the header. */
export function PaperSearch({ query }: { query?: string }) {
  const texts = useShellTexts().search;
  const { language } = useLanguage();
  return (
    <search>
      <form method="get" action={hrefFor('search', language)} className="max-w-2xl">
        <label htmlFor="search-query" className="mb-1.5 block text-[0.95rem] font-semibold">
          {texts.field}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="search-query"
            type="search"
            name="q"
            maxLength={maxQuery}
            defaultValue={query}
            className="min-h-12.5 min-w-0 grow basis-60 rounded-control border-[1.5px] border-field bg-white px-4"
          />
          <button type="submit" className={buttonClass()}>
            {texts.submit}
          </button>
        </div>
      </form>
    </search>
  );
}
