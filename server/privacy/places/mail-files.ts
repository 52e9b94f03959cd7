import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { texts } from '#server/mails/lead-notification/texts.ts';
import { emailKey } from '#server/person/email-key.ts';
import { addressMatcher, addressSpellings } from './addresses.ts';
import type { DataSubject, Row } from './person.ts';

/**
 * Written mails (DATA_DIR/mail) of the person: those of the outbox rows found (matched by the id in the file name),
 * those to the address, and those to staff about a lead of the address, whose row may be gone. A process sees only its
 * own folder.
 */
export async function mailFilesOf(dataFolder: string, { key, mailIds }: DataSubject): Promise<Row[]> {
  const ids = new Set(mailIds);
  const found: Row[] = [];
  for await (const { file, raw } of mailFiles(dataFolder)) {
    if (ids.has(mailIdIn(file)) || isOf(key, raw)) found.push({ file, ...(await contentOf(raw)) });
  }
  return found;
}

/** Written mails of others that mention the address, and the lead that each is about. */
export async function mailFilesNaming(
  dataFolder: string,
  key: string,
): Promise<{ file: string; leadId: string | null }[]> {
  const names = addressMatcher(key);
  const found: { file: string; leadId: string | null }[] = [];
  for await (const { file, raw } of mailFiles(dataFolder)) {
    const plain = unquoted(raw).toLowerCase();
    // Cheap check first: most mails need no parsing.
    if (!addressSpellings(key).some((spelling) => plain.includes(spelling)) || isOf(key, raw)) continue;
    const { subject, mail_text: text } = await contentOf(raw);
    if (!names(`${subject} ${text}`)) continue;
    // The link to the lead is a line of its own; lines that a visitor typed begin with `>`.
    found.push({ file, leadId: /^https?:\S+(?:[?&]lead=|\/)([0-9a-f-]{36})$/m.exec(text)?.[1] ?? null });
  }
  return found;
}

/** @throws Error when an existing file cannot be deleted */
export async function deleteMailFiles(dataFolder: string, files: readonly Row[]): Promise<void> {
  for (const { file } of files) await rm(join(dataFolder, 'mail', String(file)), { force: true });
}

async function* mailFiles(dataFolder: string): AsyncGenerator<{ file: string; raw: string }> {
  const folder = join(dataFolder, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => /\.eml(\.part)?$/.test(name));
  // Names begin with the time: the newest first.
  for (const file of files.sort().reverse()) {
    yield { file, raw: await readFile(join(folder, file), 'utf8').catch(() => '') };
  }
}

/** The outbox id in a file name, or ''. */
export function mailIdIn(file: string): string {
  return /([0-9a-f]{8}-[0-9a-f-]{27})\.eml/.exec(file)?.[1] ?? '';
}

/**
 * Tells whether the mail goes to a visitor with this address, or notifies staff of a lead from it. The recipient of a
 * mail to staff says nothing about the lead: the Reply-To header does, or else the table in the text. Only mails to
 * visitors have an X-Auto-Response-Suppress or List-Unsubscribe header.
 */
function isOf(key: string, raw: string): boolean {
  const [head = ''] = raw.split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const address = (header: string) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(header));
    return line && emailKey(/<([^<>]*)>\s*$/.exec(line)?.[1] ?? line.slice(header.length));
  };
  const toVisitor = lines.some((line) => /^(x-auto-response-suppress|list-unsubscribe):/i.test(line));
  if (toVisitor) return address('to:') === key;
  const about = address('reply-to:');
  return about === undefined ? tableNames(key, raw) : about === key;
}

/**
 * Tells whether the table of a mail to staff names this address. Needed for addresses with characters that a Reply-To
 * header may not contain. Lines that a visitor typed begin with `>`.
 */
function tableNames(key: string, raw: string): boolean {
  const row = new RegExp(`^${texts.labels.email}: +(\\S+)\\s*$`, 'm').exec(unquoted(raw));
  return emailKey(row?.[1] ?? '') === key;
}

/** Decodes quoted-printable (RFC 2045, 6.7). */
function unquoted(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
}

async function contentOf(raw: string): Promise<{ subject: string; mail_text: string }> {
  const { subject = '', text = '' } = await PostalMime.parse(raw);
  return { subject, mail_text: withoutTokens(text.trim()) };
}

/** Removes the signed part of links: anyone who reads an export must not be able to act as the person. */
export function withoutTokens(text: string): string {
  // Each link is matched once and on its own: a visitor's message may nest thousands of links in each other.
  return text.replace(/https?:\S+/g, (link) => link.replace(/[\w-]{40,}[\w.-]*/g, '…'));
}
