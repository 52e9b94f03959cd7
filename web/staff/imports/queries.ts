import {
  type ImportKind,
  type ImportPlan,
  type ImportView,
  importAnswer,
  importPaths,
  importsAnswer,
  previewAnswer,
  undoAnswer,
} from '#contract/staff/imports/imports.ts';
import { InputRefused, isRefusedWith } from '#web/staff/api/call.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';
import { readFile } from './file/read-file.ts';

const { list } = importPaths;
const one = (id: string) => itemPath(list, id);

export const importsQuery = (api: StaffApi) => api.query(['imports'], list, importsAnswer);

/** Parses a file in the browser and uploads its rows part by part. @param sent called with the progress, from 0 to 1 */
export async function uploadRows(api: StaffApi, kind: ImportKind, file: File, sent: (share: number) => void) {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new InputRefused(
      'Die Datei lässt sich nicht öffnen. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal.',
    );
  });
  const { headings, parts } = await readFile(new Uint8Array(bytes));
  const body = { kind, fileName: file.name, headings };
  const { import: begun } = await api.request('POST', list, importAnswer, { body });
  const sendPart = async (part: number, rows: (typeof parts)[number]) => {
    const send = () =>
      api.send('PUT', `${one(begun.id)}/parts`, { body: { part, rows, last: part === parts.length - 1 } });
    // A part whose answer was lost is sent again.
    await send().catch((error: unknown) => {
      if (!isRefusedWith(0, error)) throw error;
      return send();
    });
    sent((part + 1) / parts.length);
  };
  try {
    for (const [part, rows] of parts.entries()) await sendPart(part, rows);
  } catch (error) {
    // Otherwise the stored rows would wait for the rest until the next day.
    await dropImport(api, begun.id).catch(() => {});
    throw error;
  }
  return begun;
}

export const previewImport = (api: StaffApi, id: string, body: ImportPlan) =>
  api.request('POST', `${one(id)}/plan`, previewAnswer, { body });

/** Runs the rest of an import. @param heard called after each part */
export async function runImport(
  api: StaffApi,
  from: ImportView,
  heard: (now: ImportView) => void,
): Promise<ImportView> {
  let now = from;
  do {
    const answer = await api.request('POST', `${one(now.id)}/run`, importAnswer, { body: { part: now.nextPart } });
    now = answer.import;
    heard(now);
  } while (now.state === 'running');
  return now;
}

/** Undoes an import. @param changed also deletes records that were changed since */
export async function undoImport(api: StaffApi, id: string, changed: boolean) {
  for (;;) {
    const answer = await api.request('POST', `${one(id)}/undo`, undoAnswer, { body: { changed } });
    if (answer.import.state === 'undone') return answer;
  }
}

export const dropImport = (api: StaffApi, id: string) => api.send('DELETE', one(id));
