import type { ReactNode } from 'react';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { ModalBox } from './modal.tsx';

type Props = {
  title: string;
  /** Explains the consequences. */
  children: ReactNode;
  /** The confirmed action, as `useChange` returns it. */
  change: { busy: boolean; failure: string | null; start: () => void };
  /** Labels of the button, idle and busy. */
  confirm: string;
  busy: string;
  /** Title of a failure; without one, the children show failures. */
  failed?: string;
  onClose: () => void;
};

/** Asks for confirmation before something is deleted; stays open if that fails. */
export function ConfirmDialog({ title, children, change, confirm, busy, failed, onClose }: Props) {
  return (
    <ModalBox title={title} onClose={onClose}>
      <Form onSubmit={change.start}>
        {children}
        {failed && <FailureNotice title={failed} detail={change.failure} onRetry={change.start} className="mt-4" />}
        <FormButtons submit={change.busy ? busy : confirm} look="danger" busy={change.busy} onCancel={onClose} />
      </Form>
    </ModalBox>
  );
}
