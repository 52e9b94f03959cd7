import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { LogoMark } from '#web/ui/icons/logo.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { ProductRole } from './product-role.tsx';
import type { Texts } from './texts.de.ts';

/** The dark stage: headline, two links to see more, and the product itself. */
export function Hero({ texts, product }: { texts: Texts['hero']; product: Texts['product'] }) {
  const { links } = useRootData().company;
  return (
    <PageHero
      stage="ink"
      texts={texts}
      actions={
        <>
          <DialogButton button="ai-platform.hero">{texts.button}</DialogButton>
          <a href={links.platform} target="_blank" rel="noopener" className={buttonClass({ look: 'quiet' }, 'group')}>
            {texts.external} <Arrow away />
            <span className="sr-only">{texts.newTab}</span>
          </a>
        </>
      }
      plate={<ProductPicture texts={product} />}
    />
  );
}

/**
 * For each role: value of its radio button, indexes of the sources it reads, and the class that shows its view. Not
 * `group-has`: such a selector may match any descendant, so that every state change anywhere would recalculate the
 * styles of the whole page.
 */
const roles = [
  { value: 'purchasing', reads: [0, 1], shown: '[.app:has([value=purchasing]:checked)_&]:contents' },
  { value: 'personnel', reads: [2, 3], shown: '[.app:has([value=personnel]:checked)_&]:contents' },
  { value: 'audit', reads: [4], shown: '[.app:has([value=audit]:checked)_&]:contents' },
] as const;

/**
 * The product in use: one spoken question, answered for three roles. Radio buttons and CSS switch between them, so it
 * works without scripts and before they load; all content is text that screen readers can read.
 */
function ProductPicture({ texts }: { texts: Texts['product'] }) {
  return (
    <figure className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <div className="app overflow-hidden sheet text-[0.95rem] leading-normal text-text">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-ink-3 px-5 py-3 text-white">
          <p className="flex items-center gap-2.5 font-display font-semibold">
            <LogoMark className="size-5" />
            {texts.name}
          </p>
          <p className="text-meta text-mist">{texts.sample}</p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,15.5rem)_1fr_minmax(0,19rem)] lg:grid-rows-[auto_1fr]">
          <fieldset className="on-ink min-w-0 bg-ink-2 p-5 pb-3 text-white">
            <legend className="float-left mb-2 w-full text-meta text-mist">{texts.signedIn}</legend>
            <div className="clear-both grid gap-1.5 sm:max-lg:grid-cols-3">
              {roles.map(({ value }, index) => (
                <label
                  key={value}
                  htmlFor={`role-${value}`}
                  className="flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors hover:bg-white/10 has-checked:bg-white has-checked:font-semibold has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt-light"
                >
                  <input
                    id={`role-${value}`}
                    type="radio"
                    name="platform-role"
                    value={value}
                    defaultChecked={index === 0}
                    className="size-4.5 shrink-0 accent-cobalt outline-none"
                  />
                  {texts.roles[index]?.name}
                </label>
              ))}
            </div>
          </fieldset>
          {roles.map(({ value, reads, shown }, index) => {
            const role = texts.roles[index];
            return (
              role && (
                <div key={value} className={`hidden ${shown}`}>
                  <ProductRole texts={texts} role={role} reads={reads} />
                </div>
              )
            );
          })}
        </div>
      </div>
      <figcaption className="mt-5 max-w-[37.2em] text-[0.95rem] text-mist">{texts.caption}</figcaption>
    </figure>
  );
}
