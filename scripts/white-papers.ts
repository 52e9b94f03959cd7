import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { buildFolder } from './lib/build/folder.ts';
import { fromCache } from './lib/cache.ts';
import { fontFolders } from './lib/fonts.ts';
import { paperDocument } from './white-papers/document.ts';
import { factsOf, type PaperSource, papersFolder, plainTextOf, readPaper } from './white-papers/source.ts';

// Typesets the white papers as tagged PDFs (PDF/UA-1): build/client/downloads/wp{n}.pdf and wp{n}-en.pdf, and in
// build/papers those that are only sent by mail. What a paper is made of is hashed, and a PDF made from the same before
// is taken from .cache.
const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/white-papers');
const downloads = join(buildFolder, 'client/downloads');
const mailed = join(buildFolder, 'papers');
const require = createRequire(import.meta.url);
const engine = `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-gnu`;

type Source = { mainFileContent: string };
type Typeset = { result: { numOfPages: number } | null };
type Compiler = {
  compile(source: Source): Typeset;
  pdf(source: Source, options: { pdfStandard: string }): Uint8Array;
};
let compiler: Compiler | null = null;

function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

function startCompiler(): Compiler {
  const { NodeCompiler } = require(engine) as { NodeCompiler: { create(options: object): Compiler } };
  return NodeCompiler.create({ workspace: papersFolder, fontArgs: [{ fontPaths: fontFolders }] });
}

/** Of each paper on the list, in each language, what is told of it. */
function ofPapers<T>(told: (paper: PaperSource) => T) {
  const inLanguages = (id: string) => Object.fromEntries(languages.map((one) => [one, told(readPaper(id, one))]));
  return Object.fromEntries(builtInWhitePapers.map(({ id }) => [id, inLanguages(id)]));
}
// What the page of each paper says of it, and what the search finds in it.
writeFileSync(join(buildFolder, 'white-papers.json'), JSON.stringify(ofPapers(factsOf)));
writeFileSync(join(buildFolder, 'white-paper-texts.json'), JSON.stringify(ofPapers(plainTextOf)));

if (!isInstalled(engine)) {
  // Everything else of the site works; the list still names the papers.
  console.log('White papers are not typeset: their engine is not available for this system.');
  process.exit(0);
}

const template = readFileSync(join(papersFolder, 'template.typ'));

/** Set a little tighter where that spares a last page of a few lines. */
function fitting(source: PaperSource, engine: Compiler): Source {
  const loose = { mainFileContent: paperDocument(source) };
  const tight = { mainFileContent: paperDocument(source, true) };
  const pages = (variant: Source) => engine.compile(variant).result?.numOfPages ?? 0;
  return pages(tight) < pages(loose) ? tight : loose;
}

/** Typesets a paper in one language, or takes what was typeset from the same before. */
function typeset(folder: string, language: Language, file: string): void {
  const source = readPaper(folder, language);
  const mainFileContent = paperDocument(source);
  const made = createHash('sha256').update(engine).update(template).update(mainFileContent).digest('hex');
  fromCache(cache, `${made.slice(0, 32)}.pdf`, file, () => {
    compiler ??= startCompiler();
    return compiler.pdf(fitting(source, compiler), { pdfStandard: 'ua-1' });
  });
}

for (const folder of [cache, downloads, mailed]) mkdirSync(folder, { recursive: true });
for (const language of languages) {
  for (const { id } of builtInWhitePapers) {
    typeset(id, language, join(downloads, `wp${id}${language === 'de' ? '' : '-en'}.pdf`));
  }
  for (const id of [...privateEquityPapers, ...organisationPapers]) {
    typeset(id, language, join(mailed, `${id}-${language}.pdf`));
  }
}
