import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { constantHead, type Head, variedHeads } from './http/heads.ts';
import {
  caddyProxy,
  loadCpu,
  nginxFile,
  nginxProxy,
  nodeScript,
  type Peer,
  peerFile,
  type SamePage,
  serverCpu,
} from './http/peers.ts';
import { median, print } from './print.ts';
import { startServer } from './server.ts';
import { inTurn, wrk } from './wrk.ts';

const rounds = 3;
const wanted = 0.4;

/**
 * The home page from memory: heads of 200 browsers and one constant head, straight and behind the proxies that
 * operators use, each against nginx that serves the same bytes in the same place, in the same round.
 */
export async function benchHtml(): Promise<void> {
  const site = await startServer({ cpu: serverCpu, trustProxy: '127.0.0.1' });
  for (const head of variedHeads) await answerTo(site.origin, head);
  // The best compression follows in the background.
  await wait(1500);
  const page = await answerTo(site.origin, constantHead);
  const file = await nginxFile(18_080, page);
  const bare = await nodeScript(18_081, 'bare.ts', [
    peerFile('bare-page', page.body),
    peerFile('bare-headers.json', JSON.stringify(Object.entries(page.headers).flat())),
  ]);
  console.log(`Home page, ${page.body.length} bytes of brotli; ratios to nginx with the same bytes, one core each.`);
  await compare('varied heads', site.origin, file.origin, `wanted ${wanted}`);
  await compare('one constant head', site.origin, file.origin, '', [constantHead]);
  await compare('bare node:http, varied heads', bare.origin, file.origin);
  const proxies: [string, (port: number, upstream: string) => Promise<Peer>][] = [
    ['behind nginx (HTTP/1.1, kept)', (port, upstream) => nginxProxy(port, upstream, '1.1')],
    ['behind nginx (default, HTTP/1.0)', (port, upstream) => nginxProxy(port, upstream, '1.0')],
    ['behind Caddy', caddyProxy],
  ];
  for (const [name, start] of proxies) {
    const [ours, theirs] = [await start(18_082, site.origin), await start(18_083, file.origin)];
    await compare(name, ours.origin, theirs.origin, 'nginx behind the same');
    await Promise.all([ours.stop(), theirs.stop()]);
  }
  await Promise.all([bare.stop(), file.stop()]);
  await site.stop();
}

/** Prints our rate and the median of the rounds' ratios, with the lowest and the highest. */
async function compare(
  what: string,
  ours: string,
  theirs: string,
  note = '',
  heads: readonly Head[] = variedHeads,
): Promise<void> {
  const script = inTurn(heads);
  const rate = (origin: string) => {
    const load = wrk(`${origin}/`, { seconds: 3, connections: 32, cpu: loadCpu, script });
    if (load.errors > 0) throw new Error(`${load.errors} requests of "${what}" failed`);
    return load.requestsPerSecond;
  };
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([rate(ours), rate(theirs)]);
  const ratios = pairs.map(([own, other]) => own / other);
  const [own, other] = [median(pairs.map(([one]) => one)), median(pairs.map(([, one]) => one))];
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  const told = [`nginx ${Math.round(other)}/s`, range, note].filter(Boolean).join('; ');
  print(what, `${Math.round(own)}/s`, median(ratios), told);
}

/** The page as sent, not decoded. */
function answerTo(origin: string, headers: Head): Promise<SamePage> {
  return new Promise((resolve, reject) => {
    get(origin, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const sent = Object.entries(response.headers).filter(([name]) => !/^(date|connection|keep-alive)$/.test(name));
        resolve({
          body: Buffer.concat(chunks),
          headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
        });
      });
    }).on('error', reject);
  });
}
