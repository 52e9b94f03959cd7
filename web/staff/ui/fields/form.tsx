import type { ComponentProps } from 'react';
import { texts } from '#web/staff/texts.ts';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void };

/** A form handled on the page; validation messages are its own, not the browser's. */
export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...props}
    />
  );
}

type ButtonsProps = {
  submit: string;
  look?: 'primary' | 'line' | 'danger';
  busy: boolean;
  /** Label of the cancel button, if there is one. */
  cancel?: string;
  onCancel?: () => void;
  /** Whether Cancel comes first and takes the focus of a dialog, as in front of what cannot be taken back. */
  cancelFirst?: boolean;
};

/** The buttons at the end of a form. If it deletes, Cancel comes first: pressing Enter twice deletes nothing. */
export function FormButtons({
  submit,
  look = 'primary',
  busy,
  cancel = texts.cancel,
  onCancel,
  cancelFirst = look === 'danger',
}: ButtonsProps) {
  const back = onCancel && (
    <StaffButton look="line" onClick={onCancel}>
      {cancel}
    </StaffButton>
  );
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {cancelFirst && back}
      <StaffButton type="submit" look={look} busy={busy}>
        {submit}
      </StaffButton>
      {!cancelFirst && back}
    </div>
  );
}
