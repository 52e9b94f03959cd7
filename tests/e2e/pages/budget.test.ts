import { expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { hrefFor, type PageId, pageIds, whitePaperHref } from '#contract/site/pages.ts';
import { type FirstLoad, firstLoad } from '#tests/support/first-load.ts';
import { site } from '#tests/support/shared/site.ts';

type Budget = Record<Exclude<keyof FirstLoad, 'files'>, number>;

/** Bytes on the way to a visitor who has never been here. */
const usual: Budget = { html: 20_000, script: 119_200, style: 12_000, font: 50_000 };
/** Pages that bring more: forms at once, or a long text. Whoever takes something away lowers the number. */
const more: Partial<Record<PageId, Partial<Budget>>> = {
  home: { html: 35_000, script: 126_000 },
  contact: { script: 127_800 },
  services: { html: 20_500 },
  'knowledge-center': { html: 25_500, script: 123_500 },
  'use-cases': { html: 30_000, script: 131_500 },
  'spin-offs': { html: 20_500, script: 128_000 },
  'ai-transformation': { html: 22_000 },
  'ai-platform': { html: 24_500 },
  'private-equity-request': { script: 128_000 },
  'organisation-request': { script: 128_000 },
  booking: { script: 137_200 },
  calculator: { html: 23_200 },
};

function overspent({ files, ...bytes }: FirstLoad, budget: Budget): string[] {
  const kinds = Object.keys(usual) as (keyof Budget)[];
  const over = kinds
    .filter((kind) => bytes[kind] > budget[kind])
    .map((kind) => `${kind} ${bytes[kind]} of ${budget[kind]}`);
  return over.length > 0 ? [...over, ...files.map(([file, size]) => `${file} ${size}`)] : [];
}

test.each(
  pageIds.flatMap((page) => languages.map((language) => [page, language] as const)),
)('%s keeps its budget, %s', async (page, language) => {
  const load = await firstLoad(site.origin + hrefFor(page, language), { 'accept-language': language });
  expect(load.files.length).toBeGreaterThan(8);
  expect(overspent(load, { ...usual, ...more[page] })).toEqual([]);
});

test('the page of a white paper keeps the usual budget', async () => {
  expect(overspent(await firstLoad(site.origin + whitePaperHref('1', 'de')), usual)).toEqual([]);
});
