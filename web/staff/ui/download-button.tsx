import { useChange } from '#web/staff/api/use-change.ts';
import { FailureNotice } from './failure-notice.tsx';
import { LineIcon } from './line-icon.tsx';
import { MayWork } from './may.tsx';
import { StaffButton } from './staff-button.tsx';

/** Lets the browser fetch a file. @param name what it is called, where the server does not say */
export function openDownload(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Lets the browser keep text as a file. */
export function saveAsFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  openDownload(url, name);
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type Props = {
  /** Asks for the one-time address of the file. */
  address: () => Promise<string>;
  title: string;
  /** Headline of a failure, which stands in a line of its own. */
  failed: string;
  /** Whether its words are shown on narrow screens too. */
  worded?: boolean;
  children: string;
};

/** Asks for the address of a file and opens it as an ordinary download. */
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
          <LineIcon name="download" />
          <span className={worded ? '' : 'max-sm:sr-only'}>{children}</span>
        </StaffButton>
      </MayWork>
      <FailureNotice title={failed} detail={failure} className="order-last w-full" />
    </>
  );
}
