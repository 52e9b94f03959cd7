import { type ReactNode, useEffect, useRef } from 'react';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { useVisit } from '#web/visit.ts';
import { useForm } from './lead-form.tsx';
import { bringIntoView } from './life-cycle/in-view.ts';
import type { Failure } from './life-cycle/sending/send.ts';
import type { CommonTexts } from './texts/all-forms.de.ts';

/** A message spans a row of the form's grid and takes no space while empty. */
const unfilled = 'empty:absolute sm:col-span-2';

/** Explains the asterisks, ahead of the first one. */
export function RequiredHint() {
  return <p className="text-sm text-muted sm:col-span-2">{useForm().texts.common.requiredHint}</p>;
}

/**
 * Lists the invalid fields as links; announced when it appears, unless a toast already announces it
 * (`announcedElsewhere`).
 */
export function ErrorSummary({
  className = unfilled,
  announcedElsewhere,
}: {
  className?: string;
  announcedElsewhere?: boolean;
}) {
  const { form, texts } = useForm();
  const fields = Object.keys(form.errors).filter((field) => texts.labels[field]);
  return (
    <div role={announcedElsewhere ? undefined : 'alert'} className={className}>
      {fields.length > 0 && (
        <p className="rounded-control bg-danger-wash px-4 py-3 text-[0.95rem] text-danger">
          {fields.length === 1 ? texts.common.checkOne : texts.common.checkMany}{' '}
          {fields.map((field, index) => (
            <span key={field}>
              {index > 0 && ', '}
              <a href={`#${form.name}-${field}`} className="inline-block font-semibold underline" onClick={focusTarget}>
                {texts.labels[field]}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

type FailureProps = { title: string; text: string; first?: boolean };

/**
 * States that sending failed and that nothing is lost; announced when it appears. It stands by the button that was just
 * pressed; a page that answers a post shows the start of the form, and there the `first` one.
 */
export function FailureBanner({ title, text, first = false }: FailureProps) {
  const { form, texts } = useForm();
  const { email, phone } = useVisit().company;
  const { failure } = form;
  const banner = useRef<HTMLDivElement>(null);
  const known = useRef(failure);
  // Enter in a field sends too, and then the banner may be far below it; the button below is pushed down by it.
  // A banner that a form brings back is old news.
  useEffect(() => {
    const { current } = banner;
    if (current && failure && failure !== known.current) {
      const focused = current.closest('form')?.querySelector(':focus');
      bringIntoView(focused, current, ...[...current.querySelectorAll('p')].slice(0, 2).reverse());
    }
    known.current = failure;
  }, [failure]);
  if (first !== (form.posted !== null)) return null;
  const words = failureWords(texts.common, failure, { title, text });
  return (
    <div ref={banner} role="alert" className={unfilled}>
      {failure && (
        <div className="rounded-control bg-danger-wash px-4 py-3.5 text-[0.95rem] leading-normal">
          <p className="font-semibold text-danger">{words.title}</p>
          <p className="mt-0.5">{words.text}</p>
          <p className="mt-1.5 flex flex-wrap gap-x-3">
            {texts.common.direct}
            <a href={`mailto:${email}`} className="font-semibold underline">
              {email}
            </a>
            <a href={`tel:${phone.tel}`} className="tabular font-semibold underline">
              {phone.display}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

type Words = { title: string; text: string };

/** Reason for a failure and what to do; the form's own wording for generic failures. */
export function failureWords(texts: CommonTexts, failure: Failure | null, failed: Words): Words {
  if (failure?.kind === 'too-large') return { title: texts.tooLargeTitle, text: texts.tooLarge };
  if (failure?.kind !== 'too-many') return failed;
  return { title: texts.tooManyTitle, text: waitSentence(texts, failure.minutes) };
}

/** How long to wait before trying again. */
export function waitSentence(
  texts: { tooMany: string; tooManyOne: string; tooManyHours: string },
  minutes: number,
): string {
  if (minutes > 90) return texts.tooManyHours.replace('{hours}', String(Math.ceil(minutes / 60)));
  return minutes === 1 ? texts.tooManyOne : texts.tooMany.replace('{minutes}', String(minutes));
}

type NoteProps = { show: boolean; title: string; children: ReactNode };

/** What was stored and what happens next; announced when it appears. */
export function SuccessNote({ show, title, children }: NoteProps) {
  return (
    <div role="status" className={unfilled}>
      {show && (
        <div className="flex gap-3.5 rounded-control bg-success-wash px-4 py-3.5 text-[0.95rem] leading-normal">
          <Tick />
          <div>
            <p className="font-semibold text-success">{title}</p>
            <p className="mt-0.5">{children}</p>
          </div>
        </div>
      )}
    </div>
  );
}

export function Tick({ size = 22 }: { size?: number }) {
  return (
    <LineIcon box={22} size={size} weight={2} round className="shrink-0 text-success">
      <circle cx="11" cy="11" r="9.5" />
      <path d="m6.8 11.3 2.9 2.9 5.6-6" />
    </LineIcon>
  );
}

/** Unlike the browser's own fragment navigation, this also focuses the field. */
function focusTarget(event: { currentTarget: HTMLAnchorElement; preventDefault: () => void }) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
