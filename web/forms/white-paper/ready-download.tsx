import { type MouseEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { type DownloadAnswer, downloadAnswer } from '#contract/leads/white-paper.ts';
import type { Language } from '#contract/site/languages.ts';
import { whitePaperHref } from '#contract/site/pages.ts';
import type { PublicWhitePaper } from '#contract/white-papers/public-list.ts';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';
import { Tick } from '#web/forms/form-messages.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { keepTogether } from '#web/ui/keep-together.ts';
import { useVisit } from '#web/visit.ts';
import type { WhitePaperTexts } from './texts.de.ts';

type Props = {
  texts: WhitePaperTexts;
  language: Language;
  paper: PublicWhitePaper;
  /** Path of the download link on the API's origin. */
  downloadUrl: string;
  /** Renders a link, which works without JavaScript too, instead of a button. */
  link?: boolean;
  /** Whether the form was submitted just now: a file of this site is then downloaded automatically. */
  answered: boolean;
  /** Neighbouring papers. */
  others: readonly PublicWhitePaper[];
  onStarted?: () => void;
};

type State = { status: 'idle' | 'busy' | 'failed' } | { status: 'started'; info: DownloadAnswer['downloadInfo'] };

/** Offers the paper for download and shows the outcome. */
export function ReadyDownload({ texts, language, paper, downloadUrl, link, answered, others, onStarted }: Props) {
  const { apiUrl } = useVisit();
  const [state, setState] = useState<State>({ status: 'idle' });
  const action = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!link) action.current?.focus();
  }, [link]);
  const begun = useRef(false);
  useEffect(() => {
    if (!answered || begun.current) return;
    begun.current = true;
    // A failure here is only reported when the visitor clicks.
    startDownload(apiUrl, downloadUrl, true).then(
      (info) => info && setState({ status: 'started', info }),
      () => {},
    );
  }, [answered, apiUrl, downloadUrl]);

  const start = async (event: MouseEvent) => {
    event.preventDefault();
    if (state.status === 'busy') return;
    setState({ status: 'busy' });
    try {
      const info = await startDownload(apiUrl, downloadUrl);
      if (info) setState({ status: 'started', info });
      onStarted?.();
    } catch {
      setState({ status: 'failed' });
    }
  };
  const label = { idle: texts.download, busy: texts.downloading, failed: texts.download, started: texts.again }[
    state.status
  ];
  const refer = (element: HTMLElement | null) => {
    action.current = element;
  };
  return (
    <div className="py-4 text-center">
      <div className="mb-5 flex justify-center">
        <Tick size={52} />
      </div>
      <p className="tabular text-sm font-semibold text-cobalt">{paper.number}</p>
      <p className="mx-auto mt-1 max-w-[28.2em] font-display text-item font-semibold text-balance">
        {keepTogether(paper.title)}
      </p>
      <p className="mx-auto mt-3 max-w-[28.2em]">{texts.ready}</p>
      <div className="mt-7">
        {link ? (
          <a ref={refer} href={`${apiUrl}${downloadUrl}`} rel="nofollow" onClick={start} className={buttonClass()}>
            {label}
          </a>
        ) : (
          <Button ref={refer} aria-disabled={state.status === 'busy' || undefined} onClick={start}>
            {label}
          </Button>
        )}
      </div>
      <div role="alert" className="mt-5 min-h-7 text-[0.95rem]">
        {state.status === 'failed' && <p className="font-semibold text-danger">{texts.downloadError}</p>}
        {state.status === 'started' && (
          <p className="font-semibold text-success">
            {texts.started} {state.info.fileName}
            {state.info.sizeBytes !== null && ` (${kilobytes(state.info.sizeBytes, language)})`}
          </p>
        )}
      </div>
      <Onward texts={texts} language={language} others={others} />
    </div>
  );
}

/** Next steps for the reader: neighbouring papers and a free time for a conversation. */
function Onward({ texts, language, others }: Pick<Props, 'texts' | 'language' | 'others'>) {
  const { bookingUrl } = useVisit();
  return (
    <div className="mt-4 border-t border-line pt-4 text-left text-[0.95rem]">
      {others.length > 0 && (
        <>
          <p className="font-semibold">{texts.others}</p>
          <ul>
            {others.map(({ id, number, title }) => (
              <li key={id}>
                <a href={whitePaperHref(id, language)} className="inline-flex min-h-11 items-center underline">
                  {number.split(' ')[0]} {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {bookingUrl ? (
        <SiteLink page="booking" className="inline-flex min-h-11 items-center font-semibold text-cobalt underline">
          {texts.talk}
        </SiteLink>
      ) : (
        <div className="mt-3 border-t border-line pt-3">
          <NextSlot compact words="instead" meanwhile={texts.talk} />
        </div>
      )}
    </div>
  );
}

function kilobytes(bytes: number, language: Language): string {
  return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(language === 'de' ? 'de-DE' : 'en-GB')}\u202fkB`;
}

/** Timeout of the request in milliseconds. */
const timeout = 15_000;

type Info = DownloadAnswer['downloadInfo'];

/**
 * Resolves a download link and starts the file's download.
 * @param host origin of the API, empty for the same origin
 * @param ownOnly skips a file on another site, which would open a window without a click
 * @returns null for a skipped file
 * @throws if the link is unknown or expired, or there is no response
 */
async function startDownload(host: string, downloadUrl: string, ownOnly = false): Promise<Info | null> {
  const response = await fetch(`${host}${downloadUrl}`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The download link was answered ${response.status}`);
  const { downloadInfo } = v.parse(downloadAnswer, await response.json());
  const address = new URL(downloadInfo.url, host || window.location.origin);
  const isOwn = address.origin === window.location.origin;
  if (ownOnly && !isOwn) return null;
  const link = document.createElement('a');
  link.href = address.href;
  link.download = downloadInfo.fileName;
  // Browsers display files of other sites instead of saving them, so open them in a new tab.
  if (!isOwn) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.click();
  return downloadInfo;
}
