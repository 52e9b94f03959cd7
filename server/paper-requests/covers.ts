import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestPaper } from '#contract/leads/paper-requests.ts';
import type { Language } from '#contract/site/languages.ts';
import { builtFolder } from '#server/own-files.ts';

const folder = join(builtFolder ?? join(import.meta.dirname, '../../build'), 'mail-covers');
const covers = new Map<string, Buffer | null>();

/** The cover of a paper as drawn by the build; null without a build, in which case a mail has only the title. */
export function paperCover(paper: RequestPaper, language: Language): { name: string; content: Buffer } | null {
  const name = `${paper}-${language}`;
  if (!covers.has(name)) covers.set(name, read(join(folder, `${name}.png`)));
  const content = covers.get(name);
  return content ? { name, content } : null;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file) : null);
