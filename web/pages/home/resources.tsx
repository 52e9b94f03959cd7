import { type PageId, whitePaperHref } from '#contract/site/pages.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { Cover } from '#web/pictures/cover.tsx';
import { counted, useRootData } from '#web/root-data.ts';
import { Section } from '#web/ui/sections/section.tsx';
import type { ShownPaper } from './data.ts';
import type { Texts } from './texts.de.ts';

const targets: readonly { page: PageId; hash?: string }[] = [
  { page: 'knowledge-center', hash: 'whitepaper' },
  { page: 'knowledge-center', hash: 'books' },
  { page: 'knowledge-center', hash: 'radar' },
  { page: 'knowledge-center', hash: 'law' },
  { page: 'use-cases' },
  { page: 'organisation-request' },
];

/** Accessible name as on the cover, so that voice control users can say what they see. */
const nameOf = ({ number, title, short = title }: ShownPaper) => `${number} ${short}`;

/** The newest papers, six kinds of reading with their counts, and a way to ask for anything else. */
export function Resources({ texts, papers }: { texts: Texts['resources']; papers: readonly ShownPaper[] }) {
  const root = useRootData();
  return (
    <Section layout="wide" room="near" texts={texts}>
      <ul className="flex gap-x-4 pb-6">
        {papers.map((paper, index) => (
          <li key={paper.id} className={index < 3 ? 'flex-1' : 'flex-1 max-sm:hidden'}>
            <a href={whitePaperHref(paper.id, root.language)} aria-label={nameOf(paper)}>
              <Cover paper={paper} drawn={paper.drawn} fromShelf />
            </a>
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {texts.cards.map((card, index) => {
          const target = targets[index];
          const none = card.figure === '{books}' && root.company.books.length === 0;
          return (
            target &&
            !none && (
              <li key={card.name} className="border-t border-line">
                <SiteLink {...target} className="group grid grid-cols-[4.5rem_1fr] items-baseline gap-x-4 py-5">
                  <span className="tabular font-display text-item font-semibold tracking-tight">
                    {counted(card.figure, root)}
                  </span>
                  <div>
                    <h3 className="text-item group-hover:text-cobalt">{card.name}</h3>
                    <p className="mt-1.5">{card.text}</p>
                  </div>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-6 border-t-[1.5px] border-text pt-6">
        <p className="max-w-[37.2em]">{texts.call}</p>
        <DialogButton button="home.resources" look="line">
          {texts.button}
        </DialogButton>
      </div>
    </Section>
  );
}
