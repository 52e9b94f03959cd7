import { DownArrow } from '#web/ui/icons/down-arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

/** Sections of the page, in the order of the index. */
const anchors = ['whitepaper', 'books', 'radar', 'law'] as const;

/** The page's idea, and its table of contents in figures; `papers` is how many there are by now. */
export function Hero({ texts, papers }: { texts: Texts['hero']; papers: number }) {
  return (
    <PageHero
      eyebrow={texts.eyebrow}
      title={texts.title}
      lead={texts.lead}
      aside={
        <nav aria-label={texts.contents}>
          <ul className="divide-y divide-white/15 border-y border-white/15">
            {texts.index.map(({ figure, name, note }, index) => (
              <li key={name}>
                <a
                  href={`#${anchors[index]}`}
                  className="group grid min-h-11 grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 py-4"
                >
                  <span className="tabular font-display text-figure leading-tight font-semibold tracking-tight text-cobalt-light">
                    {figure.replace('{count}', String(papers))}
                  </span>
                  <span>
                    <span className="block font-semibold group-hover:underline">{name}</span>
                    <span className="block text-[0.86rem] text-mist">{note}</span>
                  </span>
                  <DownArrow />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}
