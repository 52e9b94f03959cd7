import type { ReactNode } from 'react';
import type { ButtonId } from '#contract/leads/buttons.ts';
import { slug } from '#web/ui/slug.ts';
import { DialogButton } from './dialog-button.tsx';

type Props = {
  texts: { title: string; lead?: string; button?: string };
  button?: ButtonId;
  /** In place of the texts' lead. */
  lead?: ReactNode;
  /** Other ways on, beside the button. */
  children?: ReactNode;
};

/** The one dark call to action at the end of a page. */
export function ClosingStage({ texts, button, lead = texts.lead, children }: Props) {
  return (
    <section className="stage band">
      <div className="wrap grid items-end gap-10 lg:grid-cols-[7fr_5fr]">
        <h2 id={slug(texts.title)} className="text-title">
          {texts.title}
        </h2>
        <div>
          <p className="mb-8 max-w-[46ch] text-lead text-pretty text-mist">{lead}</p>
          <div className="flex flex-wrap gap-4">
            {button && <DialogButton button={button}>{texts.button ?? ''}</DialogButton>}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
