import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, root } from './files.ts';

const germanFiles = projectFiles(/^(web|server|contract)\/.*\.de\.ts$/);

/** Placeholders such as {papers}: a number written out in only one language would go stale there. */
const blanks = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted().join();

/**
 * Paths at which two texts differ in shape: a key, list entry or {placeholder} in only one of them, or an empty text.
 */
function differences(de: unknown, en: unknown, path: string): string[] {
  if (typeof de !== typeof en || Array.isArray(de) !== Array.isArray(en)) return [path];
  if (typeof de === 'string' && typeof en === 'string') {
    if (!de.trim() || !en.trim()) return [`${path} is empty`];
    return blanks(de) === blanks(en) ? [] : [`${path} fills in something else in each language`];
  }
  if (typeof de !== 'object' || de === null || en === null) return [];
  const keys = new Set([...Object.keys(de), ...Object.keys(en as object)]);
  return [...keys].flatMap((key) =>
    key in (de as object) && key in (en as object)
      ? differences((de as Record<string, unknown>)[key], (en as Record<string, unknown>)[key], `${path}.${key}`)
      : [`${path}.${key} stands in one language only`],
  );
}

test.each(germanFiles)('%s and its English counterpart have the same shape', async (file) => {
  const de = (await import(join(root, file))) as Record<string, unknown>;
  const en = (await import(join(root, file.replace('.de.ts', '.en.ts')))) as Record<string, unknown>;
  expect(differences(de.de, en.en, file)).toEqual([]);
});

/** Empty phrases (see CONTRIBUTING.md, "Words"). */
const fillers =
  /ganzheitlich|maßgeschneidert|innovative?[nrs]?\b|zukunftssicher|potenziale? heben|nahtlos|in der heutigen zeit|game.?changer|mehrwert|\bunlock|\bleverag|seamless|cutting-edge|\bempower|\bjourney|\belevate|in today's world/i;

test.each(
  projectFiles(/^(web|server|contract)\/.*(texts|messages)\.(de|en)\.ts$/),
)('%s has no filler and no exclamation mark', async (file) => {
  const module = (await import(join(root, file))) as Record<string, unknown>;
  const faults: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (fillers.test(value) || (value.includes('!') && !given.has(value))) faults.push(`${path}: ${value}`);
    } else if (typeof value === 'object' && value)
      for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
  };
  look(module.de ?? module.en, file);
  expect(faults).toEqual([]);
});

test.each(projectFiles(/^web\/forms\/.*texts\.(de|en)\.ts$/))('%s has error messages in one style', async (file) => {
  const module = (await import(join(root, file))) as Record<string, { errors?: Record<string, string> }>;
  const errors = Object.values((module.de ?? module.en)?.errors ?? {});
  // Put new ones into web/forms/texts/field-errors.*.ts.
  expect(errors.filter((error) => !/^(Bitte|Please) [^?!]+[^.?!]$/.test(error) && !given.has(error))).toEqual([]);
});

/** Texts prescribed literally by the specification. */
const given = new Set([
  'First name is required',
  'Last name is required',
  'Valid email address is required',
  'Message is required',
  'Nachricht erfolgreich gesendet!',
  'Erfolgreich angemeldet!',
  'Inquiry Successfully Sent!',
  'Message sent successfully!',
  'Subscribed successfully!',
]);

/** All sentences of a text, except those that only search engines read. */
function sentencesOf(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'object' || text === null) return [];
  return Object.entries(text).flatMap(([key, value]) =>
    key === 'meta' || key === 'keywords' ? [] : sentencesOf(value),
  );
}
const pageTexts = projectFiles(/^web\/pages\/[^/]+\/texts\.(de|en)\.ts$/);
const sentencesIn = async (file: string) => sentencesOf(await import(join(root, file)));

test.each(
  pageTexts.filter((file) => file.includes('.de.')),
)('%s mentions the English name of the KI-Verordnung at most once, and no other name', async (file) => {
  const sentences = (await sentencesIn(file)).join(' ');
  expect(sentences.match(/KI-Verordnung \(AI\sAct\)/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(sentences.replaceAll(/KI-Verordnung \(AI\sAct\)/g, '')).not.toMatch(/AI Act|AI-Act|KI-Gesetz/);
});

test.each(
  pageTexts.filter((file) => file.includes('/ai-')),
)('%s says what the service costs, or how its price is made', async (file) => {
  const isNote = ['note'];
  const module: Record<string, object> = await import(join(root, file));
  const read = sentencesOf(JSON.parse(JSON.stringify(module, (key, value) => (isNote.includes(key) ? '' : value))));
  expect(read.join(' ')).toMatch(
    /Preis\b.*(steht|nennt|vorher)|Angebot, vor Beginn|Festpreis|quoted|Fixed price|price of each/i,
  );
});
