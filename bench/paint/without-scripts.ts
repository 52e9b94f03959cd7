import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** The same site without any script: what remains is the cost of HTML, styles and fonts. */
export async function withoutScripts(origin: string): Promise<{ origin: string; stop: () => void }> {
  const pages = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const headers = { 'accept-language': request.headers['accept-language'] ?? '', 'accept-encoding': 'br' };
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const key = `${path} ${headers['accept-language']}`;
    if (type.startsWith('text/html') && !pages.has(key))
      pages.set(key, brotliCompressSync(stripped(await answer.text())));
    const body = pages.get(key) ?? brotliCompressSync(Buffer.from(await answer.arrayBuffer()));
    const encoded = type.startsWith('font/') ? {} : { 'content-encoding': 'br' };
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...encoded,
    });
    response.end(type.startsWith('font/') ? Buffer.from(await (await fetch(origin + path)).arrayBuffer()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return { origin: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

function stripped(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '');
}
