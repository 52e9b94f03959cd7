import { figures } from '#contract/site/figures.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { PageNotes, withNote } from '#web/shell/page-notes.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Formats } from './formats.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-workshops');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <ServiceHero
        service="ai-workshops"
        texts={texts.hero}
        actions={<DialogButton button="ai-workshops.hero">{texts.hero.button}</DialogButton>}
      />
      <Formats texts={texts.formats} />
      <Agenda texts={texts.agenda} />
      <Ranking texts={texts.ranking} />
      <Benefits texts={texts.benefits} />
      <OnwardPages pages={['ai-mvp', 'use-cases']} texts={texts.onward} />
      <PageNotes items={[texts.ranking.note]} />
      <ClosingStage texts={texts.closing} button="ai-workshops.closing" />
    </>
  );
}

const minutes = figures.workshopAgendaMinutes;
/** Height of a minute in pixels, large enough for the text of the shortest item. */
const perMinute = 3;
const fills = ['fill-cobalt/35', 'fill-cobalt', 'fill-line', 'fill-cobalt', 'fill-text/40', 'fill-ink-2'];

/** Half a day from top to bottom, to scale. */
function Agenda({ texts }: { texts: Texts['agenda'] }) {
  return (
    <Section layout="beside" texts={texts}>
      <ol>
        {texts.items.map(({ title, text }, index) => {
          const length = minutes[index] ?? 0;
          return (
            <li
              key={title}
              className="grid grid-cols-[3.75rem_2rem_1fr] gap-x-4 sm:grid-cols-[5rem_minmax(1rem,9rem)_minmax(45%,1fr)] sm:gap-x-6"
            >
              <span className="tabular pt-1.5 text-right text-[0.95rem] whitespace-nowrap text-muted">
                {length} {texts.minutes}
              </span>
              <svg width="100%" height={length * perMinute} aria-hidden="true" className="block h-full">
                <rect y="1" width="100%" height={length * perMinute - 2} className={fills[index]} />
              </svg>
              <div className="pt-1 pb-2">
                <h3 className="text-item">{title}</h3>
                {text && <p>{text}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section layout="beside" texts={texts}>
      <ul className="border-b border-line">
        {texts.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-5">
            <h3 className="text-item">{title}</h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Highest score for benefit and effort. */
const best = 5;

/** The result of a workshop: an example ranking, including the idea that was dropped. */
function Ranking({ texts }: { texts: Texts['ranking'] }) {
  const { labels } = texts;
  return (
    <Section texts={texts} {...withNote(1, texts.note)}>
      <ol className="sheet px-5 sm:px-8">
        {texts.rows.map(({ name, owner, step, benefit, effort, dropped }, index) => (
          <li
            key={name}
            className="grid grid-cols-[2.75rem_1fr] gap-x-2 gap-y-3 border-t border-line py-5 first:border-t-0 lg:grid-cols-[3.5rem_5fr_3fr_4fr] lg:items-center lg:gap-x-6"
          >
            <span
              className={`tabular font-display text-item leading-none font-semibold ${dropped ? 'text-muted' : 'text-cobalt'}`}
            >
              <span className="sr-only">{dropped ? labels.dropped : labels.rank} </span>
              {dropped ? <span aria-hidden="true">–</span> : index + 1}
            </span>
            <div>
              <h3 className={`text-item ${dropped ? 'text-muted line-through' : ''}`}>{name}</h3>
              <p className="text-[0.95rem]">{owner}</p>
            </div>
            <dl className="grid max-w-64 gap-1 text-meta max-lg:col-start-2">
              <Grade term={labels.benefit} grade={benefit} of={labels.of} className="fill-cobalt" />
              <Grade term={labels.effort} grade={effort} of={labels.of} className="fill-text" />
            </dl>
            <p className="max-lg:col-start-2">
              <span className="block text-meta text-muted">{dropped ? labels.reason : labels.step}</span>
              {step}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Grade({ term, grade, of, className }: { term: string; grade: number; of: string; className: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <dt className="w-19">{term}</dt>
      <dd>
        <span className="sr-only">
          {grade} {of} {best}
        </span>
        <svg width={best * 20} height="12" aria-hidden="true" className="block">
          {Array.from({ length: best }, (_, index) => index).map((index) => (
            <rect
              key={index}
              x={index * 20}
              width="16"
              height="12"
              rx="3"
              className={index < grade ? className : 'fill-line'}
            />
          ))}
        </svg>
      </dd>
    </div>
  );
}
