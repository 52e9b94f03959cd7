import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { ProductPicture } from './product-picture.tsx';
import type { Texts } from './texts.de.ts';

/** The dark stage: the line, the two ways to see more, and the product itself. */
export function Hero({ texts, product }: { texts: Texts['hero']; product: Texts['product'] }) {
  const { links } = useRootData().company;
  return (
    <section className="stage overflow-clip pt-[clamp(9rem,14vw,11.5rem)] pb-[clamp(3.5rem,7vw,6.5rem)]">
      <div className="wrap">
        <p className="eyebrow">{texts.eyebrow}</p>
        <div className="grid items-end gap-x-16 gap-y-7 lg:grid-cols-[6fr_5fr]">
          <h1 className="max-w-[18ch] text-page">{texts.title}</h1>
          <div>
            <p className="max-w-[48ch] text-lead text-pretty text-mist">{texts.lead}</p>
            <div className="mt-7 flex flex-wrap gap-3.5">
              <DialogButton button="ai-platform.hero">{texts.button}</DialogButton>
              <a
                href={links.platform}
                target="_blank"
                rel="noopener"
                className={buttonClass({ look: 'quiet' }, 'group')}
              >
                {texts.external} <Arrow away />
                <span className="sr-only">{texts.newTab}</span>
              </a>
            </div>
          </div>
        </div>
        <ProductPicture texts={product} />
      </div>
    </section>
  );
}
