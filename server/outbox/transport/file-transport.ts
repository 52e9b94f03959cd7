import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Address, toMessage } from './message.ts';
import type { Transport } from './transport.ts';

/**
 * Writes each mail to `<folder>/mail/<time>-<id>.eml`, atomically and readable by this user only. The file name comes
 * from the outbox row, so a repeated delivery replaces the file.
 */
export function fileTransport(dataFolder: string, sender: Address): Transport {
  const folder = folderOf(dataFolder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (source, mail) => {
      const { message } = await composer.sendMail(toMessage(source, sender, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${fileTime(source.created_at)}-${source.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

/** Deletes the files of mails older than `before` (milliseconds since 1970), including half-written ones. */
export async function sweepMailFiles(dataFolder: string, before: number): Promise<void> {
  const folder = folderOf(dataFolder);
  const names = await readdir(folder).catch(() => []);
  const limit = fileTime(before);
  const old = names.filter((name) => /\.eml(\.part)?$/.test(name) && name < limit);
  for (const name of old) await rm(join(folder, name), { force: true });
}

function folderOf(dataFolder: string): string {
  return join(dataFolder, 'mail');
}

/** A timestamp that sorts as text. */
function fileTime(moment: number): string {
  return new Date(moment).toISOString().replaceAll(':', '-');
}
