import type { PageId } from '#contract/site/pages.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { counted, useRootData } from '#web/root-data.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

const targets: readonly { page: PageId; hash?: string }[] = [
  { page: 'knowledge-center', hash: 'whitepaper' },
  { page: 'knowledge-center', hash: 'books' },
  { page: 'knowledge-center', hash: 'radar' },
  { page: 'knowledge-center', hash: 'law' },
  { page: 'use-cases' },
  { page: 'organisation-request' },
];

/** Six kinds of reading, each led by its number, and a way to ask for what is not there. */
export function Resources({ texts }: { texts: Texts['resources'] }) {
  const root = useRootData();
  return (
    <Section tone="sand" texts={texts}>
      <ul className="grid border-text/15 sm:grid-cols-2 lg:grid-cols-3 lg:border-b">
        {texts.cards.map((card, index) => {
          const target = targets[index];
          return (
            target && (
              <li
                key={card.name}
                className="border-t border-text/15 sm:odd:pr-8 lg:border-l lg:px-8 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0"
              >
                <SiteLink
                  {...target}
                  className="group grid h-full grid-cols-[5rem_1fr] content-start py-6 sm:flex sm:flex-col sm:py-7"
                >
                  <span className="tabular font-display text-title leading-none font-semibold tracking-tight text-cobalt max-sm:row-span-2">
                    {counted(card.figure, root)}
                  </span>
                  <h3 className="text-heading sm:mt-3">{card.name}</h3>
                  <span className="mt-1.5 text-muted">{card.text}</span>
                  <span className="mt-auto pt-4 text-cobalt max-sm:hidden">
                    <Arrow />
                  </span>
                </SiteLink>
              </li>
            )
          );
        })}
      </ul>
      <div className="mt-10 flex flex-wrap items-center justify-between gap-6">
        <p className="max-w-[52ch]">{texts.call}</p>
        <DialogButton button="home.resources" look="line">
          {texts.button}
        </DialogButton>
      </div>
    </Section>
  );
}
