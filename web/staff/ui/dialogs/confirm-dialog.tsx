import type { ReactNode } from 'react';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { Form, FormButtons } from '#web/staff/ui/fields/form.tsx';
import { ModalBox } from './modal.tsx';

type Props = {
  title: string;
  /** What it means. */
  children: ReactNode;
  /** What does it, as `useChange` gives it. */
  change: { busy: boolean; failure: string | null; start: () => void };
  /** Words of the button, and while it is done. */
  confirm: string;
  busy: string;
  /** Headline of a failure; without one the children say it. */
  failed?: string;
  onClose: () => void;
};

/** Asks before something is deleted; stays open when that fails. */
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
