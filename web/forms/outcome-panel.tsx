import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Tick, waitSentence } from './form-messages.tsx';
import type { FormTexts } from './lead-form.tsx';
import type { LeadForm } from './life-cycle/use-lead-form.ts';

type Words = {
  successTitle: string;
  success: string;
  close: string;
  failureTitle: string;
  failure: string;
  retry: string;
};

/** Always there, so that what appears in it is announced; lets the form through while it is empty. */
const layer = 'pointer-events-none absolute inset-0 rounded-panel *:pointer-events-auto';

/**
 * A form on its own white panel that its outcome covers: success or failure, each with a button back. The form
 * stays underneath with what was typed; when the panel goes, the focus returns to the form's button.
 */
export function OutcomePanel({
  form,
  texts,
  children,
}: {
  form: LeadForm;
  texts: Words & Pick<FormTexts, 'common'>;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const { failure } = form;
  const tooMany = failure?.kind === 'too-many';
  // What was posted without JavaScript is told in the form itself: there, nothing takes a cover away again.
  const sent = form.status === 'success' && !form.sentByPost;
  const failed = form.status === 'error' && !form.posted;
  return (
    <div ref={panel} className="relative rounded-panel bg-white text-text shadow-float">
      <div inert={sent || failed}>{children}</div>
      <div role="status" className={layer}>
        {sent && (
          <Cover form={form} panel={panel} title={texts.successTitle} text={texts.success} button={texts.close} good />
        )}
      </div>
      <div role="alert" className={layer}>
        {failed && (
          <Cover
            form={form}
            panel={panel}
            title={tooMany ? texts.common.tooManyTitle : texts.failureTitle}
            text={tooMany ? waitSentence(texts.common, failure.minutes) : texts.failure}
            button={texts.retry}
          />
        )}
      </div>
    </div>
  );
}

type CoverProps = {
  form: LeadForm;
  panel: RefObject<HTMLDivElement | null>;
  title: string;
  text: string;
  button: string;
  good?: boolean;
};

function Cover({ form, panel, title, text, button, good = false }: CoverProps) {
  const cover = useRef<HTMLDivElement>(null);
  // Outside of what holds the timer: the focus that a script has set is no sign that somebody is reading.
  useEffect(() => cover.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const frame = panel.current;
    const shown = cover.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      setTimeout(() => frame?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true }));
    };
  }, [panel]);
  return (
    <div
      ref={cover}
      tabIndex={-1}
      className="grid h-full place-items-center overflow-y-auto rounded-panel bg-white p-5 focus:outline-none motion-safe:animate-rise sm:p-8"
    >
      <div {...form.holdProps} className="max-w-[34ch] text-center">
        <div className="mb-5 flex justify-center">{good ? <Tick size={52} /> : <Cross />}</div>
        <p
          className={`font-display text-[1.6rem] leading-tight font-semibold ${good ? 'text-success' : 'text-danger'}`}
        >
          {title}
        </p>
        <p className="mt-3 text-pretty">{text}</p>
        <Button look="line" className="mt-7" onClick={form.dismiss}>
          {button}
        </Button>
      </div>
    </div>
  );
}

function Cross() {
  return (
    <svg
      viewBox="0 0 22 22"
      width="52"
      height="52"
      aria-hidden="true"
      className="text-danger"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="11" cy="11" r="9.5" />
      <path d="m7.8 7.8 6.4 6.4m0-6.4-6.4 6.4" />
    </svg>
  );
}
