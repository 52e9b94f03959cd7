import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { day } from '#contract/durations.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import { maxFileBytes, partBytes, type UploadedAnswer, uploadPath } from '#contract/white-papers/files.ts';
import { pdfOf as pdf } from '#tests/support/pdf.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn } from '#tests/support/staff-client.ts';
import { sweepFiles } from './file-repository.ts';

/** The same file with other bytes where its cross-reference table begins. */
function withTable(good: Buffer, begin: string): Buffer {
  return Buffer.from(good.toString('latin1').replace('xref\n0 1', `${begin}j `.slice(0, 8)), 'latin1');
}

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let me: Awaited<ReturnType<typeof signIn>>;
  const db = () => site.services.database.db;
  const begin = async (name: string, size = 100) => {
    const answer = await me.call(uploadPath, { method: 'POST', body: { name, size } });
    return ((await answer.json()) as { id: string }).id;
  };
  const part = (id: string, number: number, bytes: Uint8Array) =>
    site.app.request(`${uploadPath}/${id}/${number}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/pdf' },
      body: bytes as Uint8Array<ArrayBuffer>,
    });
  const complete = (id: string) => me.call(`${uploadPath}/${id}/complete`, { method: 'POST' });
  async function upload(name: string, bytes: Buffer): Promise<string> {
    const id = await begin(name, bytes.length);
    for (let at = 0; at * partBytes < bytes.length; at++) {
      expect((await part(id, at, bytes.subarray(at * partBytes, (at + 1) * partBytes))).status).toBe(204);
    }
    return ((await (await complete(id)).json()) as UploadedAnswer).url;
  }
  let papers = 40;
  const paper = (pdf_url: string) => ({
    number: `#${papers++}`,
    title_de: 'Titel',
    title_en: 'Title',
    pdf_url,
    pdf_url_en: null,
  });
  const save = async (pdf_url: string) => {
    const answer = await me.call(adminPaths.whitePapers, { method: 'POST', body: paper(pdf_url) });
    return ((await answer.json()) as { id: string }).id;
  };

  beforeAll(async () => {
    site = await startTestSite(engine);
    me = await signIn(site);
  });
  afterAll(() => site.end());

  test('an uploaded PDF is served unchanged, at a stable URL, with headers that make it a download', async () => {
    const bytes = pdf(3 * partBytes);
    const url = await upload('Prüfung & Größe 2026.PDF', bytes);
    expect(url).toMatch(/^\/downloads\/[\w-]{36}\/pruefung-groesse-2026\.pdf$/);
    expect((await site.app.request(url)).headers.get('content-type'), 'no paper names it yet').not.toBe(
      'application/pdf',
    );
    const id = await save(url);
    const answer = await site.app.request(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="pruefung-groesse-2026.pdf"',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
    expect(hash(new Uint8Array(await answer.arrayBuffer()))).toBe(hash(bytes));
    const etag = answer.headers.get('etag') ?? '';
    expect((await site.app.request(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await site.app.request(url, { method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(bytes.length), '']);
    await me.call(`${adminPaths.whitePapers}/${id}`, { method: 'DELETE' });
    expect((await site.app.request(url)).headers.get('content-type'), 'gone with its paper').not.toBe(
      'application/pdf',
    );
  });

  test('however many clients open a file without reading it, its parts are in memory once', async () => {
    const bytes = pdf(2 * partBytes);
    const url = await upload('offen.pdf', bytes);
    await save(url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.app.request(url)));
    const readers = answers.map(({ body }) => body?.getReader());
    const first = await Promise.all(readers.map((reader) => reader?.read()));
    expect(first.map((read) => read?.value?.byteLength)).toEqual(answers.map(() => partBytes));
    expect(new Set(first.map((read) => read?.value?.buffer)).size).toBe(1);
    const late = (await site.app.request(url)).body?.getReader();
    expect((await late?.read())?.value?.buffer).toBe(first[0]?.value?.buffer);
    await Promise.all([...readers, late].map((reader) => reader?.cancel()));
  });

  test('an interrupted download resumes if the file is unchanged', async () => {
    const bytes = pdf(2 * partBytes + 100);
    const url = await upload('teil.pdf', bytes);
    await save(url);
    const size = bytes.length;
    const whole = await site.app.request(url);
    const etag = whole.headers.get('etag') ?? '';
    expect([whole.headers.get('accept-ranges'), (await whole.arrayBuffer()).byteLength]).toEqual(['bytes', size]);
    const get = async (range: string, headers: Record<string, string> = {}) => {
      const answer = await site.app.request(url, { headers: { range, ...headers } });
      const body = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length') ?? '0').toBe(String(body.length));
      return { status: answer.status, part: answer.headers.get('content-range'), body };
    };
    const parts: [string, number, number][] = [
      ['bytes=0-0', 0, 0],
      [`bytes=${partBytes - 1}-${partBytes}`, partBytes - 1, partBytes],
      [`bytes=${partBytes}-`, partBytes, size - 1],
      ['bytes=10-99999999999', 10, size - 1],
      ['bytes=0-99999999999999999999', 0, size - 1],
      ['bytes=-7', size - 7, size - 1],
    ];
    for (const [range, from, to] of parts) {
      const { status, part, body } = await get(range, { 'if-range': etag });
      expect([range, status, part]).toEqual([range, 206, `bytes ${from}-${to}/${size}`]);
      expect(body.equals(bytes.subarray(from, to + 1)), range).toBe(true);
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0', 'bytes=5-2']) {
      expect(await get(range)).toEqual({ status: 416, part: `bytes */${size}`, body: Buffer.alloc(0) });
    }
    for (const range of [`bytes=-${size + 1}`, 'bytes=0-1,4-5', 'bytes=-', 'bytes=a-b', 'lines=1-2']) {
      expect([range, (await get(range)).status]).toEqual([range, 200]);
    }
    expect((await get('bytes=0-9', { 'if-range': '"another"' })).body.length, 'another file by now').toBe(size);
    expect((await get('bytes=0-9', { 'if-none-match': etag })).status).toBe(304);
    expect((await site.app.request(url, { method: 'HEAD', headers: { range: 'bytes=0-9' } })).status).toBe(200);
    const errors = vi.spyOn(console, 'error');
    for (const name of ['%00', '%00.pdf', 'TEIL.pdf', '%ed%a0%80.pdf']) {
      const answer = await site.app.request(url.replace('teil.pdf', name));
      expect([name, answer.headers.get('content-type') === 'application/pdf', answer.status < 500]).toEqual([
        name,
        false,
        true,
      ]);
    }
    expect(errors).not.toHaveBeenCalled();
  });

  test.each<[name: string, accepted: boolean, bytes: (good: Buffer) => Buffer]>([
    ['with bytes before its header', true, (good) => Buffer.concat([Buffer.alloc(900, ' '), good])],
    ['with a little behind its end', true, (good) => Buffer.concat([good, Buffer.from('\r\n\0\0')])],
    ['whose table lies across two parts', true, () => pdf(partBytes - 12)],
    ['with an object in place of the table', true, (good) => withTable(good, '12 0 ob')],
    ['that is a web page between two marks', false, () => Buffer.from('%PDF-1.4\n<html>…</html>\n%%EOF')],
    [
      'whose table is elsewhere',
      false,
      (good) => Buffer.from(good.toString('latin1').replace(/startxref\n1/, 'startxref\n9'), 'latin1'),
    ],
    ['whose table is a web page', false, (good) => withTable(good, '<html> ')],
    ['that was cut off', false, (good) => good.subarray(0, -8)],
    ['with a kilobyte behind its end', false, (good) => Buffer.concat([good, Buffer.alloc(1100, 'x')])],
  ])('a file %s is accepted: %s', async (_name, accepted, bytes) => {
    const file = bytes(pdf(91));
    const id = await begin('x.pdf', file.length);
    for (let at = 0; at * partBytes < file.length; at++) {
      expect((await part(id, at, file.subarray(at * partBytes, (at + 1) * partBytes))).status).toBe(204);
    }
    expect((await complete(id)).status).toBe(accepted ? 200 : 422);
  });

  test('files that are not PDFs, incomplete or too large are refused', async () => {
    const id = await begin('x.pdf');
    expect((await part(id, 0, Buffer.from('<html>'))).status).toBe(422);
    expect((await part(id, 0, Buffer.alloc(0))).status).toBe(422);
    expect((await part(id, 0, Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(partBytes)]))).status).toBe(413);
    expect((await complete(id)).status, 'nothing has arrived').toBe(422);
    expect((await part(id, 0, Buffer.from('%PDF-1.7 without an end'))).status).toBe(204);
    expect((await complete(id)).status).toBe(422);
    expect((await part(id, 50, Buffer.from('x'))).status, 'behind 25 MB').toBe(413);
    expect((await part(id, 7, Buffer.from('x'))).status, 'a part is missing before it').toBe(409);
    const wrong = await me.call(uploadPath, { method: 'POST', body: { name: 'x.pdf', size: maxFileBytes + 1 } });
    expect(await wrong.json()).toMatchObject({ errors: [{ field: 'size', code: 'size.tooLarge' }] });
    for (const path of [`${uploadPath}/x/0`, `${uploadPath}/${id}/x`, `${uploadPath}/'--/0`]) {
      const answer = await site.app.request(path, {
        method: 'PUT',
        headers: { authorization: `Bearer ${me.token}` },
        body: 'x',
      });
      expect(answer.status).toBe(404);
    }
    expect((await site.app.request(`${uploadPath}/${id}/1`, { method: 'PUT', body: 'x' })).status).toBe(401);
  });

  test('a part sent again after a lost response is stored once, and refused with other content', async () => {
    const bytes = pdf(partBytes);
    const id = await begin('zweimal.pdf', bytes.length);
    const first = bytes.subarray(0, partBytes);
    expect([(await part(id, 0, first)).status, (await part(id, 0, first)).status]).toEqual([204, 204]);
    expect((await part(id, 0, Buffer.concat([Buffer.from('%PDF-1'), randomBytes(9)]))).status).toBe(409);
    await Promise.all([part(id, 1, bytes.subarray(partBytes)), part(id, 1, bytes.subarray(partBytes))]);
    const done = (await (await complete(id)).json()) as UploadedAnswer;
    expect(done.sizeBytes).toBe(bytes.length);
    expect(await (await complete(id)).json()).toEqual(done);
    expect((await part(id, 2, Buffer.from('more'))).status, 'complete is complete').toBe(409);
  });

  test('files that no paper links to are deleted after two days, those never completed after one', async () => {
    await db().deleteFrom('white_paper_files').execute();
    const used = await upload('benutzt.pdf', pdf(10));
    const unused = await upload('unbenutzt.pdf', pdf(10));
    await begin('abgebrochen.pdf');
    await save(used);
    const names = async () =>
      (await db().selectFrom('white_paper_files').select('name').orderBy('name').execute()).map(({ name }) => name);
    const now = Date.now();
    await sweepFiles(db(), now + 3600_000);
    expect(await names()).toEqual(['abgebrochen.pdf', 'benutzt.pdf', 'unbenutzt.pdf']);
    await sweepFiles(db(), now + 1.5 * day);
    expect(await names()).toEqual(['benutzt.pdf', 'unbenutzt.pdf']);
    await sweepFiles(db(), now + 3 * day);
    expect(await names(), unused).toEqual(['benutzt.pdf']);
    const chunks = await db().selectFrom('white_paper_chunks').select('file_id').execute();
    expect(chunks).toHaveLength(1);
  });
});
