import type { ReactNode } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import { Island } from '#web/islands/island.tsx';
import { slug } from '#web/ui/slug.ts';
import { DialogButton } from './dialog-button.tsx';
import { NextSlot } from './next-slot.tsx';

type Props = {
  texts: { title: string; lead?: string; button?: string };
  button?: ButtonId;
  /** Replaces the lead of the texts. */
  lead?: ReactNode;
  /** Alternatives to the button. */
  children?: ReactNode;
};

/** The dark call to action that ends a page: one sentence, the next free time as a large figure, and what to expect. */
export function ClosingStage({ texts, button, lead = texts.lead, children }: Props) {
  return (
    <section className="stage py-[clamp(5rem,10vw,9rem)]">
      <div className="wrap">
        <h2 id={slug(texts.title)} className="max-w-[11.9em] statement">
          {texts.title}
        </h2>
        <div className="mt-[clamp(2.5rem,5vw,4.5rem)] grid gap-x-16 gap-y-10 border-t border-white/25 pt-8 lg:grid-cols-2">
          <Island name="free-times" component={NextSlot} props={{}} />
          <div>
            {lead && <p className="max-w-[28.2em] text-lead">{lead}</p>}
            <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
              {button && (
                <DialogButton button={button} look="quiet">
                  {texts.button ?? ''}
                </DialogButton>
              )}
              {children}
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
