import { privateEquityRequest } from '#contract/leads/paper-requests.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { PrivateEquityRequestForm } from '#web/forms/private-equity-request/form.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { Problem } from './problem.tsx';

const load = pageTexts('private-equity-request');

export { load as clientLoader, load as loader };
export const meta = pageMeta;

export default function Page({ loaderData: { texts } }: PageProps<typeof load>) {
  const { hero, papers, closing } = texts;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <a href={`#${privateEquityRequest.kind}`} className={buttonClass()}>
            {hero.button}
          </a>
        }
        aside={
          <ol className="divide-y divide-white/15 border-y border-white/15">
            {hero.facts.map(({ term, value }, index) => (
              <li key={term} className="grid grid-cols-[2.75rem_1fr] items-baseline py-4">
                <span aria-hidden="true" className="font-display text-heading font-semibold text-cobalt-light">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-display text-[1.6rem] leading-tight font-semibold">{term}</span>
                  <span className="block text-[0.95rem] text-mist">{value}</span>
                </span>
              </li>
            ))}
          </ol>
        }
      />
      <Problem texts={texts.problem} />
      <Section eyebrow={papers.eyebrow} title={papers.title} lead={<p>{papers.text}</p>}>
        <PrivateEquityRequestForm texts={papers.form} cards={papers.cards} />
      </Section>
      <OnwardPages pages={['ai-coaching', 'spin-offs']} texts={texts.onward} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="private-equity-request.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
