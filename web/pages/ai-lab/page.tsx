import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Plate, PlateDetail } from '#web/pictures/plate.tsx';
import { Scene } from '#web/pictures/scene.tsx';
import { useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Mark, PageNotes } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { FigureHero } from '#web/ui/sections/figure-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Start } from './start.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-lab');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, audience } = texts;
  const { phone } = useRootData().company;
  return (
    <>
      <FigureHero
        texts={hero}
        figure={hero.figure}
        unit={
          <>
            {hero.unit}
            <Mark note={1} />
          </>
        }
        plate={<Plate service="ai-lab" label={hero.plate} bleed />}
        actions={
          <>
            <DialogButton button="ai-lab.hero">{hero.button}</DialogButton>
            <a href={`tel:${phone.tel}`} className={buttonClass({ look: 'quiet' }, 'tabular')}>
              {hero.call} {phone.display}
            </a>
          </>
        }
      />
      <Start texts={texts.start} />
      <Phases texts={texts.phases} />
      <Benefits texts={texts.benefits} />
      <Difference texts={texts.difference} />
      <Section layout="beside" texts={audience}>
        <Facts items={audience.items} />
      </Section>
      <PageNotes items={[texts.note]} />
      <Closing texts={texts.closing} />
    </>
  );
}

/** Four benefits, each introduced by its figure. */
function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section texts={texts}>
      <ul className="border-b border-line">
        {texts.items.map(({ figure, name, text }, index) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-8 gap-y-1 border-t border-line py-5">
            <span className="tabular basis-52 font-display text-section leading-none font-semibold tracking-tight text-cobalt">
              {figure}
            </span>
            {/* Wraps by text width rather than viewport width: whatever does not fit next to the figure goes below. */}
            <div className="flex grow basis-60 flex-wrap items-baseline gap-x-8 gap-y-1">
              <h3 className="basis-60 text-item">{name}</h3>
              <p className="max-w-[37.2em] grow basis-60">
                {text}
                {index === 0 && <Mark note={1} id={2} />}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the lab is not, and next to it what it is. */
function Difference({ texts }: { texts: Texts['difference'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Scene name="bench" label={texts.picture} bleed />
      <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        <List title={texts.isNot} items={texts.not} path="m3 3 8 8M11 3l-8 8" />
        <List title={texts.is} items={texts.yes} path="m2 7.5 3.2 3.2L12 3.6" className="font-semibold" />
      </div>
    </Section>
  );
}

type ListProps = { title: string; items: readonly string[]; path: string; className?: string };

function List({ title, items, path, className }: ListProps) {
  return (
    <div>
      <h3 className="border-b-2 border-text pb-3 text-item">{title}</h3>
      <ul className={className}>
        {items.map((item) => (
          <li key={item} className="grid min-h-16 grid-cols-[2rem_1fr] items-center border-b border-line py-3">
            <LineIcon box={14} size={15} weight={1.8} round className="stroke-cobalt" d={path} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three options: write, call, or take the smaller offer. */
function Closing({ texts }: { texts: Texts['closing'] }) {
  const { phone } = useRootData().company;
  const lead = (
    <>
      {texts.lead}{' '}
      <SiteLink
        page="ai-mvp"
        className="group inline-flex min-h-11 items-center gap-2 font-semibold text-white underline"
      >
        {texts.mvp} <Arrow />
      </SiteLink>
    </>
  );
  return (
    <ClosingStage texts={texts} button="ai-lab.closing" lead={lead}>
      <a href={`tel:${phone.tel}`} className={buttonClass({ look: 'quiet' }, 'tabular')}>
        {texts.call} {phone.display}
      </a>
    </ClosingStage>
  );
}

/** Where all phases fit in one row, each is placed a step higher than the one before. */
const steps = ['sheet:mt-18', 'sheet:mt-12', 'sheet:mt-6', ''];
const optional = 2;
/** viewBox of each phase in the drawing of the bench: sheet, bench, tray with scale, door. */
const stations = ['50 226 210 140', '250 84 240 160', '526 74 264 176', '925 150 250 167'];

function Phases({ texts }: { texts: Texts['phases'] }) {
  const last = texts.items.length - 1;
  return (
    <Section texts={texts}>
      <ol data-tiles="" className="grid gap-x-6 gap-y-10 sm:grid-cols-2 sheet:grid-cols-4">
        {texts.items.map(({ title, text, known }, index) => {
          return (
            <li key={title} className={`flex flex-col border-t-[1.5px] pt-4 border-text ${steps[index]}`}>
              <PlateDetail service="ai-lab" part={stations[index] ?? ''} className="mb-5 border border-line" />
              <p className="flex items-baseline justify-between gap-4">
                <span aria-hidden="true" className="tabular font-display text-section leading-none font-semibold">
                  {index + 1}
                </span>
                {index === optional && <span className="text-[0.95rem] font-semibold">{texts.optional}</span>}
              </p>
              <h3 className="mt-5 text-item">{title}</h3>
              <p className="mt-2 mb-6">{text}</p>
              <div className="mt-auto border-t border-line pt-4">
                <p className="text-meta text-muted">{index === last ? texts.result : texts.known}</p>
                <p className="mt-1 font-semibold">{known}</p>
                {index === last && (
                  <ul className="mt-3 list-disc pl-5 text-[0.95rem] *:pt-1">
                    {texts.handover.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
