import type { Context } from 'hono';
import * as v from 'valibot';
import { type AuditExportFormat, auditActionNames, auditExportFormats, auditPaths } from '#contract/staff/audit.ts';
import { type EntryFilter, findEntries } from '#server/audit/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { AuditRow } from '#server/db/schema/audit-tables.ts';
import { json } from '#server/http/answer/json.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import type { Services } from '#server/services.ts';
import { listStaff } from '#server/staff/account/repository.ts';
import { fileDownload, newDownload } from '#server/staff/one-time-download.ts';
import { recordedFilter } from '#server/staff/recording/recorded-filter.ts';
import { csvLine } from '#server/text/csv.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { auditFilterInput, entryFilter, filterNote } from './filter.ts';

const purpose = 'audit-export';
/** Entries in memory at a time. */
const pageSize = 1000;
export const auditExportInput = v.object({
  ...auditFilterInput.entries,
  format: v.picklist(auditExportFormats, 'format.invalid'),
});

type Format = { head: string; line: (entry: AuditRow) => string };

const formats: Record<AuditExportFormat, Format> = {
  csv: {
    // The byte order mark makes German Excel read UTF-8.
    head: `\uFEFF${csvLine(['Nr.', 'Zeit (UTC)', 'Wer', 'Vorgang', 'Kennung', 'Angaben', 'Prüfwert'])}`,
    line: ({ seq, at, actor, action, subject, details, hash }) => {
      const detailTexts = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
      // A newer version may have stored actions that this one does not know.
      const name = Object.hasOwn(auditActionNames, action) ? auditActionNames[action] : action;
      return csvLine([String(seq), isoTime(at), actor, name, subject, detailTexts.join(', '), hash]);
    },
  },
  jsonl: {
    head: '',
    line: ({ at, previous_hash: previousHash, hash, ...entry }) =>
      `${JSON.stringify({ ...entry, at: isoTime(at), previousHash, hash })}\n`,
  },
};

/** POST: a URL for the entries of this filter, as a file that can be downloaded once. */
export function createAuditExport({ database: { db }, secret }: Services) {
  const personHash = createPersonHash(secret);
  return async (c: Context): Promise<Response> => {
    const input = await readJson(c, auditExportInput);
    const { format, ...filter } = input;
    const actors = (await listStaff(db)).map(({ username }) => username);
    const { subject, details } = filterNote(filter, actors, personHash);
    const note = { subject, details: { ...recordedFilter(filter), ...details, format } };
    return json(c, { url: `${auditPaths.export}/${await newDownload(c, purpose, input, { ...note, format })}` });
  };
}

/** GET: the entries at the time of the download, the newest first. */
export function downloadAuditExport({ database: { db, patient }, secret }: Services) {
  const personHash = createPersonHash(secret);
  return fileDownload(db, purpose, {
    name: 'audit-log',
    input: auditExportInput,
    format: ({ format }) => format,
    write: ({ format, ...filter }) => write(patient, entryFilter(filter, personHash), formats[format]),
  });
}

async function* write(db: Db, filter: EntryFilter, { head, line }: Format): AsyncGenerator<string> {
  let text = head;
  let below: number | null = null;
  do {
    const entries: AuditRow[] = await findEntries(db, filter, below, pageSize);
    yield text + entries.map(line).join('');
    text = '';
    below = entries.length < pageSize ? null : (entries.at(-1)?.seq ?? null);
  } while (below !== null);
}
