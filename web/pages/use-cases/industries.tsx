import { cases, industryIds } from '#contract/calculation/cases.ts';
import { scenario } from '#contract/calculation/result.ts';
import { CaseLink } from '#web/calculation/case-link.tsx';
import { Scene } from '#web/pictures/scene.tsx';
import { withNote } from '#web/shell/page-notes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/**
 * All cases in one chart, and a tile per industry: its first case as a drawing, then all of its cases, numbered as in
 * the chart.
 */
export function Industries({ texts }: { texts: Texts['industries'] }) {
  const firstNumbers = texts.items.map((_, index) =>
    texts.items.slice(0, index).reduce((sum, { cases }) => sum + cases.length, 1),
  );
  return (
    <Section
      id="industries"
      layout="wide"
      texts={texts}
      {...withNote(2, texts.note)}
      lead={
        <p>
          <Mark /> {texts.text}
        </p>
      }
    >
      <div className="mb-12">
        <Scene name="cases" label={texts.chart} />
      </div>
      <ul
        data-tiles=""
        className="grid gap-px overflow-clip rounded-panel bg-line print:bg-transparent inset-ring inset-ring-line sm:grid-cols-2 lg:grid-cols-3"
      >
        {industryIds.map((industry, index) => {
          const item = texts.items[index];
          return (
            item && (
              <li
                key={industry}
                id={industry}
                className="bg-paper sm:last:odd:col-span-2 lg:last:odd:col-span-1 target:bg-white"
              >
                <svg viewBox="0 0 480 200" aria-hidden="true" className="plotted block h-auto w-full max-w-[28.2em]">
                  <use href={`${__DRAWINGS__}/first-steps.svg#${industry}`} />
                </svg>
                <div className="p-5 xl:p-8">
                  <h3 className="text-item">{item.name}</h3>
                  <ol className="mt-4">
                    {item.cases.map(({ id, name, text }, at) => (
                      <li key={id} className="flex flex-wrap gap-x-1 border-t border-line py-3">
                        <span aria-hidden="true" className="tabular w-6 pt-px text-meta text-muted">
                          {String((firstNumbers[index] ?? 0) + at).padStart(2, '0')}
                        </span>
                        {/* On a phone with text at 200 % it wraps to a line of its own. */}
                        <div className="min-w-0 grow basis-36">
                          <h4 className="leading-snug font-semibold">
                            <CaseLink case={{ id, name }} className={`hover:text-cobalt ${lined}`}>
                              {at === 0 ? <FirstName name={name} note={texts.first} /> : name}
                              <span className="sr-only">: {texts.opens}</span>
                            </CaseLink>
                          </h4>
                          <p className="mt-0.5 text-[0.95rem] leading-normal">{text}</p>
                        </div>
                        <span className="tabular ml-auto pt-px text-meta text-muted">
                          {`${Math.ceil(scenario(cases[id]).tippingMonth)}${texts.months}`}
                        </span>
                      </li>
                    ))}
                  </ol>
                </div>
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}

const lined = 'underline decoration-line underline-offset-4 hover:decoration-current';

/** The name of the case to start with; its mark never wraps to a line alone. */
function FirstName({ name, note }: { name: string; note: string }) {
  const words = name.split(' ');
  const last = words.pop();
  return (
    <>
      {words.map((word) => `${word} `).join('')}
      <span className="inline-block max-w-full">
        {/* Repeated, because the link's underline does not extend into an inline-block. */}
        <span className={lined}>{last}</span> <Mark />
      </span>
      <span className="sr-only">({note})</span>
    </>
  );
}

/** Marks the case to start with. */
function Mark() {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="mx-0.5 inline-block fill-cobalt">
      <path d="M6 .5 11.5 6 6 11.5.5 6Z" />
    </svg>
  );
}
