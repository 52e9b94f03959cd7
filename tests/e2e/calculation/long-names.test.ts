import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { calculationRequest } from '#contract/leads/calculation-request.ts';
import { postJson } from '#tests/support/servers/post-json.ts';
import { site } from '#tests/support/shared/site.ts';

type Box = { word: string; left: number; top: number; right: number; bottom: number };

/** The words of a PDF with their places in points, from the top left. */
function wordsOf(pdf: Buffer): Box[] {
  const out = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  const words = out.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g);
  return [...words].map(([, left, top, right, bottom, word = '']) => ({
    word,
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
  }));
}

/** Whether two words are printed over each other, by more than the overlap of two lines. */
const collide = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

/** A4 less a margin of 18 mm, in which the full stop of the title may hang. */
const rightEdge = 595.3 - 51 + 5;

test.each([
  ['de', 'Betriebskostenabrechnungswiderspruchsbearbeitung'],
  ['en', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltung'],
  ['de', 'Unterlagen über Zuschläge & Gebühren für Lüftungsanlagen prü'],
  ['de', 'Kreditakten-Vorprüfung, Reklamationsbearbeitung/Ersatzteile'],
  ['de', '4711-0815-2026-11-27-0042-4711-0815-2026-1127-0042-4711-0815'],
  ['en', '2026/0815/4711/0042/2026/0815/4711'],
  ['de', '='.repeat(60)],
  ['de', 'vorgang_2026/11-27.rechnungseingang.nachbearbeitung_v2.final'],
])('in the PDF (%s) a process called %s stays on the page and beside its neighbours', async (language, name) => {
  const values = `${encodeURIComponent(name)};48000;8;35;48;40000;150000`;
  const answer = await postJson(site.origin + calculationRequest.path, {
    firstName: 'Pia',
    lastName: 'Beispiel',
    email: 'pia@langer-name.example',
    calculation: `calculation=${values}`,
    language,
  });
  const { downloadUrl } = (await answer.json()) as { downloadUrl: string };
  const pdf = await fetch(new URL(downloadUrl, site.origin));
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const words = wordsOf(Buffer.from(await pdf.arrayBuffer()));
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter(({ right }) => right > rightEdge)).toEqual([]);
  // The page removes such spaces from the values, the browser none from the address before them.
  const address = words.find(({ word }) => word.startsWith('http'))?.word ?? '';
  expect(address).toMatch(/^https?:\/\/[\w.:-]+\/\w+#calculation=/);
  // Copied and searched as it was typed.
  if (!/\d/.test(name)) expect(words.filter(({ word }) => /\p{L}\u200b\p{L}/u.test(word))).toEqual([]);
  const over = words.flatMap((one, at) => words.slice(at + 1).filter((other) => collide(one, other)));
  expect(over).toEqual([]);
});
