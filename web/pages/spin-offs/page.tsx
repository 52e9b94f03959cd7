import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { InvestorForm } from '#web/forms/investor/form.tsx';
import { Island } from '#web/islands/island.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { Scene } from '#web/pictures/scene.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { PageNotes } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Products } from './products.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('spin-offs');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, closing } = texts;
  return (
    <>
      <PageHero
        texts={hero}
        actions={
          <>
            <a href="#investors" className={buttonClass()}>
              {hero.button}
            </a>
            <a href="#products" className={buttonClass({ look: 'quiet' })}>
              {hero.products}
            </a>
          </>
        }
        picture={<Scene name="spin-off" label={hero.picture} aside />}
      />
      <Intro texts={texts.intro} />
      <Incubation texts={texts.steps} />
      <Products texts={texts.products} />
      <Investors texts={texts.investors} />
      <PageNotes items={[texts.products.collection.note]} />
      <ClosingStage texts={closing} button="spin-offs.closing" />
    </>
  );
}

/** Why a solution becomes a company: the rules of projects and of products, side by side. */
function Intro({ texts }: { texts: Texts['intro'] }) {
  return (
    <Section layout="beside" texts={texts} lead={<p>{texts.text}</p>}>
      <table className="w-full border-b border-line text-left">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="text-[0.95rem] font-semibold">
            {texts.columns.map((column, index) => (
              <th key={column} scope="col" className={`w-1/2 pb-3 ${index === 1 ? 'pl-4 text-cobalt' : 'pr-4'}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {texts.rows.map((row) => (
          <tbody key={row.question} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-4 text-meta font-normal text-muted">
                {row.question}
              </th>
            </tr>
            <tr className="align-baseline leading-snug">
              <td className="pt-1 pr-4 pb-4">{row.project}</td>
              <td className="pt-1 pb-4 pl-4 font-semibold">{row.spinOff}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </Section>
  );
}

/** Four steps as rooms in a row; each ends with a condition for going on, and has an exit. */
function Incubation({ texts }: { texts: Texts['steps'] }) {
  return (
    <Section layout="wide" texts={texts} lead={<p>{texts.text}</p>}>
      <Scene name="gates" label={texts.picture} className="mb-6" />
      <ol className="grid gap-y-10 lg:mr-[9%] lg:grid-cols-4 lg:grid-rows-[repeat(3,auto)] lg:gap-y-0">
        {texts.items.map(({ title, text, go, stop }, index) => (
          <li
            key={title}
            className="relative border-l-2 border-line pl-7 max-lg:ml-5.5 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:border-l-0 lg:pr-8 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className={`tabular absolute top-0 -left-5.75 grid size-11 place-items-center rounded-full font-display text-item font-semibold text-white lg:hidden ${index === texts.items.length - 1 ? 'bg-cobalt' : 'bg-ink-2'}`}
            >
              {index + 1}
            </span>
            <div className="pt-2 pb-5 max-lg:pl-2">
              <h3 className="text-item">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
            <p className="border-t border-line py-4 text-[0.95rem] max-lg:ml-2">
              <span className="mb-0.5 flex items-center gap-2 font-semibold text-success">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="fill-none stroke-current">
                  <path d="M2 8h11M9 4l4 4-4 4" strokeWidth="1.8" />
                </svg>
                {texts.go}
              </span>
              {go}
            </p>
            <p className="border-t border-line py-4 text-[0.95rem] max-lg:ml-2">
              <span className="mb-0.5 flex items-center gap-2 font-semibold text-text">
                <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="fill-none stroke-current">
                  <path d="M3 8h10" strokeWidth="1.8" />
                </svg>
                {texts.stop}
              </span>
              {stop}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What investors should know before they inquire, and the form. */
function Investors({ texts }: { texts: Texts['investors'] }) {
  const lead = (
    <>
      <p>{texts.text}</p>
      <dl className="mt-8 border-b border-line text-text">
        {texts.facts.map(({ term, detail }) => (
          <div
            key={term}
            className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)] gap-x-4 border-t border-line py-3.5"
          >
            <dt>{term}</dt>
            <dd className="font-semibold">{detail}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  return (
    <Section id="investors" layout="beside" texts={texts} lead={lead}>
      <Island name="investor" component={InvestorForm} props={{ texts: texts.form }} />
    </Section>
  );
}
