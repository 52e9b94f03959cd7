import type { DownloadAnswer } from '#contract/leads/white-paper.ts';

/** Longest wait for the answer in milliseconds. */
const timeout = 15_000;

type Info = DownloadAnswer['downloadInfo'];

/**
 * Asks the backend what a download link leads to and starts the file's download.
 * @param host backend host, empty for the same origin
 * @throws when the link is unknown or expired, or nobody answers
 */
export async function startDownload(host: string, downloadUrl: string): Promise<Info> {
  const response = await fetch(`${host}${downloadUrl}`, {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`The download link was answered ${response.status}`);
  const { downloadInfo } = (await response.json()) as DownloadAnswer;
  const address = new URL(downloadInfo.url, host || window.location.origin);
  const link = document.createElement('a');
  link.href = address.href;
  link.download = downloadInfo.fileName;
  // Browsers show files of other sites instead of saving them: not in place of this page.
  if (address.origin !== window.location.origin) Object.assign(link, { target: '_blank', rel: 'noopener' });
  link.click();
  return downloadInfo;
}
