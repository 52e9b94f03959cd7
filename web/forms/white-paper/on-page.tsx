import { useEffect, useRef, useState } from 'react';
import { downloadPath, whitePaper } from '#contract/leads/white-paper.ts';
import type { PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { keepTogether } from '#web/ui/keep-together.ts';
import { WhitePaperFields } from './fields.tsx';
import { ReadyDownload } from './ready-download.tsx';
import type { WhitePaperTexts } from './texts.de.ts';

export type OnPageProps = {
  texts: WhitePaperTexts;
  paper: PublicWhitePaper;
  /** Neighbouring papers. */
  others?: readonly PublicWhitePaper[];
  /** Token of the download link, after a post without JavaScript or from a dialog that was left. */
  token: string | null;
};

/** Replaces the download dialog for visitors without JavaScript and for a paper opened in a new tab. */
export function WhitePaperOnPage({ texts, paper, others = [], token }: OnPageProps) {
  const [answered, setAnswered] = useState('');
  const form = useLeadForm({
    lead: whitePaper,
    schema: whitePaper.input,
    nullable: ['company'],
    unnamed: 'whitePaperId',
    page: 'knowledge-center',
    onSuccess: ({ downloadUrl }) => setAnswered(String(downloadUrl ?? '')),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused form has been removed; do not move the focus if the visitor has moved it elsewhere.
    if (answered && document.activeElement === document.body) heading.current?.focus();
  }, [answered]);
  const downloadUrl = answered || (token ? `${downloadPath}/${token}` : '');
  return (
    <div className="sheet p-5 max-[15rem]:-mx-5 sm:p-8">
      {downloadUrl ? (
        <div id={form.name} className="scroll-mt-28">
          <h3 ref={heading} tabIndex={-1} className="text-center text-item focus-visible:outline-none">
            {texts.readyTitle}
          </h3>
          <ReadyDownload
            texts={texts}
            language={form.language}
            paper={paper}
            downloadUrl={downloadUrl}
            answered={answered !== ''}
            others={others}
            link
          />
        </div>
      ) : (
        <>
          <h3 className="text-item">{texts.title}</h3>
          <p className="tabular mt-1.5 mb-6 text-muted">
            {paper.number} – {keepTogether(paper.title)}
          </p>
          <WhitePaperFields form={form} texts={texts} paper={paper} cancel={null} />
        </>
      )}
    </div>
  );
}
