import type { ReactElement, ReactNode } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import type { RequestTexts } from '#web/forms/texts/form-texts.ts';
import { Island } from '#web/islands/island.tsx';
import { OnwardPages } from '#web/language/onward-pages.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { PaperCard } from './paper-choice.tsx';
import { PaperRequest, type RequestKind } from './paper-request.tsx';

type Props = {
  kind: RequestKind;
  texts: {
    hero: { eyebrow: string; title: string; lead: string; button: string };
    papers: {
      eyebrow: string;
      title: string;
      text: string;
      form: RequestTexts;
      cards: readonly Omit<PaperCard, 'id' | 'title'>[];
    };
    onward: { title: string; links: readonly string[] };
    closing: { title: string; lead: string; button: string };
  };
  /** Next to the hero's text. */
  aside: ReactElement;
  /** Related pages, in the order of the texts. */
  onward: readonly PageId[];
  /** Content about the papers' subject, between hero and form. */
  children: ReactNode;
};

/** A page that requests papers by mail; each has its own texts, picture and subject. */
export function RequestPage({ kind, texts, aside, onward, children }: Props) {
  const { hero, papers, closing } = texts;
  return (
    <>
      <PageHero
        texts={hero}
        actions={
          <a href={`#${kind}`} className={buttonClass()}>
            {hero.button}
          </a>
        }
        aside={aside}
      />
      {children}
      <Section texts={papers} lead={<p>{papers.text}</p>}>
        <Island
          name="paper-request"
          component={PaperRequest}
          props={{ kind, texts: papers.form, cards: papers.cards }}
        />
      </Section>
      <OnwardPages pages={onward} texts={texts.onward} />
      <ClosingStage texts={closing} button={`${kind}.closing`} />
    </>
  );
}
