import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { ServiceGlyph } from '#web/pictures/glyphs.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

export function Hero({ texts }: { texts: Texts['hero'] }) {
  return (
    <PageHero
      eyebrow={texts.eyebrow}
      title={texts.title}
      lead={texts.lead}
      actions={<DialogButton button="ai-coaching.hero">{texts.button}</DialogButton>}
      glyph
      aside={
        <ServiceGlyph
          service="ai-coaching"
          ground="ink"
          className="mx-auto w-full max-w-88 max-md:ml-0 max-md:max-w-36"
        />
      }
    />
  );
}
