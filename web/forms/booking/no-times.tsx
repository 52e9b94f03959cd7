import type { ButtonId } from '#contract/leads/buttons.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { useVisit } from '#web/visit.ts';
import type { PickerTexts } from './texts.de.ts';

/** Placeholder of the calendar while the slots are loading. */
export function Skeleton({ texts }: { texts: PickerTexts }) {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{texts.loading}</span>
      <span className="blank h-20 rounded-panel" />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[19rem_minmax(0,1fr)]">
        <div className="grid grid-cols-7 gap-1">
          <span className="blank col-span-7 mb-3 h-8 w-44 rounded-control" />
          {Array.from({ length: 35 }, (_, cell) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical cells that never move
            <span key={cell} className="blank h-11 rounded-control" />
          ))}
        </div>
        <div className="grid content-start gap-2">
          <span className="blank mb-3 h-8 rounded-control" />
          {[1, 2, 3, 4].map((row) => (
            <span key={row} className="blank h-11 rounded-control" />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Shown when the first request for slots has failed. */
export function Failed({ texts, onRetry }: { texts: PickerTexts; onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-control bg-danger-wash px-4 py-3.5 leading-normal">
      <p className="font-semibold text-danger">{texts.failedTitle}</p>
      <p>{texts.failed}</p>
      <Button look="line" size="small" className="mt-3" onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}

type EmptyProps = { texts: PickerTexts; language: Language; from: ButtonId | null };

/** Everything within the horizon is booked: offers other ways to get in touch. */
export function Empty({ texts, language, from }: EmptyProps) {
  const { phone } = useVisit().company;
  return (
    <div role="status" className="rounded-panel bg-sand p-5 leading-normal sm:p-6">
      <p className="font-display text-item font-semibold">{texts.emptyTitle}</p>
      <p className="mt-2">{texts.empty}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={hrefFor('contact', language, from ? { query: { from } } : {})}
          className={buttonClass({ look: 'line', size: 'small' })}
        >
          {texts.emptyLink}
        </a>
        <a href={`tel:${phone.tel}`} className="tabular font-semibold underline">
          {phone.display}
        </a>
      </p>
    </div>
  );
}
