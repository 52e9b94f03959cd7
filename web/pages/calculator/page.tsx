import { isPresetId, type PresetId, workedExample } from '#contract/calculation/cases.ts';
import { caseParameter, pdfParameter } from '#contract/calculation/parameters.ts';
import { Notes } from '#web/calculation/notes.tsx';
import { hasMistake } from '#web/calculation/sheet/sheet-state.ts';
import { SheetIsland } from '#web/calculation/sheet-island.tsx';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** Only the name of the current case is sent to the browser, not all of them. */
type Data = PageData<Omit<Texts, 'presetNames' | 'mistake'>> & {
  given: { id: PresetId; name: string };
  /** Why a link to a PDF redirected here. */
  pdf: keyof Texts['pdf'] | null;
};

const texts = pageTexts('calculator');

export async function loader(request: PageRequest): Promise<Data> {
  const data = await texts(request);
  const { searchParams } = request.url;
  const asked = searchParams.get(caseParameter);
  const why = searchParams.get(pdfParameter);
  const id = isPresetId(asked) ? asked : workedExample;
  const { presetNames, mistake, ...shown } = data.texts;
  const { calculation, language } = request.context;
  // The title is the first thing a screen reader announces after a post without JavaScript.
  const isWrong = calculation !== null && hasMistake(calculation, language);
  return {
    ...data,
    texts: shown,
    ...(isWrong ? { stated: `${mistake}: ${shown.meta.title}` } : {}),
    given: { id, name: presetNames[id] },
    pdf: why === 'expired' || why === 'missing' ? why : null,
  };
}

export const meta = pageMeta;

export default function Page({ loaderData: { texts, given, pdf } }: { loaderData: Data }) {
  return (
    <div className="calc-page">
      <PageHero stage="quiet" texts={texts.hero} />
      {pdf && (
        <p role="status" className="wrap font-semibold">
          {texts.pdf[pdf]}
        </p>
      )}
      {/* Not a section after a section, whose sheet would be laid out later (`data-arriving`): it begins on the first
          screen. */}
      <div>
        <section className="pb-near">
          <div className="sheet-grid">
            <div className="wide min-w-0">
              {/* A new key resets the sheet for another case. */}
              <SheetIsland key={given.id} texts={texts.calculation} given={given} />
              <Notes {...texts.calculation} title={texts.calculation.notesTitle} />
            </div>
          </div>
        </section>
      </div>
      <How texts={texts.how} more={texts.more} />
      <ClosingStage texts={texts.closing} button="calculator.closing" />
    </div>
  );
}

function How({ texts, more }: { texts: Texts['how']; more: Texts['more'] }) {
  return (
    <Section texts={texts} layout="beside" room="near">
      <dl>
        {texts.steps.map(({ name, text }) => (
          <div key={name} className="flex flex-wrap gap-x-8 border-t border-line py-4">
            <dt className="basis-36 font-semibold">{name}</dt>
            <dd className="grow-3 basis-52">{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-10 text-item">{more.title}</h3>
      <p className="mt-1">{more.text}</p>
      <SiteLink
        page="use-cases"
        hash="industries"
        className="group mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
      >
        {more.link} <Arrow />
      </SiteLink>
    </Section>
  );
}
