import { type ComponentType, useRef, useState } from 'react';
import { downloadPath, whitePaper } from '#contract/leads/white-paper.ts';
import type { Language } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import type { PublicWhitePaper, ShelvedWhitePaper } from '#contract/white-papers/public-list.ts';
import { hasDraft } from '#web/forms/life-cycle/drafts.ts';
import { discardDraft } from '#web/forms/life-cycle/sending/submissions.ts';
import { useLeadForm } from '#web/forms/life-cycle/use-lead-form.ts';
import { useReturnTimer } from '#web/forms/life-cycle/use-return-timer.ts';
import { useCloseOnNavigation } from '#web/forms/opened-dialog/use-close-on-navigation.ts';
import { useDialogTexts } from '#web/forms/opened-dialog/use-dialog-texts.ts';
import { Cover } from '#web/pictures/cover.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { WhitePaperFields } from './fields.tsx';
import { type DownloadTexts, importDownloadTexts } from './load-texts.ts';
import { ReadyDownload } from './ready-download.tsx';

const name = 'white-paper-dialog';
/** Milliseconds between the start of the download and closing the dialog (spec section 9). */
const closeAfter = 2000;

export type DownloadDialogProps = {
  paper: ShelvedWhitePaper;
  /** Neighbouring papers. */
  others: readonly PublicWhitePaper[];
  /** Receives the focus on closing. */
  opener: HTMLElement;
  onClosed: () => void;
};

/** Loads the texts first, so that the dialog opens complete. */
export async function ready(language: Language): Promise<ComponentType<DownloadDialogProps>> {
  const initial = await importDownloadTexts(language);
  return (props) => <DownloadDialog initial={initial} {...props} />;
}

/** Asks for contact details and offers the paper for download (spec sections 2 and 4). Closing it resets everything. */
function DownloadDialog({
  paper,
  others,
  opener,
  onClosed,
  initial,
}: DownloadDialogProps & { initial: DownloadTexts }) {
  const { language, texts } = useDialogTexts(initial, importDownloadTexts);
  const [downloadUrl, setDownloadUrl] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const [started, setStarted] = useState(false);
  const form = useLeadForm({
    lead: whitePaper,
    schema: whitePaper.input,
    nullable: ['company'],
    unnamed: 'whitePaperId',
    name,
    page: null,
    onSuccess: (answer) => setDownloadUrl(String(answer.downloadUrl ?? '')),
    linkTo: (answer) => {
      const query = { paper: paper.id, download: String(answer.downloadUrl).slice(downloadPath.length + 1) };
      return { words: texts.request, href: hrefFor('knowledge-center', language, { query, hash: whitePaper.kind }) };
    },
  });
  const ready = form.status === 'success';
  const close = () => {
    discardDraft(name);
    onClosed();
  };
  const dismiss = () => content.current?.closest('dialog')?.close();
  useCloseOnNavigation(close);
  const holdProps = useReturnTimer(started ? closeAfter : null, dismiss);

  return (
    <Dialog
      title={ready ? texts.readyTitle : texts.title}
      lead={ready ? null : `${paper.number} – ${keepTogether(paper.title)}`}
      closeLabel={texts.close}
      locked={form.busy}
      closesOnBackdrop={() => ready || !hasDraft(name)}
      opener={opener}
      onClosed={close}
    >
      <div ref={content} {...holdProps}>
        {ready ? (
          <ReadyDownload
            texts={texts}
            language={language}
            paper={paper}
            downloadUrl={downloadUrl}
            answered
            others={others}
            onStarted={() => setStarted(true)}
          />
        ) : (
          <div className="flex items-start gap-6">
            <Cover paper={paper} drawn={paper.drawnFrom !== null} fromShelf className="w-32 shrink-0 max-sm:hidden" />
            <WhitePaperFields
              form={form}
              texts={texts}
              paper={paper}
              cancel={
                <Button look="line" aria-disabled={form.busy || undefined} onClick={() => !form.busy && dismiss()}>
                  {texts.cancel}
                </Button>
              }
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
