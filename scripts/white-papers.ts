import { createHash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { sampleCompany } from '#contract/site/company.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { senderOf } from '#contract/white-papers/sender.ts';
import { openEngine, type PaperSheet, typeset, typesetting } from '#server/typesetting/engine.ts';
import { buildFolder } from './lib/build/folder.ts';
import { fromCache } from './lib/cache.ts';
import { displayFont, textFonts } from './lib/fonts.ts';
import { paperDocument } from './typesetting/document.ts';
import { factsOf, type PaperSource, papersFolder, plainTextOf, readPaper } from './white-papers/source.ts';

// Typesets the white papers as tagged PDFs (PDF/UA-1): build/client/downloads/wp{n}.pdf and wp{n}-en.pdf; those that
// are only sent by mail go to build/papers. PDFs are cached in .cache by the hash of their inputs. build/typesetting
// contains everything needed to typeset them again with another sender.
const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/white-papers');
const folder = join(buildFolder, 'typesetting');
const require = createRequire(import.meta.url);
const engine = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-gnu`;

function engineFile(): string | null {
  try {
    return require.resolve(engine);
  } catch {
    return null;
  }
}

/** Reads a value for each paper on the list, in each language. */
function ofPapers<T>(read: (paper: PaperSource) => T) {
  const inLanguages = (id: string) => Object.fromEntries(languages.map((one) => [one, read(readPaper(id, one))]));
  return Object.fromEntries(builtInWhitePapers.map(({ id }) => [id, inLanguages(id)]));
}
// Facts for the pages of the papers, and their texts for the search.
writeFileSync(join(buildFolder, 'white-papers.json'), JSON.stringify(ofPapers(factsOf)));
writeFileSync(join(buildFolder, 'white-paper-texts.json'), JSON.stringify(ofPapers(plainTextOf)));

const compilerFile = engineFile();
if (!compilerFile) {
  // The rest of the site works without; the list still names the papers.
  console.log('White papers are not typeset: the typesetting engine is not available for this system.');
  process.exit(0);
}

function sheetOf(id: string, language: Language, file: string): PaperSheet {
  const source = readPaper(id, language);
  const changed = source.changes[0]?.date ?? source.date;
  return { file, language, loose: paperDocument(source), tight: paperDocument(source, true), changed };
}
const sheets = languages.flatMap((language) => [
  ...builtInWhitePapers.map(({ id, pdf }) => sheetOf(id, language, pdf[language].slice(1))),
  ...[...privateEquityPapers, ...organisationPapers].map((id) => sheetOf(id, language, `papers/${id}-${language}.pdf`)),
]);

for (const one of [
  cache,
  join(folder, typesetting.fonts),
  join(buildFolder, 'client/downloads'),
  join(buildFolder, 'papers'),
])
  mkdirSync(one, { recursive: true });
for (const font of [displayFont, ...textFonts]) copyFileSync(font, join(folder, typesetting.fonts, basename(font)));
const template = readFileSync(join(papersFolder, 'template.typ'));
const list = JSON.stringify(sheets);
writeFileSync(join(folder, 'template.typ'), template);
writeFileSync(join(folder, typesetting.sheets), list);
writeFileSync(join(folder, typesetting.version), createHash('sha256').update(template).update(list).digest('hex'));
takeOver(compilerFile, join(folder, typesetting.engine));

const compiler = openEngine(folder);
for (const sheet of sheets) {
  const sender = senderOf(sampleCompany, sheet.language);
  const made = createHash('sha256')
    .update(engine)
    .update(template)
    .update(JSON.stringify([sheet.loose, sheet.changed, sender]));
  const target = join(buildFolder, sheet.file.startsWith('papers/') ? '' : 'client', sheet.file);
  fromCache(cache, `${made.digest('hex').slice(0, 32)}.pdf`, target, () => typeset(compiler, sheet, sender));
}

/** Hard link if the disk supports it: fifty megabytes that never change are then shared by all builds. */
function takeOver(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
  }
}
