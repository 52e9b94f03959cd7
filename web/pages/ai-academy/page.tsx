import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { Plate } from '#web/pictures/plate.tsx';
import { Scene } from '#web/pictures/scene.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { PageNotes, withNote } from '#web/shell/page-notes.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Courses } from './courses.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-academy');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <Hero texts={texts.hero} exercise={texts.exercise} />
      <Courses texts={texts.courses} />
      <Benefits texts={texts.benefits} />
      <Duty texts={texts.duty} />
      <OnwardPages pages={['ai-workshops', 'ai-coaching']} texts={texts.onward} />
      <PageNotes items={[texts.courses.note, texts.duty.note]} />
      <ClosingStage texts={texts.closing} button="ai-academy.closing" />
    </>
  );
}

function Hero({ texts, exercise }: { texts: Texts['hero']; exercise: Texts['exercise'] }) {
  return (
    <PageHero
      texts={texts}
      actions={<DialogButton button="ai-academy.hero">{texts.button}</DialogButton>}
      aside={<Exercise texts={exercise} />}
      plate={<Plate service="ai-academy" label={texts.plate} bleed />}
    />
  );
}

/** What changes in the company afterwards. */
function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <Scene name="signs" label={texts.picture} bleed />
      <ul className="mt-10 grid gap-x-16 sm:grid-cols-2">
        {texts.items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[2rem_1fr] content-start items-baseline border-t border-line py-6">
            <span aria-hidden="true" className="tabular font-display text-item font-medium">
              {index + 1}
            </span>
            <h3 className="text-item">{title}</h3>
            <p className="col-start-2 mt-1.5 max-w-[28.2em]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The legal reason for training. */
function Duty({ texts }: { texts: Texts['duty'] }) {
  const lead = (
    <>
      <SiteLink
        page="knowledge-center"
        className="group inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
      >
        {texts.link} <Arrow />
      </SiteLink>
    </>
  );
  return (
    <Section layout="beside" texts={texts} {...withNote(2, texts.note)} lead={lead}>
      <Facts items={texts.items} />
    </Section>
  );
}

/** An exercise from the course: a plausible answer with one mistake, and a solution that can be expanded. */
function Exercise({ texts }: { texts: Texts['exercise'] }) {
  return (
    <section aria-labelledby="exercise" className="sheet p-6 sm:p-7">
      <h2 id="exercise" className="text-item">
        {texts.title}
      </h2>
      <p className="mt-1 text-meta text-muted">{texts.mark}</p>
      <p className="mt-5 ml-auto w-fit max-w-[90%] rounded-panel rounded-br-sm bg-cobalt-wash px-4 py-3">
        {texts.question}
      </p>
      <ol className="mt-4 ruled">
        {texts.answer.map((sentence, index) => (
          <li key={sentence} className="grid grid-cols-[1.5rem_1fr] py-3">
            <span aria-hidden="true" className="tabular font-semibold text-cobalt">
              {index + 1}
            </span>
            <span className="tabular">{sentence}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 font-semibold">{texts.task}</p>
      <details className="group mt-1">
        <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark">
          <LineIcon box={16} size={14} weight={1.8}>
            <path d="M1 8h14" />
            <path d="M8 1v14" className="group-open:hidden" />
          </LineIcon>
          {texts.show}
        </summary>
        <p className="pt-1">{texts.solution}</p>
      </details>
    </section>
  );
}
