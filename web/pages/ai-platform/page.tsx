import { figures } from '#contract/site/figures.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { Scene } from '#web/pictures/scene.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Mark, PageNotes } from '#web/shell/page-notes.tsx';
import { Comparison } from '#web/ui/sections/comparison.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-platform');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { models, security, departments, closing } = texts;
  const { company, language } = useRootData();
  const basis = [departments.note, company.percentagesBasis?.[language], departments.recruiting]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <Hero texts={texts.hero} product={texts.product} />
      <Reasons texts={texts.reasons} />
      <Features texts={texts.features} />
      <Departments texts={departments} />
      <Section layout="wide" texts={models}>
        <Scene name="models" bleed className="mb-10" />
        <Comparison labels={models.labels} rows={models.rows} />
      </Section>
      <Section
        layout="beside"
        texts={security}
        lead={
          <>
            <p>{security.lead}</p>
            <Scene name="bounds" className="mt-8" />
          </>
        }
      >
        <Facts items={security.items} />
      </Section>
      <OnwardPages pages={['ai-applications', 'use-cases']} texts={texts.onward} />
      <PageNotes items={[basis]} />
      <ClosingStage texts={closing} button="ai-platform.closing" />
    </>
  );
}

/** Six employees, the question each of them asks, and the reason that answers it. */
function Reasons({ texts }: { texts: Texts['reasons'] }) {
  return (
    <Section texts={texts}>
      <ul className="grid gap-x-16 border-b border-line md:grid-cols-2">
        {texts.items.map(({ asker, question, title, text }) => (
          <li key={asker} className="border-t border-line py-7">
            <p className="text-[0.95rem]">
              <span className="font-semibold text-text">{asker}</span>
              <span className="mt-1 block">{question}</span>
            </p>
            <h3 className="mt-4 text-item">{title}</h3>
            <p className="mt-2 max-w-[28.2em]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const { decisions, conversion, recruiting, development } = figures.platformPercent;
/** Value afterwards where the value before is 100: time goes down, deals won go up. */
const afterwards = [100 - decisions, 100 + conversion, 100 - recruiting, 100 - development];
const scale = 100 + conversion;

/** Four departments, each with its claim and two bars that show what it means. */
function Departments({ texts }: { texts: Texts['departments'] }) {
  return (
    <Section texts={texts} mark={<Mark note={1} />}>
      <ul className="grid gap-x-16 gap-y-4 border-b border-line md:grid-cols-2">
        {texts.items.map(({ name, text, figure, claim, measure }, index) => (
          <li key={name} className="flex flex-col border-t border-line py-8">
            <h3 className="text-item">{name}</h3>
            <p className="mt-2 max-w-[28.2em]">{text}</p>
            <p className="mt-6 flex flex-wrap items-baseline gap-x-3">
              <strong className="tabular font-display text-section leading-none font-semibold tracking-tight">
                {figure}
              </strong>
              <span className="font-semibold">{claim}</span>
            </p>
            <p className="mt-4 text-meta text-muted">{measure}</p>
            <dl className="mt-2 grid gap-1.5">
              <Bar label={texts.before} value={100} className="fill-text/25" />
              <Bar label={texts.after} value={afterwards[index] ?? 0} className="fill-cobalt" />
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Bar({ label, value, className }: { label: string; value: number; className: string }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] items-center text-meta">
      <dt>{label}</dt>
      <dd className="flex items-center gap-3">
        <svg width="100%" height="14" aria-hidden="true" className="block">
          <rect width={`${(value / scale) * 100}%`} height="14" className={className} />
        </svg>
        <span className="tabular w-8 shrink-0 text-right font-semibold">{value}</span>
      </dd>
    </div>
  );
}
