import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Exercise } from './exercise.tsx';
import type { Texts } from './texts.de.ts';

export function Hero({ texts, exercise }: { texts: Texts['hero']; exercise: Texts['exercise'] }) {
  return (
    <PageHero
      eyebrow={texts.eyebrow}
      title={texts.title}
      lead={texts.lead}
      actions={<DialogButton button="ai-academy.hero">{texts.button}</DialogButton>}
      aside={<Exercise texts={exercise} />}
    />
  );
}
