import { expect, test } from 'vitest';
import { testSite } from '#tests/support/rows/outbox.ts';
import { mailPreview } from './preview.ts';

test('developers can preview every mail as HTML and text', async () => {
  const app = mailPreview(testSite);
  const list = await (await app.request('/')).text();
  const links = [...list.matchAll(/(?:href|src)="\/_mails(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(links).toHaveLength(4 * (5 + 3 + 3 + 5 * 2 + 2 * 2 * 3 + 2 * 2 * 2 + 2 + 4 * 2 + 1 + 20 + 1));
  for (const path of links) expect((await app.request(path)).status).toBe(200);
  expect((await app.request('/unknown/html')).status).toBe(404);
});
