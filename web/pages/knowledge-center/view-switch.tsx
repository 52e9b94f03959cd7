import { hrefFor } from '#contract/site/pages.ts';
import { useLanguage } from '#web/language/use-language.ts';
import type { Texts } from './texts.de.ts';

/** Shelf or list: each view has its own URL, so that it works without JavaScript and can be shared. */
export function ViewSwitch({ asList, texts }: { asList: boolean; texts: Texts['papers']['views'] }) {
  const { language } = useLanguage();
  const views = [
    { name: texts.shelf, shown: !asList, query: {} },
    { name: texts.list, shown: asList, query: { view: 'list' } },
  ];
  return (
    <nav aria-label={texts.label} className="flex gap-5 print:hidden">
      {views.map(({ name, shown, query }) => (
        <a
          key={name}
          href={hrefFor('knowledge-center', language, { query, hash: 'whitepaper' })}
          data-keep-place=""
          aria-current={shown || undefined}
          className={`inline-flex min-h-11 items-center font-semibold ${shown ? 'no-underline' : 'text-cobalt underline'}`}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
