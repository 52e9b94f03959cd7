import { newsletterKinds } from '#contract/leads/registry.ts';
import type { NewsletterView } from '#contract/newsletter.ts';
import { Button } from '#web/ui/button.tsx';
import type { Texts } from './texts.de.ts';

type Props = { texts: Texts['preferences']; kinds: Texts['kinds']; view: NewsletterView };

/** What an address receives, to be ticked and unticked; an ordinary form. */
export function Preferences({ texts, kinds, view }: Props) {
  return (
    <div className="band wrap">
      <form method="post" className="max-w-2xl">
        {view.saved && (
          <p role="status" className="mb-8 border-l-4 border-success bg-white px-5 py-4 font-semibold">
            {texts.saved}
          </p>
        )}
        <fieldset className="divide-y divide-line border-y border-line">
          <legend className="pb-3 font-semibold">{texts.legend}</legend>
          {newsletterKinds.map((kind) => (
            <label key={kind} className="flex min-h-11 cursor-pointer items-start gap-4 py-4">
              <input
                type="checkbox"
                name="newsletter"
                value={kind}
                defaultChecked={view.active.includes(kind)}
                className="mt-1 size-5 shrink-0 accent-cobalt"
              />
              <span>
                <span className="block font-semibold">{kinds[kind]}</span>
                <span className="block text-[0.95rem] text-muted">{texts.details[kind]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="mt-8">
          {texts.button}
        </Button>
      </form>
    </div>
  );
}
