import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hrefFor, type PageId } from '#contract/site/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { failureWords, Tick } from './form-messages.tsx';
import type { LeadForm } from './life-cycle/use-lead-form.ts';
import { useReturnTimer } from './life-cycle/use-return-timer.ts';
import type { CommonTexts } from './texts/all-forms.de.ts';

/** Milliseconds until the outcome panel gives way to the form again (spec section 9). */
const returnAfter = { success: 7000, error: 5000 } as const;
/** Milliseconds. Delays the panel beyond a double click, whose second click would otherwise hit its button. */
export const panelTimes = { minimumPending: 400 } as const;

export type OutcomeTexts = {
  successTitle: string;
  success: string;
  close: string;
  failureTitle: string;
  failure: string;
  retry: string;
};

type Props = {
  form: LeadForm;
  page: PageId;
  texts: OutcomeTexts & { common: CommonTexts };
  /** `covered`: the outcome panel covers the form. */
  children: (covered: boolean) => ReactNode;
};

/**
 * A white panel that shows the form or, at the same size, the outcome. Meanwhile the form stays in the DOM, inert and
 * with its input, and keeps a message with the outcome that does not time out (WCAG 2.2.1). The panel is closed by its
 * button, or by a timer while neither pointer nor focus is in it. A failure rendered by a page without JavaScript is
 * shown in the form's banner instead, because nothing could bring the form back there.
 */
export function OutcomeFrame({ form, page, texts, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState(false);
  if (closed && form.busy) setClosed(false);
  const failed = form.status === 'error' && form.posted === null;
  const shown = !closed && (failed || form.status === 'success');
  useFocus(frame, shown, failed);

  return (
    <div ref={frame} tabIndex={-1} className="grid scroll-mt-24 sheet text-text focus-visible:outline-none">
      <div inert={shown} className={`min-w-0 p-5 [grid-area:1/1] sm:p-8 ${shown ? 'invisible' : ''}`}>
        {children(shown)}
      </div>
      <div role="status" className="[grid-area:1/1] empty:absolute">
        {shown && <Outcome {...{ form, page, texts, failed }} onClose={() => setClosed(true)} />}
      </div>
    </div>
  );
}

type OutcomeProps = Omit<Props, 'children'> & { failed: boolean; onClose: () => void };

function Outcome({ form, page, texts, failed, onClose }: OutcomeProps) {
  const { failure } = form;
  const holdProps = useReturnTimer(returnAfter[failed ? 'error' : 'success'], onClose);
  const words = failed
    ? failureWords(texts.common, failure, { title: texts.failureTitle, text: texts.failure })
    : { title: texts.successTitle, text: texts.success };
  return (
    <div
      {...holdProps}
      className="flex h-full animate-rise flex-col items-center justify-center px-5 py-10 text-center sm:px-10"
    >
      {failed ? <Cross /> : <Tick size={52} />}
      <h3 tabIndex={-1} data-outcome="" className="mt-5 text-item focus-visible:outline-none">
        {words.title}
      </h3>
      <p className="mt-3 max-w-[28.2em] text-balance">{words.text}</p>
      {/* A separate form, so that the panel can be closed without JavaScript too. */}
      <form
        method="get"
        action={hrefFor(page, form.language, { hash: form.name })}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
        className="mt-7"
      >
        <Button type="submit" look={failed ? 'primary' : 'line'}>
          {failed ? texts.retry : texts.close}
        </Button>
      </form>
    </div>
  );
}

/** Moves the focus to whatever is shown, unless the visitor has moved it elsewhere. */
function useFocus(frame: { current: HTMLDivElement | null }, shown: boolean, failed: boolean) {
  const before = useRef(shown);
  useEffect(() => {
    const element = frame.current;
    if (!element || before.current === shown) return;
    before.current = shown;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    if (shown && (lost || element.contains(active))) element.querySelector<HTMLElement>('[data-outcome]')?.focus();
    if (!shown && lost) {
      const back = failed ? element.querySelector<HTMLElement>('button[type=submit]') : element;
      back?.focus({ preventScroll: true });
    }
  }, [frame, shown, failed]);
}

function Cross() {
  return (
    <LineIcon box={22} size={52} weight={2} round className="shrink-0 text-danger">
      <circle cx="11" cy="11" r="9.5" />
      <path d="M11 6.3v5.4M11 15.3v.1" />
    </LineIcon>
  );
}
