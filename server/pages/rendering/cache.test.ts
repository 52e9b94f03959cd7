import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PageCache } from './cache.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** A page of this many bytes that hardly compresses. */
const page = (bytes: number) => async () => ({
  status: 200,
  html: randomBytes(bytes / 2).toString('hex'),
  headers: {},
});

test('the best compression runs for one page at a time, so that other work finds a free thread', async () => {
  const cache = new PageCache();
  const pages = { large: page(100_000), small: page(1000), other: page(1000) };
  for (const [key, render] of Object.entries(pages)) await cache.get(key, render);
  for (const [key, render] of Object.entries(pages)) await cache.get(key, render);
  while (!cache.peek('small')) await setImmediate();
  expect(cache.peek('large')).toBeDefined();
  while (!cache.peek('other')) await setImmediate();
});

test('a page whose content changes while its best compression waits is not compressed again', async () => {
  const cache = new PageCache();
  const old = await cache.get('one', page(1000));
  await cache.get('large', page(10_000));
  for (const key of ['large', 'one']) await cache.get(key, page(1000));
  cache.clear();
  await cache.get('one', page(1000));
  await cache.get('one', page(1000));
  while (!cache.peek('one')) await setImmediate();
  expect(old.settled).toBe(false);
});

test('a page evicted from the cache while its best compression waits is not kept', async () => {
  const cache = new PageCache();
  for (let n = 0; n < 2; n++) await cache.get('large', page(4_000_000));
  const gone = await askedAgain(cache, 'gone');
  for (let n = 0; n < 600; n++) await cache.get(`other ${n}`, page(2));
  await setImmediate();
  collectGarbage();
  expect(cache.peek('large')).toBeUndefined();
  expect(gone.deref()).toBeUndefined();
});

async function askedAgain(cache: PageCache, key: string) {
  await cache.get(key, page(1000));
  return new WeakRef(await cache.get(key, page(1000)));
}

test('a page that visitors keep asking for is not evicted, however many others are asked for once', async () => {
  const cache = new PageCache();
  for (let n = 0; n < 2; n++) await cache.get('home', page(2));
  while (!cache.peek('home')) await setImmediate();
  for (let n = 0; n < 700; n++) {
    await cache.get(`other ${n}`, page(2));
    expect(cache.peek('home')).toBeDefined();
  }
});
