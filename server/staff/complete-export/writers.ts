import type { ExportFormat } from '#contract/staff/contacts.ts';
import { csvLine } from '#server/text/csv.ts';
import { type CompleteLead, cells, columnTitles, sheetCell } from './fields.ts';

type Leads = AsyncGenerator<CompleteLead>;

/** Minimum size of a text chunk, in characters. */
const piece = 64 * 1024;

/** Writers of a complete export, which yield the file in chunks. */
export const writers: Readonly<Record<ExportFormat, (leads: Leads) => AsyncGenerator<string | Uint8Array>>> = {
  async *csv(leads) {
    // The byte order mark makes German Excel read UTF-8.
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
    // Loaded on first use, to save memory.
    const { writeXlsxStream } = await import('hucre/xlsx');
    const columns = Object.values(columnTitles).map((header) => ({ header }));
    yield* writeXlsxStream(rowsOf(leads), { name: 'Kontakte', columns, freezePane: { rows: 1 } });
  },
};

async function* rowsOf(leads: Leads) {
  for await (const lead of leads) yield cells(lead).map(sheetCell);
}
