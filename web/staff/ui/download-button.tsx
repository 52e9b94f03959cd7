import { useChange } from '#web/staff/api/use-change.ts';
import { FailureNotice } from './failure-notice.tsx';
import { MayWork } from './may.tsx';
import { StaffButton } from './staff-button.tsx';
import { StaffIcon } from './staff-icon.tsx';

/** Downloads a file. @param name the file's name, if the server does not set one */
export function openDownload(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Saves text as a file. */
export function saveAsFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  openDownload(url, name);
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type Props = {
  /** Requests the file's one-time URL. */
  address: () => Promise<string>;
  title: string;
  /** Title of a failure, which is shown on its own line. */
  failed: string;
  /** Whether the label is shown on narrow screens, too. */
  worded?: boolean;
  children: string;
};

/** Requests a file's URL and opens it as an ordinary download. */
export function DownloadButton({ address, title, failed, worded = false, children }: Props) {
  const { busy, failure, start } = useChange(address, { onDone: (url) => openDownload(url) });
  return (
    <>
      <MayWork>
        <StaffButton
          look="line"
          className={worded ? '' : 'max-sm:border-transparent'}
          busy={busy}
          title={title}
          onClick={() => start()}
        >
          <StaffIcon name="download" />
          <span className={worded ? '' : 'max-sm:sr-only'}>{children}</span>
        </StaffButton>
      </MayWork>
      <FailureNotice title={failed} detail={failure} className="order-last w-full" />
    </>
  );
}
