import { Link } from 'react-router';
import { whitePaperHref } from '#contract/site/pages.ts';
import type { ListedWhitePaper } from '#contract/white-papers/public-list.ts';
import { useDownloadDialog } from '#web/forms/white-paper/use-download-dialog.tsx';
import { useLanguage } from '#web/language/language.tsx';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';

/**
 * An index like that of a book: number, month, title, and what the paper says in a sentence or two. Choosing a title
 * opens the download dialog; the link itself leads to the paper's page, as the one below it does (`more` says so).
 */
export function PaperList({ papers, more }: { papers: readonly ListedWhitePaper[]; more: string }) {
  const { language } = useLanguage();
  const { prepare, open, dialog } = useDownloadDialog(papers);
  return (
    <>
      <ol className="gap-x-16 border-y border-line lg:columns-2">
        {papers.map((paper) => {
          const [number, ...month] = paper.number.split(' ');
          const [subject, rest] = split(paper.title);
          return (
            <li key={paper.id} className="-mt-px break-inside-avoid border-t border-line">
              <a
                href={whitePaperHref(paper.id, language)}
                aria-haspopup="dialog"
                {...prepare}
                onClick={(event) => void open(event, paper.id)}
                className="group grid grid-cols-[4.25rem_1fr_auto] items-start gap-x-4 pt-4 pb-2"
              >
                <span className="tabular leading-tight">
                  <span className="block font-display text-item font-semibold text-cobalt">{number}</span>{' '}
                  <span className="mt-1 block text-meta text-muted">{month.join(' ')}</span>
                </span>
                <span id={`paper-${paper.id}`} className="leading-snug">
                  <span className="block font-semibold group-hover:text-cobalt group-hover:underline">
                    {subject}
                    {rest && <span className="sr-only">: </span>}
                  </span>
                  {rest && <span className="mt-0.5 block text-[0.95rem] first-letter:uppercase">{rest}</span>}
                </span>
                <LineIcon
                  box={20}
                  weight={1.6}
                  className="mt-0.5 stroke-muted group-hover:stroke-cobalt"
                  d="M10 3v9.5M6 9l4 4 4-4M4 17h12"
                />
              </a>
              <div className="grid grid-cols-[4.25rem_1fr_auto] gap-x-4 pb-2">
                <div className="col-start-2 max-sm:col-span-full">
                  {paper.summary && <p className="text-[0.95rem] text-pretty">{paper.summary}</p>}
                  <Link
                    to={whitePaperHref(paper.id, language)}
                    aria-describedby={`paper-${paper.id}`}
                    className="inline-flex min-h-11 items-center text-[0.95rem] font-semibold text-cobalt underline hover:text-cobalt-dark"
                  >
                    {more}
                  </Link>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
      {dialog}
    </>
  );
}

/** "Subject: what it says" in two; the line break stands for the colon, which screen readers still hear. */
function split(title: string): [string, string] {
  const at = title.indexOf(': ');
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at + 2)];
}
