import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Person, Row } from './person.ts';

/**
 * Written mails (DATA_DIR/mail) of the person: those of outbox rows found, by the id in the file's name, and all others in which
 * the address stands. Each process sees its own folder.
 */
export async function mailFilesOf(dataFolder: string, { key, mailIds }: Person): Promise<Row[]> {
  const folder = join(dataFolder, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.part)?$/.test(name));
  const ids = new Set(mailIds);
  const found: Row[] = [];
  for (const name of names) {
    const id = /([0-9a-f]{8}-[0-9a-f-]{27})\.eml/.exec(name)?.[1] ?? '';
    if (!ids.has(id) && !(await holds(join(folder, name), key))) continue;
    found.push({ file: name });
  }
  return found;
}

/** @throws Error when a file that is there cannot be deleted */
export async function deleteMailFiles(dataFolder: string, files: readonly Row[]): Promise<void> {
  for (const { file } of files) await rm(join(dataFolder, 'mail', String(file)), { force: true });
}

async function holds(file: string, key: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.toLowerCase().includes(key);
}
