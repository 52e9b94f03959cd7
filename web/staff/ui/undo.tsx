import { useEffect, useId } from 'react';
import { InputRefused, isRefusedWith } from '#web/staff/api/call.ts';
import { useChange } from '#web/staff/api/use-change.ts';
import { texts } from '#web/staff/texts.ts';
import { sharedValue } from '#web/ui/shared-value.ts';
import { showToast } from '#web/ui/toast.ts';
import { useShared } from '#web/ui/use-shared.ts';

type Offer = { id: number; text: string; undo: () => Promise<void> };
const offer = sharedValue<Offer | null>(null);
let count = 0;

/** Says what was done and offers to undo it, without a time limit (WCAG 2.2.1): until hidden or the next change. */
export function offerUndo(text: string, undo: () => Promise<void>): void {
  count += 1;
  offer.set({ id: count, text, undo });
}

/** Called on leaving, so that the offer disappears. */
export const withdrawUndo = (): void => offer.set(null);

/** Another offer, of a change made meanwhile, stays. */
function announceUndone({ id, text }: Offer): void {
  if (offer.get()?.id === id) withdrawUndo();
  showToast({ title: 'Rückgängig gemacht', description: text });
}

/** Focuses the offer, which may be hundreds of rows away from the focus by keyboard. */
export const focusUndo = (): void => document.querySelector<HTMLElement>('.undo button')?.focus();

/** Places that can show the offer. The newest one does, because a modal dialog makes everything around it inert. */
const places = sharedValue<readonly string[]>([]);

/** The offer at the lower edge of the screen; it causes no layout shift. */
export function UndoBar({ className = 'bottom-4' }: { className?: string }) {
  const place = useId();
  useEffect(() => {
    places.set([...places.get(), place]);
    return () => places.set(places.get().filter((one) => one !== place));
  }, [place]);
  const isNewest = useShared(places).at(-1) === place;
  const current = useShared(offer);
  return (
    <div
      role="status"
      className={`undo pointer-events-none fixed inset-x-0 z-60 grid justify-items-center px-4 ${className}`}
    >
      {isNewest && current && <Bar key={current.id} {...current} />}
    </div>
  );
}

function Bar(made: Offer) {
  const { text, undo } = made;
  const { busy, error, failure, start } = useChange(undo, { onDone: () => announceUndone(made) });
  // What was before is no longer accepted, such as an owner whose account was disabled, or somebody else was faster: a
  // retry cannot help.
  const isInvalid = isRefusedWith(422, error);
  const isFinal = isInvalid || error instanceof InputRefused || isRefusedWith(409, error);
  const reason = isInvalid ? texts.formerInvalid : failure;
  return (
    <div className="on-ink pointer-events-auto flex max-w-full items-center gap-x-4 rounded-xl bg-ink-2 py-1 pr-2 pl-5 text-white shadow-float">
      <p className="min-w-0 py-2 wrap-anywhere">{reason ? `Nicht rückgängig gemacht: ${reason}` : text}</p>
      {!isFinal && (
        <button
          type="button"
          onClick={() => start()}
          aria-disabled={busy || undefined}
          className="min-h-11 shrink-0 rounded-control px-2 font-semibold text-cobalt-light underline underline-offset-4"
        >
          {failure ? texts.retry : 'Rückgängig'}
        </button>
      )}
      <button
        type="button"
        onClick={withdrawUndo}
        aria-label="Hinweis ausblenden"
        className="grid size-11 shrink-0 place-items-center rounded-control text-mist hover:text-white"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4 fill-none stroke-current stroke-2">
          <path d="M5 5l14 14M19 5L5 19" />
        </svg>
      </button>
    </div>
  );
}
