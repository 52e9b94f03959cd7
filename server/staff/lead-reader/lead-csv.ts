import { germanDateTime } from '#server/staff/german-date-time.ts';
import { csvLine } from '#server/text/csv.ts';
import type { ExportRow } from './leads-repository.ts';

/** Columns of the spec (section 9), in its order. */
const columns: readonly (readonly [title: string, value: (lead: ExportRow) => string])[] = [
  ['Datum', (lead) => germanDateTime(lead.created_at)],
  ['Name', (lead) => `${lead.first_name} ${lead.last_name}`.trim()],
  ['Email', (lead) => lead.email],
  ['Telefon', (lead) => lead.phone],
  ['Nachricht', (lead) => lead.message],
  ['Seite', (lead) => lead.page_source],
  ['Button Kontext', (lead) => lead.button_context],
  ['Button Text', (lead) => lead.button_text],
];

/** The header line. Its byte order mark makes German Excel read UTF-8. */
export function csvHead(): string {
  return `\uFEFF${csvLine(columns.map(([title]) => title))}`;
}

export function csvRow(lead: ExportRow): string {
  return csvLine(columns.map(([, value]) => value(lead)));
}
