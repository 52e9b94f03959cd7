import { whitePaperHref } from '#contract/site/pages.ts';
import type { ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { Cover } from '#web/pictures/cover.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import type { Texts } from './texts.de.ts';

type Props = {
  papers: readonly ShelvedWhitePaper[];
  /** One line per paper instead of its cover. */
  asList: boolean;
  texts: Pick<Texts['papers'], 'drawnFrom' | 'read' | 'readAdded'>;
};

/**
 * The papers as covers on a shelf, or one line each. A click on one opens the download dialog; its href is the paper's
 * page, as for the labelled link below it.
 */
export function Shelf({ papers, asList, texts }: Props) {
  const { language } = useLanguage();
  const look = asList ? line : standing;
  const sourceOf = ({ drawnFrom }: ShelvedWhitePaper) =>
    drawnFrom && (
      <span aria-hidden="true" className={look.source}>
        {texts.drawnFrom} {drawnFrom}
      </span>
    );
  return (
    <ol data-tiles="" className={look.papers}>
      {papers.map((paper) => (
        <li key={paper.id} className={look.paper}>
          <a
            href={whitePaperHref(paper.id, language)}
            aria-haspopup="dialog"
            data-paper={JSON.stringify(paper)}
            className={look.link}
          >
            <Cover paper={paper} drawn={paper.drawnFrom !== null} fromShelf className={look.cover} />
            <span id={`paper-${paper.id}`} className={look.words}>
              <span className={look.name}>
                <span className="tabular text-muted">{paper.number}</span>{' '}
                <span className="font-semibold group-hover:text-cobalt">
                  {asList ? keepTogether(paper.title) : paper.title}
                </span>
              </span>
              {sourceOf(paper)}
            </span>
          </a>
          <a
            href={whitePaperHref(paper.id, language)}
            aria-describedby={`paper-${paper.id}`}
            data-cover=""
            className={read}
          >
            {paper.drawnFrom === null ? texts.readAdded : texts.read}
          </a>
        </li>
      ))}
    </ol>
  );
}

const read =
  'ml-auto inline-flex min-h-11 shrink-0 items-center text-[0.95rem] text-cobalt underline hover:text-cobalt-dark print:hidden';

/**
 * Covers side by side. On hover and focus a cover is overlaid by its title and what it was drawn from; in narrow
 * columns or with enlarged text the overlay may exceed the cover.
 */
const standing = {
  papers: 'grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:grid-cols-4 sheet:grid-cols-6 sheet:gap-x-6',
  paper: '',
  link: 'group relative block',
  cover: 'w-full',
  words:
    'pointer-events-none absolute inset-x-0 top-0 z-40 flex min-h-full flex-col gap-2 bg-white p-3 text-[0.95rem] leading-snug opacity-0 inset-ring inset-ring-text transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100',
  name: 'contents',
  source: 'mt-auto text-meta text-muted',
};

const line = {
  papers: 'border-y border-line divide-y divide-line',
  // On phones titles take the full width: next to the link, long words would break.
  paper: 'flex items-center gap-x-6 max-sm:flex-wrap',
  link: 'group flex grow items-center gap-x-5 py-2 max-sm:w-full',
  cover: 'w-8 shrink-0 max-[15rem]:hidden',
  // The source stands below the title, or beside it, on one axis, where both have room.
  words: 'grow leading-snug sheet:grid sheet:grid-cols-[7fr_5fr] sheet:items-center sheet:gap-x-6',
  name: undefined,
  source: 'block text-[0.95rem] text-muted max-sm:hidden',
};
