import { type ReactNode, useId } from 'react';
import { useChange } from '#web/staff/api/use-change.ts';
import { texts } from '#web/staff/texts.ts';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from './modal.tsx';

type Props = {
  title: string;
  /** What it means. */
  children: ReactNode;
  confirm: string;
  busy: string;
  /** Headline of a failure; its reason is that of what `onConfirm` throws. */
  failed: string;
  /** Does it, and closes the dialog. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** Asks before something is deleted; stays open when that fails. */
export function ConfirmDialog({ title, children, confirm, busy: busyWords, failed, onConfirm, onClose }: Props) {
  const id = useId();
  const { busy, failure, start } = useChange(onConfirm);
  return (
    <Modal
      labelledBy={id}
      onClose={onClose}
      className="w-[min(32rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <div className="p-5 sm:p-7">
        <h2 id={id} className="text-[1.35rem]">
          {title}
        </h2>
        {children}
        {failure && (
          <div className="mt-4">
            <LoadError title={failed} detail={failure} onRetry={start} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button
            size="small"
            className="bg-danger hover:bg-danger/90"
            aria-disabled={busy || undefined}
            onClick={() => start()}
          >
            {busy ? busyWords : confirm}
          </Button>
          <Button look="line" size="small" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
