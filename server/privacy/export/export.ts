import { officeDay } from '#contract/office-time/office.ts';
import type { Language } from '#contract/site/languages.ts';
import type { ExportAnswer, Mention } from '#contract/staff/privacy.ts';
import { mentionsOf } from '#server/privacy/find/mentions.ts';
import { type HeldRecords, personOf, recordsAbout } from '#server/privacy/find/search.ts';
import { addressSpellings } from '#server/privacy/places/addresses.ts';
import { mailIdIn, withoutTokens } from '#server/privacy/places/mail-files.ts';
import type { DataSubject, Row, Where } from '#server/privacy/places/person.ts';
import { mailsAbout } from '#server/privacy/places/repository.ts';
import { inPortions, portions } from '#server/privacy/portions.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { exportPage } from './export-page.ts';

/** Mails rendered anew before other requests are served: each one queries the database and lays out its text. */
const mailsAtATime = 10;

type Options = { email: string; format: 'json' | 'html'; language: Language };

/**
 * Exports everything held about a person as a file: JSON for machines (GDPR art. 20), a printable page for people (art.
 * 15). For other people's records that mention the address it gives only place and time: this person has no right to
 * read their content (art. 15(4)). Everything is found before the first chunk of `content`.
 */
export async function exportPerson(
  where: Where,
  { email, format, language }: Options,
  personHash: PersonHash,
): Promise<Omit<ExportAnswer, 'content'> & { content: AsyncGenerator<string> }> {
  const person = await personOf(where, email, personHash);
  const all = await recordsAbout(where, person);
  const files = all.find((one) => one.name === 'mail-files')?.rows.map((row) => mailIdIn(String(row.file))) ?? [];
  const found: HeldRecords[] = [];
  for (const one of all) found.push(one.name === 'outbox' ? await withTexts(where, person, one, new Set(files)) : one);
  const mentions = await mentionsOf(where, person.key);
  const now = Date.now();
  const fileName = `${language === 'de' ? 'auskunft' : 'stored-data'}-${officeDay(now)}.${format}`;
  if (format === 'html') {
    const email = addressSpellings(person.key).join(', ');
    const content = exportPage(found, mentions, { email, language, company: where.companyName, now });
    return { fileName, type: 'text/html; charset=utf-8', content };
  }
  const content = exportJson(found, mentions, person.key, now);
  return { fileName, type: 'application/json; charset=utf-8', content };
}

/** One object with a list for each place, in chunks. */
async function* exportJson(
  found: readonly HeldRecords[],
  mentions: readonly Mention[],
  email: string,
  now: number,
): AsyncGenerator<string> {
  yield `{\n  "email": ${JSON.stringify(email)},\n  "madeAt": ${JSON.stringify(isoTime(now))}`;
  const named = { name: 'mentions', records: mentions.map(({ place, at }): Row => ({ place, at })) };
  for (const { name, records } of [...found, named]) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let before = '';
    for await (const some of portions(records)) {
      yield before + some.map((record) => `\n    ${indented(record)}`).join(',');
      before = ',';
    }
    yield records.length > 0 ? '\n  ]' : ']';
  }
  yield '\n}\n';
}

const indented = (record: Row) => JSON.stringify(record, null, 2).replaceAll('\n', '\n    ');

/** The outbox stores no texts: a mail without a file is rendered from the stored data, as far as that still exists. */
async function withTexts(
  where: Where,
  person: DataSubject,
  found: HeldRecords,
  filed: ReadonlySet<string>,
): Promise<HeldRecords> {
  const rows = new Map((await mailsAbout(where, person)).map((row) => [row.id, row]));
  const withText = async (record: Row) => {
    const row = filed.has(String(record.id)) ? undefined : rows.get(String(record.id));
    const mail = row && (await where.renderMail(row).catch(() => null));
    return mail ? { ...record, subject: mail.subject, rendered_text: withoutTokens(mail.text.trim()) } : record;
  };
  const records = await inPortions(found.records, (some) => Promise.all(some.map(withText)), mailsAtATime);
  return { ...found, records };
}
