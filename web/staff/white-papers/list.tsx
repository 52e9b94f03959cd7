import type { AdminWhitePaper } from '#contract/staff/white-papers.ts';
import { MayWork } from '#web/staff/ui/may.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';

type Props = {
  papers: AdminWhitePaper[];
  /** The paper open beside the list. */
  openId: string | null;
  onEdit: (paper: AdminWhitePaper) => void;
  onDelete: (paper: AdminWhitePaper) => void;
};

/** All white papers in the public list's order, each with its files. */
export function WhitePaperList({ papers, openId, onEdit, onDelete }: Props) {
  return (
    <ul className="@container border-t border-line">
      {papers.map((paper) => (
        <li
          key={paper.id}
          aria-current={paper.id === openId || undefined}
          className="grid aria-[current]:bg-cobalt-wash grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-1.5 @3xl:grid-cols-[7rem_minmax(0,1fr)_auto]"
        >
          <span className="tabular text-muted wrap-anywhere @max-3xl:col-span-2">{paper.number}</span>
          <span className="min-w-0 @max-3xl:col-span-2">
            <span className="block font-semibold wrap-anywhere">{paper.title_de}</span>
            <span lang="en" className="block text-muted wrap-anywhere">
              {paper.title_en}
            </span>
          </span>
          <span className="flex flex-wrap items-center gap-x-1 @max-3xl:col-span-2 @max-3xl:-mx-2">
            <PdfLink url={paper.pdf_url} label={paper.pdf_url_en ? 'PDF de' : 'PDF'} paper={paper.number} />
            {paper.pdf_url_en && <PdfLink url={paper.pdf_url_en} label="PDF en" paper={paper.number} />}
            <MayWork>
              {' '}
              <StaffButton
                look="row"
                data-paper={paper.id}
                aria-label={`${paper.number} bearbeiten`}
                onClick={() => onEdit(paper)}
              >
                Bearbeiten
              </StaffButton>
              <StaffButton
                look="row"
                aria-label={`${paper.number} löschen`}
                onClick={() => onDelete(paper)}
                className="text-danger"
              >
                Löschen
              </StaffButton>
            </MayWork>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Only URLs that a browser can fetch become links. */
function PdfLink({ url, label, paper }: { url: string; label: string; paper: string }) {
  if (!/^(\/[^/\\]|https?:\/\/)/.test(url)) return <span className="px-2 text-muted">{label}</span>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} von ${paper}`}
      className="tool-target inline-flex items-center px-2 underline underline-offset-4"
    >
      {label}
    </a>
  );
}
