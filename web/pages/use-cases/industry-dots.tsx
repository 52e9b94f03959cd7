import { industryIds } from '#contract/calculation/cases.ts';
import type { Texts } from './texts.de.ts';

/** Each case as a dot, grouped by industry, whose name links to its cases; the case to start with is filled. */
export function IndustryDots({ texts }: { texts: Texts['industries'] }) {
  return (
    <nav aria-label={texts.index}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-6 border-t-[1.5px] border-text xl:grid-cols-8">
        {industryIds.map((industry, index) => {
          const item = texts.items[index];
          return (
            item && (
              <li key={industry}>
                <a href={`#${industry}`} className="block py-3 text-meta leading-tight hover:text-cobalt">
                  <svg
                    viewBox="0 0 66 22"
                    width="66"
                    height="22"
                    aria-hidden="true"
                    className="mb-1.5 block xl:h-auto xl:w-full"
                  >
                    <use href={`${__DRAWINGS__}/first-steps.svg#dots${item.cases.length}`} />
                  </svg>
                  {item.name}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
