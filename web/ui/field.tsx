import type { ComponentProps, ReactNode } from 'react';
import type { Language } from '#contract/site/languages.ts';
import { LineIcon } from './icons/line-icon.tsx';
import { useCharacterCount } from './use-character-count.ts';

type Frame = {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  className?: string | undefined;
};

const control =
  'block w-full rounded-control border-[1.5px] border-field bg-white px-3.5 py-2.5 text-base text-text transition-colors placeholder:text-muted hover:border-text focus-visible:border-cobalt focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:bg-danger-wash/50 read-only:bg-sand read-only:text-muted';

/** A single-line text field: label above, help and error below, both linked to the field. */
export function TextField({
  id,
  label,
  help,
  error,
  className,
  ...input
}: Frame & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <div className={className}>
      <Label id={id} required={input.required}>
        {label}
      </Label>
      <input
        id={id}
        className={`${control} min-h-12`}
        aria-invalid={error ? true : undefined}
        aria-describedby={described(id, help, error)}
        {...input}
      />
      <Below id={id} help={help} error={error} />
    </div>
  );
}

type TextAreaProps = Frame &
  Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> & {
    /** Maximum length; announced when it is nearly reached but not enforced, so that pasted text is not cut off. */
    limit: number;
    /** Sentence with {count} and {limit}. */
    counter: string;
    language: Language;
  };

/** A multi-line text field with a counter that appears near the limit. */
export function TextArea({ id, label, help, error, className, limit, counter, language, ...input }: TextAreaProps) {
  const { ref, count, settled } = useCharacterCount(input.defaultValue);
  const shown = (number: number) => number.toLocaleString(language);
  const tell = (length: number) =>
    length > limit * 0.8 ? counter.replace('{count}', shown(length)).replace('{limit}', shown(limit)) : null;
  const countText = tell(count);
  return (
    <div className={className}>
      <Label id={id} required={input.required}>
        {label}
      </Label>
      <textarea
        id={id}
        ref={ref}
        className={`${control} field-sizing-content max-h-96 min-h-36 resize-y leading-normal`}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [described(id, help, error), countText && `${id}-count`].filter(Boolean).join(' ') || undefined
        }
        {...input}
      />
      <Below id={id} help={help} error={error} />
      {countText && (
        <p
          id={`${id}-count`}
          className={`tabular mt-1.5 text-sm ${count > limit ? 'font-semibold text-danger' : 'text-muted'}`}
        >
          {countText}
        </p>
      )}
      <p role="status" className="sr-only">
        {tell(settled)}
      </p>
    </div>
  );
}

/** A checkbox; the label may contain links. */
export function CheckboxField({
  id,
  label,
  help,
  error,
  className,
  ...input
}: Frame & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          className="mt-1 size-5.5 shrink-0 cursor-pointer accent-cobalt aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:outline-danger"
          // Chromium exposes an unticked required checkbox as invalid unless this is set.
          aria-invalid={Boolean(error)}
          aria-describedby={described(id, help, error)}
          {...input}
        />
        <label htmlFor={id} className="min-h-11 text-[0.95rem] leading-normal">
          {label}
          {input.required && <Star />}
        </label>
      </div>
      <Below id={id} help={help} error={error} />
    </div>
  );
}

function Label({ id, required, children }: { id: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <label htmlFor={id} className="mb-1.5 block text-[0.95rem] font-semibold leading-snug">
      {children}
      {required && <Star />}
    </label>
  );
}

/** Explained by the form's hint on required fields; assistive technology reads `required` instead. */
function Star() {
  return (
    <span aria-hidden="true" className="text-danger">
      {'\u00a0'}*
    </span>
  );
}

function Below({ id, help, error }: Pick<Frame, 'id' | 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 text-sm font-semibold leading-snug text-danger">
          <LineIcon box={16} weight={1.75} round className="mt-0.5 shrink-0">
            <circle cx="8" cy="8" r="6.6" />
            <path d="M8 4.6v4M8 11.2v.1" />
          </LineIcon>
          {error}
        </p>
      )}
    </>
  );
}

function described(id: string, help: ReactNode, error: string | undefined): string | undefined {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
