import { CaseLink } from '#web/calculation/case-link.tsx';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { Scene } from '#web/pictures/scene.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FigureHero } from '#web/ui/sections/figure-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { slug } from '#web/ui/slug.ts';
import { Benefits } from './benefits.tsx';
import { DayStrip, Plan } from './plan.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-mvp');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  return (
    <>
      <FigureHero
        texts={hero}
        figure={hero.figure}
        unit={hero.unit}
        underline={<DayStrip />}
        actions={<DialogButton button="ai-mvp.hero">{hero.button}</DialogButton>}
      />
      <Plan texts={texts.plan} />
      <Price texts={texts.price} />
      <div className="print:hidden">
        <Calculation texts={texts.calculation} />
      </div>
      <Benefits texts={texts.benefits} />
      <Advantages texts={texts.advantages} />
      <BestPart texts={texts.best} />
      <OnwardPages pages={['ai-workshops', 'ai-lab']} texts={texts.onward} />
      <ClosingStage texts={closing} button="ai-mvp.closing" />
    </>
  );
}

/** Link to the calculator, prefilled with the fixed price. */
function Calculation({ texts }: { texts: Texts['calculation'] }) {
  return (
    <Section texts={texts} layout="beside">
      <p className="max-w-[28.2em] text-lead">{texts.text}</p>
      <CaseLink case={{ id: 'mvp', name: texts.name }} className={buttonClass({ look: 'line' }, 'mt-6')}>
        {texts.link}
      </CaseLink>
    </Section>
  );
}

/** Four advantages in a grid, each with what would happen without it. */
function Advantages({ texts }: { texts: Texts['advantages'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Scene name="loss" label={texts.picture} bleed />
      <ul className="mt-10 grid border-line md:grid-cols-2 md:border-b">
        {texts.items.map(({ name, text, otherwise }) => (
          <li
            key={name}
            className="border-t border-line py-8 md:px-10 md:odd:border-r md:odd:pl-0 md:even:pr-0 lg:py-10"
          >
            <h3 className="text-item">{name}</h3>
            <p className="mt-3 max-w-[28.2em] text-lead">{text}</p>
            <p className="mt-5 max-w-[28.2em]">
              <span className="font-semibold">{texts.without}:</span> {otherwise}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Two benefits as two large figures. */
function BestPart({ texts }: { texts: Texts['best'] }) {
  return (
    <section className="band">
      <div className="wrap">
        <h2 id={slug(texts.title)} className="text-section">
          {texts.title}
        </h2>
        <ul className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {texts.items.map(({ figure, note, title, text }) => (
            <li key={title} className="border-t-2 border-text pt-6">
              <p className="flex flex-col gap-y-2">
                <span className="tabular font-display text-statement leading-none font-semibold tracking-tight text-cobalt md:max-lg:text-section">
                  {figure}
                </span>
                <span>{note}</span>
              </p>
              <h3 className="mt-6 text-item">{title}</h3>
              <p className="mt-2 max-w-[28.2em]">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The fixed price as a contract sheet: what is included, what is not, the total. */
function Price({ texts }: { texts: Texts['price'] }) {
  return (
    <Section layout="beside" texts={texts}>
      <div className="bg-white p-6 break-inside-avoid sm:p-10">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-text pb-4">
          <span className="font-display text-item font-semibold">{texts.sheet}</span>
          <span className="text-[0.95rem]">{texts.sample}</span>
        </p>
        <h3 className="mt-6 font-text text-[0.95rem] font-semibold tracking-normal">{texts.included}</h3>
        <ul className="mt-1">
          {texts.items.map((item) => (
            <li key={item} className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2.5">
              <Sign path="m2 7.5 3.2 3.2L12 3.6" className="stroke-cobalt" />
              {item}
            </li>
          ))}
        </ul>
        <h3 className="mt-7 font-text text-[0.95rem] font-semibold tracking-normal">{texts.excluded}</h3>
        <ul className="mt-1">
          {texts.extras.map((item) => (
            <li key={item} className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2.5">
              <Sign path="m3 3 8 8M11 3l-8 8" className="stroke-muted" />
              {item}
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t-2 border-text pt-4">
          <span className="font-semibold">{texts.total}</span>
          <span className="tabular">
            <strong className="font-display text-section leading-none font-semibold tracking-tight">
              {texts.amount}
            </strong>{' '}
            <span className="ml-1.5 whitespace-nowrap">{texts.tax}</span>
          </span>
        </p>
      </div>
    </Section>
  );
}

function Sign({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={`mt-1.5 fill-none ${className}`}>
      <path d={path} strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
