import type { ReactNode } from 'react';
import { CaseLink } from '#web/calculation/case-link.tsx';
import { Notes } from '#web/calculation/notes.tsx';
import { SheetIsland } from '#web/calculation/sheet-island.tsx';
import type { CalculationTexts } from '#web/calculation/texts.de.ts';
import { FigureBars } from '#web/pictures/figure-bars.tsx';
import { Mark } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

type Props = { texts: Texts['examples']; calculation: CalculationTexts };

/** Two worked examples (situation, approach, result, limits of the method) and the calculator. */
export function Examples({ texts, calculation }: Props) {
  const { labels } = texts;
  const [first = calculation.example] = texts.items;
  return (
    <Section texts={texts} mark={<Mark note={2} id={1} />} lead={<p>{texts.text}</p>}>
      <div className="mb-12 grid gap-x-16 max-md:gap-y-12 md:grid-cols-2">
        {texts.items.map((item) => (
          <article
            key={item.id}
            className="flex flex-col border-t-2 border-text pt-6 md:row-span-7 md:grid md:grid-rows-subgrid"
          >
            <div>
              <p className="text-[0.95rem] font-semibold text-cobalt">{item.tag}</p>
              <h3 className="mt-2 text-item">{item.title}</h3>
            </div>
            <Part label={labels.situation}>
              <p>{item.situation}</p>
            </Part>
            <Part label={labels.approach}>
              <p>{item.approach}</p>
            </Part>
            <Part label={labels.result}>
              <p className="tabular font-display text-item font-semibold tracking-tight">{item.figure}</p>
              <p className="tabular">{item.basis}</p>
            </Part>
            <div className="mt-5">
              <FigureBars figure={item.sums} beside={texts.items.map(({ sums }) => sums)} />
            </div>
            <Part label={labels.limit}>
              <p>{item.limit}</p>
            </Part>
            <p className="mt-auto pt-6">
              <CaseLink case={item} className={buttonClass({ look: 'line', size: 'small' })}>
                {texts.open}
                <span className="sr-only">: {item.name}</span>
              </CaseLink>
            </p>
          </article>
        ))}
      </div>
      <SheetIsland texts={calculation} given={first} />
      <Notes words={calculation.words} notes={calculation.notes} title={calculation.notesTitle} />
    </Section>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h4 className="text-meta font-semibold text-muted">{label}</h4>
      {children}
    </div>
  );
}
