import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Language } from '#contract/site/languages.ts';
import type { PaperSender } from '#contract/white-papers/sender.ts';

/**
 * A paper as Typst source, in a loose and a slightly tighter setting, its PDF's path in a folder of papers, and the
 * month of its last change (`2026-11`).
 */
export type PaperSheet = { file: string; language: Language; loose: string; tight: string; changed: string };

/** Names within the folder that the build makes for typesetting. The folder is self-contained. */
export const typesetting = { engine: 'typst.node', fonts: 'fonts', sheets: 'sheets.json', version: 'version' } as const;

type Source = { mainFileContent: string; inputs: { sender: string } };
type Compiler = {
  compile(source: Source): { result: { numOfPages: number } | null };
  pdf(source: Source, options: { pdfStandard?: string }): Uint8Array;
};
type Engine = { NodeCompiler: { create(options: object): Compiler } };

/** Opens the engine of a typesetting folder. @throws Error when it does not fit this system */
export function openEngine(folder: string): Compiler {
  const { NodeCompiler } = createRequire(import.meta.url)(join(folder, typesetting.engine)) as Engine;
  return NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, typesetting.fonts)] }] });
}

/** Typesets a paper as a tagged PDF (PDF/UA-1), in the tighter setting if that saves a page. */
export function typeset(compiler: Compiler, sheet: PaperSheet, sender: PaperSender): Uint8Array {
  const inputs = { sender: JSON.stringify(sender) };
  const loose = { mainFileContent: sheet.loose, inputs };
  const tight = { mainFileContent: sheet.tight, inputs };
  const pages = (source: Source) => compiler.compile(source).result?.numOfPages ?? 0;
  return changedIn(sheet.changed, compiler.pdf(pages(tight) < pages(loose) ? tight : loose, { pdfStandard: 'ua-1' }));
}

/** Typst gives both dates the day of publication. The new ones are as long, so that all objects stay where they are. */
function changedIn(month: string, pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf)
    .toString('latin1')
    .replace(/(\/ModDate \(D:)\d{6}/, `$1${month.replace('-', '')}`)
    .replace(/(<xmp:ModifyDate>)\d{4}-\d\d/, `$1${month}`);
  return Buffer.from(text, 'latin1');
}
