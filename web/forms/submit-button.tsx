import { Button } from '#web/ui/button.tsx';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { useForm } from './lead-form.tsx';

/**
 * Submits the form. While sending, or while there is nothing to send, it is aria-disabled and looks disabled, but stays
 * focusable, so that screen readers announce it; pressed nevertheless, it says what is missing.
 */
export function SubmitButton({
  label,
  busyLabel,
  disabled,
  describedBy,
  className,
}: {
  label: string;
  busyLabel: string;
  /** True while there is nothing to send; `describedBy` is the id of the sentence that says what is missing. */
  disabled?: boolean;
  describedBy?: string;
  className?: string;
}) {
  const { busy } = useForm().form;
  return (
    <Button
      type="submit"
      aria-disabled={busy || disabled || undefined}
      aria-describedby={describedBy}
      className={className}
    >
      {busy && (
        <LineIcon
          box={18}
          weight={2.2}
          round
          className="animate-spin motion-reduce:animate-none"
          d="M9 1.8a7.2 7.2 0 1 1-6.6 4.3"
        />
      )}
      <span aria-live="polite">{busy ? busyLabel : label}</span>
    </Button>
  );
}
