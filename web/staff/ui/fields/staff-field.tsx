import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'onChange'> & {
  id: string;
  label: string;
  help?: ReactNode;
  error?: string | false | null | undefined;
  onChange?: (value: string) => void;
  /** For the login, which is alone on its page. */
  large?: boolean;
};

/** A labelled text input of the staff area, with help text and error. */
export function StaffField({ id, label, help, error, onChange, large = false, className = '', ...input }: Props) {
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={onChange && ((event) => onChange(event.target.value))}
        className={`field ${large ? 'min-h-12 px-3.5 text-base' : ''}`}
        {...input}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-danger">
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-[0.92em] text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
