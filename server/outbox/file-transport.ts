import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { type Address, toMessage } from './message.ts';
import type { Transport } from './transport.ts';

/**
 * Writes each mail to `<folder>/mail/<time>-<id>.eml`, readable by this user only and complete or not there
 * at all. The name comes from the outbox row, so a repeated delivery replaces the file.
 */
export function fileTransport(dataFolder: string, sender: Address): Transport {
  const folder = join(dataFolder, 'mail');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (source, mail) => {
      const { message } = await composer.sendMail(toMessage(source, sender, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date(source.created_at).toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${source.id}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600, flush: true });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}
