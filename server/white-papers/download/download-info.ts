import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadAnswer } from '#contract/leads/white-paper.ts';
import type { Language } from '#contract/site/languages.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { WhitePaper } from '#server/db/schema/schema.ts';
import type { WhitePaperFile } from '#server/db/schema/site-tables.ts';
import { fileAddress, findFile } from '#server/white-papers/file-repository.ts';
import { paperFileName } from './file-name.ts';

/**
 * The data with which the download dialog starts the file: the English file if there is one and English was read.
 * @param company owner of the papers; the built-in files are saved under its name
 * @param downloadsFolder folder of the files of /downloads; null when this process does not serve them
 */
export async function downloadInfo(
  db: Db,
  paper: WhitePaper,
  language: Language,
  downloadsFolder: string | null,
  company: string,
): Promise<DownloadAnswer['downloadInfo']> {
  const url = language === 'en' && paper.pdf_url_en ? paper.pdf_url_en : paper.pdf_url;
  const title = language === 'de' ? paper.title_de : paper.title_en;
  return {
    title,
    fileName: isShipped(url) ? paperFileName(company, paper.number, title) : fileName(url, paper.number),
    url,
    sizeBytes: (await uploadedFile(db, url))?.size ?? (downloadsFolder ? await sizeOf(url, downloadsFolder) : null),
  };
}

/** Whether a URL leads to a file. Files of this site must exist; URLs elsewhere are not checked. */
export async function leadsToFile(db: Db, url: string, downloadsFolder: string): Promise<boolean> {
  if (!url.startsWith('/')) return true;
  if ((await sizeOf(url, downloadsFolder)) !== null) return true;
  const file = await uploadedFile(db, url);
  return file !== null && file.completed_at !== null && fileAddress(file) === url;
}

const isShipped = (url: string) => /^\/downloads\/wp\d+(?:-en)?\.pdf$/.test(url);

/** The name in the URL, or one made from the paper's label when the URL does not end in a name. */
function fileName(url: string, number: string): string {
  const name = /\/([\w.-]+\.pdf)(?:[?#]|$)/i.exec(url)?.[1];
  const label = number.replace(/[^\w]+/g, '-').replace(/^-|-$/g, '');
  return name ?? `white-paper-${label || 'download'}.pdf`;
}

/** A file that staff have uploaded. */
async function uploadedFile(db: Db, url: string): Promise<WhitePaperFile | null> {
  const id = /^\/downloads\/([\w-]{36})\/[\w.-]+$/.exec(url)?.[1];
  return (id && (await findFile(db, id))) || null;
}

/** Size in bytes of one of this site's own files; null for files elsewhere and missing files. */
async function sizeOf(url: string, downloadsFolder: string): Promise<number | null> {
  const name = /^\/downloads\/(\w[\w.-]*)$/.exec(url)?.[1];
  if (!name) return null;
  const file = await stat(join(downloadsFolder, name)).catch(() => null);
  return file?.isFile() ? file.size : null;
}
