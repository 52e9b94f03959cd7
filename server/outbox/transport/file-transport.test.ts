import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { testSettings } from '#tests/support/rows/outbox.ts';
import { sweepMailFiles } from './file-transport.ts';
import type { OutgoingMail } from './message.ts';
import { createTransport } from './transport.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mail-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const source = { id: '01a2', created_at: Date.UTC(2026, 10, 21, 9, 30) };
const plain: OutgoingMail = {
  to: { address: 'vertrieb@musterwerk-ki.example' },
  subject: 'Neue Anfrage',
  text: 'Größe: 400\n.\nEnde\n',
  html: '<p>Größe: 400</p>',
  headers: {},
};

async function written(mail: Partial<OutgoingMail>) {
  await createTransport({ ...testSettings, DATA_DIR: folder }, sampleCompany).send(source, { ...plain, ...mail });
  const [name = ''] = readdirSync(join(folder, 'mail'));
  const bytes = readFileSync(join(folder, 'mail', name));
  return { name, raw: bytes.toString('latin1'), parsed: await PostalMime.parse(bytes) };
}

test('without a mail server each mail becomes one private, complete .eml file', async () => {
  const { name, raw, parsed } = await written({});
  expect(name).toBe('2026-11-21T09-30-00.000Z-01a2.eml');
  expect(statSync(join(folder, 'mail', name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'mail')).mode & 0o777).toBe(0o700);
  expect(raw).not.toMatch(/[^\r]\n/);
  expect(parsed).toMatchObject({
    messageId: '<01a2@musterwerk-ki.example>',
    date: '2026-11-21T09:30:00.000Z',
    from: { name: 'Musterwerk KI', address: 'kontakt@musterwerk-ki.example' },
    to: [{ address: 'vertrieb@musterwerk-ki.example' }],
    subject: 'Neue Anfrage',
  });
  expect(parsed.text?.trim()).toBe('Größe: 400\n.\nEnde');
  expect(parsed.html?.trim()).toBe('<p>Größe: 400</p>');
});

test('mail files older than the limit are deleted, other files never', async () => {
  const { name } = await written({});
  writeFileSync(join(folder, 'mail', `${name}.part`), '');
  writeFileSync(join(folder, 'mail', '2020 Notizen.txt'), '');
  await sweepMailFiles(folder, source.created_at);
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(3);
  await sweepMailFiles(folder, source.created_at + 1);
  expect(readdirSync(join(folder, 'mail'))).toEqual(['2020 Notizen.txt']);
  await sweepMailFiles(join(folder, 'nowhere'), Date.now());
});

test('a mail that is written again replaces its file', async () => {
  await written({});
  await written({ subject: 'Neue Anfrage, zweiter Versuch' });
  expect(readdirSync(join(folder, 'mail'))).toHaveLength(1);
});

test.each([
  ['a line break and a header', '\r\nBcc: x@y.example', 'Bcc: x@y.example'],
  ['a lone line feed', 'Mia\nBcc: x@y.example\n\nbody', 'Mia Bcc: x@y.example body'],
  ['a Unicode line separator', 'Mia\u2028Bcc: x@y.example', 'Mia Bcc: x@y.example'],
  ['quotes', 'Mia "Bee" Beispiel\\', 'Mia "Bee" Beispiel\\'],
  ['commas and angle brackets', 'Mia, <x@y.example>, Beispiel', 'Mia, <x@y.example>, Beispiel'],
  ['an emoji', 'Mia \u{1f680} Beispiel', 'Mia \u{1f680} Beispiel'],
  ['a direction override', 'Mia \u202egro.elpmaxe\u202c', 'Mia gro.elpmaxe'],
  ['something that looks encoded', '=?utf-8?Q?=E2=80=AEBcc?=', '= ?utf-8?Q?=E2=80=AEBcc?='],
  ['half a character', 'Mia \ud83d', 'Mia \ufffd'],
  ['100 characters', 'ß'.repeat(100), 'ß'.repeat(100)],
])('a name with %s stays part of the display name', async (_what, name, shown) => {
  const { raw, parsed } = await written({ replyTo: { name, address: 'mia@visitor.example' }, subject: name });
  const header = raw.slice(0, raw.indexOf('\r\n\r\n'));
  expect(header).not.toMatch(/^bcc:/im);
  expect(Math.max(...header.split('\r\n').map((line) => line.length))).toBeLessThan(200);
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.to).toEqual([{ name: '', address: 'vertrieb@musterwerk-ki.example' }]);
  expect(parsed.replyTo).toEqual([{ name: shown, address: 'mia@visitor.example' }]);
  expect(parsed.subject).toBe(Array.from(shown).length > 78 ? `${shown.slice(0, 77)}…` : shown);
});

test.each([
  'x@y.example, z@y.example',
  'x@y.example\r\nBcc: z@y.example',
  '<x@y.example>',
  'x@y',
  'x\u202e@y.example',
])('the address %j is refused as a recipient and left out as Reply-To', async (address) => {
  await expect(written({ to: { address } })).rejects.toThrow('no valid mail address');
  expect((await written({ replyTo: { address } })).parsed.replyTo).toBeUndefined();
});

test('headers contain only ASCII, whatever address is in Reply-To', async () => {
  const { raw, parsed } = await written({ replyTo: { name: 'Jürgen', address: 'jürgen@visitor.example' } });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole ASCII range is intended
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x00-\x7f]*$/);
  expect(parsed.replyTo).toBeUndefined();
});
