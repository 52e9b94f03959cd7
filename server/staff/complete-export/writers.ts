import type { ExportFormat } from '#contract/staff/contacts.ts';
import { csvLine } from '#server/staff/contacts/csv.ts';
import { type CompleteLead, cells, columnTitles, sheetCell } from './fields.ts';

type Leads = AsyncGenerator<CompleteLead>;

/** Text that is handed on in one piece, in characters. */
const piece = 64 * 1024;

/** The files of a complete export, piece by piece. */
export const writers: Readonly<Record<ExportFormat, (leads: Leads) => AsyncGenerator<string | Uint8Array>>> = {
  async *csv(leads) {
    // The byte order mark tells German Excel of UTF-8.
    let text = `\uFEFF${csvLine(Object.values(columnTitles))}`;
    for await (const lead of leads) {
      text += csvLine(cells(lead));
      if (text.length < piece) continue;
      yield text;
      text = '';
    }
    yield text;
  },
  async *json(leads) {
    let text = '[';
    let isFirst = true;
    for await (const lead of leads) {
      text += `${isFirst ? '' : ','}\n${JSON.stringify(lead)}`;
      isFirst = false;
      if (text.length < piece) continue;
      yield text;
      text = '';
    }
    yield `${text}\n]\n`;
  },
  async *xlsx(leads) {
    // Loaded by the first who asks: the process at rest is without it.
    const { writeXlsxStream } = await import('hucre/xlsx');
    const columns = Object.values(columnTitles).map((header) => ({ header }));
    yield* writeXlsxStream(rowsOf(leads), { name: 'Kontakte', columns, freezePane: { rows: 1 } });
  },
};

async function* rowsOf(leads: Leads) {
  for await (const lead of leads) yield cells(lead).map(sheetCell);
}
