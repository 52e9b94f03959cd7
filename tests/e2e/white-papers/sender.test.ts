import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { ensurePoppler } from '#scripts/lib/poppler.mjs';
import { root } from '#scripts/lib/root.mjs';
import { readPdf } from '#tests/support/read-pdf.ts';
import { siteWith } from '#tests/support/servers/of-file.ts';
import { site as sample } from '#tests/support/shared/site.ts';
import { until } from '#tests/support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'sender-'));
const company = {
  ...sampleCompany,
  sample: false,
  name: 'Probehaus KI',
  legalName: 'Probehaus Beratung AG',
  address: { ...sampleCompany.address, street: 'Probeweg 7', city: 'Celle' },
  responsiblePerson: 'Ada Probe',
};
writeFileSync(join(folder, 'company.json'), JSON.stringify(company));
const own = await siteWith({ COMPANY_FILE: join(folder, 'company.json') });

beforeAll(() => {
  const missing = ensurePoppler();
  if (missing) throw new Error(missing);
}, 300_000);

/** A paper as it is downloaded: its name, its words. */
async function download(origin: string, path: string) {
  let answer = await fetch(origin + path);
  // They are still being typeset.
  while (answer.status === 503) answer = await fetch(origin + path);
  const file = join(folder, 'read.pdf');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const { text, facts } = await readPdf(file);
  return {
    name: answer.headers.get('content-disposition'),
    text: text.replace(/\s+/g, ' '),
    tagged: facts.get('Tagged'),
    author: facts.get('Author'),
  };
}

test('an operator’s papers name the operator as sender, from the first download on', async () => {
  const german = await download(own.origin, '/downloads/wp5.pdf');
  expect(german.name).toBe('inline; filename="Probehaus-KI_White-Paper-5_Wirtschaftlichkeit-rechnen.pdf"');
  for (const part of [
    'Probehaus KI',
    'Probehaus Beratung AG, Probeweg 7, 30159 Celle, Deutschland',
    'Verantwortlich für den Inhalt: Ada Probe',
    'White Paper #5 09/2024, erschienen im September 2024.',
    'ein kostenloses Gespräch von 30 Minuten',
  ])
    expect(german.text).toContain(part);
  expect([german.text.includes('Musterwerk'), german.tagged]).toEqual([false, 'yes']);
  expect(german.author).toBe('Probehaus KI');
  const english = await download(own.origin, '/downloads/wp35-en.pdf');
  expect(english.text).toContain('Responsible for the content: Ada Probe');
  expect(english.text).toContain('published in August 2025. Law as of November 2026.');
}, 600_000);

test('the sample company’s papers name it as sender', async () => {
  const { name, text } = await download(sample.origin, '/downloads/wp5.pdf');
  expect(name).toContain('Musterwerk-KI_White-Paper-5_');
  expect(text).toContain('Musterwerk KI GmbH (Beispiel), Beispielallee 1, 30159 Hannover, Deutschland');
});

test('typesetting that is still running after its site has stopped leaves no incomplete folder of papers', async () => {
  const build = join(root, 'build');
  const home = join(folder, 'white-papers');
  mkdirSync(home);
  const target = join(home, 'made');
  const program = spawn(process.execPath, [join(build, 'typeset.js')], { stdio: ['pipe', 'ignore', 'ignore'] });
  program.stdin.end(JSON.stringify({ company, folder: join(build, 'typesetting'), target }));
  const ended = once(program, 'exit');
  const isBegun = () => readdirSync(home).some((part) => existsSync(join(home, part, 'downloads/wp1.pdf')));
  await until('the first paper', async () => isBegun() || undefined);
  for (const part of readdirSync(home)) rmSync(join(home, part), { recursive: true, maxRetries: 5 });
  expect((await ended)[0]).not.toBe(0);
  expect(readdirSync(home)).toEqual([]);
});
