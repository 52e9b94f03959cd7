import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { IssuePreview } from '#contract/staff/newsletter/issues.ts';
import { failureOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { languageNames, texts } from '#web/staff/texts.ts';
import { Modal } from '#web/staff/ui/dialogs/modal.tsx';
import { FailureNotice } from '#web/staff/ui/failure-notice.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { previewOf } from './queries.ts';

type Props = { preview: IssuePreview; onClose: () => void };

/** The mail as it will look, in a sandboxed frame. */
export function PreviewDialog({ preview, onClose }: Props) {
  const { api } = useStaff();
  const id = useId();
  const { data, error, refetch } = useQuery({
    // The URL works only once.
    queryKey: ['issue-preview', id, preview],
    queryFn: () => previewOf(api, preview),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Modal
      labelledBy={id}
      onClose={onClose}
      className="h-[min(56rem,100%-1.5rem)] w-[min(44rem,100%-1.5rem)] max-w-none rounded-panel bg-white shadow-float"
    >
      <div className="flex h-full flex-col gap-3 p-4">
        <div className="flex items-center gap-3">
          <h2 id={id} className="min-w-0 flex-1 text-[1.25rem]">
            Vorschau, {languageNames[preview.language]}
          </h2>
          <StaffButton look="line" onClick={onClose}>
            {texts.close}
          </StaffButton>
        </div>
        <FailureNotice
          title="Die Vorschau konnte nicht geladen werden."
          detail={failureOf(error)}
          onRetry={() => void refetch()}
        />
        {data ? (
          <iframe
            src={data}
            sandbox=""
            title="Die E-Mail, wie sie aussehen wird"
            className="min-h-0 flex-1 border border-line"
          />
        ) : (
          !error && <GreyLines times={8} />
        )}
      </div>
    </Modal>
  );
}
