import type { ReactNode } from 'react';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { ModalBox } from './modal.tsx';

type Props<Format extends string> = {
  title: string;
  /** What the file contains. */
  children: ReactNode;
  /** Formats with their labels, the usual one first. */
  formats: readonly (readonly [Format, string])[];
  /** Requests the file's one-time URL for a format. */
  address: (format: Format) => Promise<string>;
  onClose: () => void;
};

/** Describes a file and offers it in several formats. */
export function ExportDialog<Format extends string>({ title, children, formats, address, onClose }: Props<Format>) {
  return (
    <ModalBox title={title} onClose={onClose}>
      <p className="mt-2 mb-4">{children}</p>
      <div className="flex flex-wrap items-center gap-2">
        {formats.map(([format, words]) => (
          <DownloadButton
            key={format}
            address={() => address(format)}
            title={`Als ${words} herunterladen`}
            failed="Der Export ist nicht gelungen."
            worded
          >
            {words}
          </DownloadButton>
        ))}
        <StaffButton look="row" className="text-muted sm:ml-auto" onClick={onClose}>
          Schließen
        </StaffButton>
      </div>
    </ModalBox>
  );
}
