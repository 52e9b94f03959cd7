import { type ReactNode, useId, useState } from 'react';
import { isExpired, sentenceFor } from '#web/staff/api.ts';
import { texts } from '#web/staff/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from './load-error.tsx';
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
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function go() {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onConfirm();
    } catch (error) {
      setBusy(false);
      if (!isExpired(error)) setFailure(sentenceFor(error));
    }
  }

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
            <LoadError title={failed} detail={failure} onRetry={() => void go()} />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button
            size="small"
            className="bg-danger hover:bg-danger/90"
            aria-disabled={busy || undefined}
            onClick={() => void go()}
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
