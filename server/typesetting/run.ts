import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Company } from '#contract/site/company.ts';
import { senderOf } from '#contract/white-papers/sender.ts';
import { openEngine, type PaperSheet, typeset, typesetting } from './engine.ts';

/** The input of this process, as JSON on standard input. */
export type Order = { company: Company; folder: string; target: string };

// Typesets all papers with their sender, in a process of its own so that the server keeps responding. The target folder
// appears only when all papers are complete.
const { company, folder, target } = JSON.parse(await text(process.stdin)) as Order;
const part = `${target}.${process.pid}.part`;
const compiler = openEngine(folder);
const sheets = JSON.parse(readFileSync(join(folder, typesetting.sheets), 'utf8')) as PaperSheet[];
try {
  // All folders first: the next start of the site deletes them, where this process has outlived its own. Then it must
  // fail instead of finishing without the papers that it had already written.
  for (const { file } of sheets) mkdirSync(dirname(join(part, file)), { recursive: true });
  for (const sheet of sheets)
    writeFileSync(join(part, sheet.file), typeset(compiler, sheet, senderOf(company, sheet.language)));
  renameSync(part, target);
} finally {
  rmSync(part, { recursive: true, force: true });
}
