import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { pageMeta } from '#web/seo/meta.ts';
import { ClosingStage } from '#web/ui/sections/closing-stage.tsx';
import { Books } from './books.tsx';
import type { Data } from './data.ts';
import { Hero } from './hero.tsx';
import { Law } from './law.tsx';
import { Papers } from './papers.tsx';
import { Radar } from './radar.tsx';

export { clientLoader, loader } from './data.ts';
export const meta = pageMeta;

export default function Page({ loaderData: { texts, papers, form } }: { loaderData: Data }) {
  const { closing } = texts;
  return (
    <>
      <Hero texts={texts.hero} papers={papers.length} />
      <Papers texts={texts.papers} papers={papers} form={form} />
      <Books texts={texts.books} />
      <Radar texts={texts.radar} />
      <Law texts={texts.rules} />
      <ClosingStage title={closing.title} lead={closing.lead}>
        <DialogButton button="knowledge-center.closing">{closing.button}</DialogButton>
      </ClosingStage>
    </>
  );
}
