import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { ServiceGlyph } from '#web/pictures/glyphs.tsx';
import { HeroFigures } from '#web/ui/sections/hero-figures.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

export function Hero({ texts }: { texts: Texts['hero'] }) {
  return (
    <PageHero
      eyebrow={texts.eyebrow}
      title={texts.title}
      lead={texts.lead}
      actions={<DialogButton button="ai-transformation.hero">{texts.button}</DialogButton>}
      aside={
        <>
          <ServiceGlyph service="ai-transformation" ground="ink" className="mb-6 -ml-3 w-40 lg:w-56" />
          <HeroFigures figures={texts.figures} />
        </>
      }
    />
  );
}
