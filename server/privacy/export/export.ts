import type { Language } from '#contract/site/languages.ts';
import type { ExportAnswer, Mention } from '#contract/staff/privacy.ts';
import { addressSpellings } from '#server/privacy/find/addresses.ts';
import { mentionsOf } from '#server/privacy/find/mentions.ts';
import type { DataSubject, Row, Where } from '#server/privacy/find/person.ts';
import { everythingAbout, type HeldRecords, personOf } from '#server/privacy/find/search.ts';
import { withoutTokens } from '#server/privacy/mail-files.ts';
import { mailsAbout } from '#server/privacy/repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { exportPage } from './export-page.ts';

type Options = { email: string; format: 'json' | 'html'; language: Language };

/**
 * Everything held about a person as a file: JSON for machines (GDPR art. 20), a printable page for people (art. 15).
 * Records of other people that name the address are told by place and time only: what they hold is not this person's to
 * read (art. 15(4)).
 */
export async function exportPerson(
  where: Where,
  { email, format, language }: Options,
  personHash: PersonHash,
  now = Date.now(),
): Promise<ExportAnswer> {
  const person = await personOf(where, email, personHash);
  const all = await everythingAbout(where, person);
  const files = all.find((one) => one.name === 'mail-files')?.rows.map((row) => String(row.file)) ?? [];
  const found = await Promise.all(
    all.map((one) => (one.name === 'outbox' ? withTexts(where, person, one, files) : one)),
  );
  const mentions = await mentionsOf(where, person.key);
  const day = new Date(now).toISOString().slice(0, 10);
  const name = `${language === 'de' ? 'auskunft' : 'stored-data'}-${day}.${format}`;
  if (format === 'html') {
    const content = exportPage(found, mentions, {
      email: addressSpellings(person.key).join(', '),
      language,
      company: where.companyName,
      now,
    });
    return { fileName: name, type: 'text/html; charset=utf-8', content };
  }
  const places = Object.fromEntries(found.map(({ name: place, records }) => [place, records]));
  const named = mentions.map(({ place, at }: Mention) => ({ place, at }));
  const content = { email: person.key, madeAt: new Date(now).toISOString(), ...places, mentions: named };
  return { fileName: name, type: 'application/json; charset=utf-8', content: JSON.stringify(content, null, 2) };
}

/**
 * The outbox holds no texts: a mail that no file has is written anew from what is stored, as far as that still is
 * there.
 */
async function withTexts(
  where: Where,
  person: DataSubject,
  found: HeldRecords,
  files: readonly string[],
): Promise<HeldRecords> {
  const rows = new Map((await mailsAbout(where, person)).map((row) => [row.id, row]));
  const records: Row[] = [];
  for (const record of found.records) {
    const row = rows.get(String(record.id));
    if (!row || files.some((file) => file.includes(String(record.id)))) {
      records.push(record);
      continue;
    }
    const mail = await where.renderMail(row).catch(() => null);
    records.push(mail ? { ...record, subject: mail.subject, rendered_text: withoutTokens(mail.text.trim()) } : record);
  }
  return { ...found, records };
}
