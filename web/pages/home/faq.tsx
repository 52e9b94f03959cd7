import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { Questions } from '#web/ui/sections/questions.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

export function Faq({ texts }: { texts: Texts['faq'] }) {
  const lead = (
    <>
      <p>{texts.lead}</p>
      <p className="mt-8 text-text">{texts.call}</p>
      <DialogButton button="home.faq" look="line" className="mt-4">
        {texts.button}
      </DialogButton>
    </>
  );
  return (
    <Section layout="split" eyebrow={texts.eyebrow} title={texts.title} lead={lead}>
      <Questions items={texts.items} />
    </Section>
  );
}
