import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { ServiceHero } from '#web/pictures/service-hero.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { PageNotes } from '#web/shell/page-notes.tsx';
import { Facts } from '#web/ui/sections/facts.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Forms } from './forms.tsx';
import type { Texts } from './texts.de.ts';

const load = pageTexts('ai-coaching');

export { load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  return (
    <>
      <ServiceHero
        service="ai-coaching"
        texts={texts.hero}
        actions={<DialogButton button="ai-coaching.hero">{texts.hero.button}</DialogButton>}
      />
      <Assumptions texts={texts.assumptions} />
      <Forms texts={texts.forms} />
      <Benefits texts={texts.benefits} />
      <Section layout="beside" texts={texts.confidence}>
        <Facts items={texts.confidence.items} />
      </Section>
      <OnwardPages pages={['ai-transformation', 'ai-workshops']} texts={texts.onward} />
      <PageNotes items={[texts.forms.note]} />
      <ClosingStage texts={texts.closing} button="ai-coaching.closing" />
    </>
  );
}

/**
 * Papers submitted to a board, drawn as sheets: the assumption most likely to fail is legible, the rest is lines. The
 * red wavy line is reserved for the stage: one pencil mark per page. On a phone, where the lines would be most of the
 * sheet, only the words remain.
 */
function Assumptions({ texts }: { texts: Texts['assumptions'] }) {
  return (
    <Section layout="wide" texts={texts}>
      <dl className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {texts.items.map(({ paper, assumption }, index) => (
          <div key={paper} className="flex flex-col sheet px-6 pt-6 pb-3">
            <dt className="border-b border-line pb-3 text-meta">{paper}</dt>
            <Lines rows={2 + ((index * 2) % 3)} />
            <dd className="py-5 font-display text-item leading-snug font-semibold tracking-tight">{assumption}</dd>
            <Lines rows={4 - ((index * 2) % 3)} last />
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Placeholder lines for the rest of the text. */
function Lines({ rows, last = false }: { rows: number; last?: boolean }) {
  return (
    <svg width="100%" height={rows * 16} aria-hidden="true" className={`mt-4 max-sm:hidden ${last ? 'mb-5' : ''}`}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <line
          key={row}
          x2={last && row === rows - 1 ? '55%' : '100%'}
          y1={row * 16 + 8}
          y2={row * 16 + 8}
          className="stroke-text/25"
          strokeWidth="1.5"
        />
      ))}
    </svg>
  );
}

/** What coaching provides, and what a board cannot delegate. */
function Benefits({ texts }: { texts: Texts['benefits'] }) {
  return (
    <Section texts={texts}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <h3 className="border-t-2 border-cobalt pt-4 text-item">{texts.ours.title}</h3>
          <ul className="mt-4 ruled">
            {texts.ours.items.map(({ title, text }) => (
              <li key={title} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[2fr_3fr]">
                <strong className="font-semibold">{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="border-t-2 border-text pt-4 text-item">{texts.yours.title}</h3>
          <ul className="mt-4 ruled">
            {texts.yours.items.map((item) => (
              <li key={item} className="py-4">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
