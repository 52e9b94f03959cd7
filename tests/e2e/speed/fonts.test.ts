import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hrefFor, type PageId } from '#contract/site/pages.ts';
import { awake, visitor } from '#tests/support/browser.ts';
import { browser } from '#tests/support/shared/browser.ts';
import { site } from '#tests/support/shared/site.ts';

type Node = Awaited<ReturnType<typeof documentOf>>;

async function documentOf(devtools: CDPSession) {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  return (await devtools.send('DOM.getDocument', { depth: -1 })).root;
}

const textsIn = (node: Node): Node[] =>
  node.nodeType === 3 ? [node] : (node.children ?? []).flatMap((child) => textsIn(child));

/** Texts of which the browser took a letter from a font of the machine. */
async function foreignTexts(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const texts = textsIn(await documentOf(devtools));
  expect(texts.length).toBeGreaterThan(100);
  const foreign: string[] = [];
  for (const { nodeId, nodeValue } of texts) {
    const answer = await devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => null);
    // An island replaced it meanwhile: all texts are read again.
    if (!answer) return foreignTexts(page);
    if (answer.fonts.some(({ isCustomFont }) => !isCustomFont)) foreign.push(nodeValue);
  }
  return foreign;
}

test('every character of a page is in the site’s fonts, including non-breaking hyphens', async () => {
  const { page } = await visitor(browser);
  const pages: PageId[] = ['home', 'spin-offs', 'knowledge-center', 'ai-academy'];
  for (const id of pages) {
    await page.goto(site.origin + hrefFor(id, 'de'));
    await awake(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await foreignTexts(page), id).toEqual([]);
  }
});
