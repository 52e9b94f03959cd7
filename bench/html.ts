import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { type Contestant, compare } from './http/compare.ts';
import { constantHead, type Head, variedHeads } from './http/heads.ts';
import {
  caddyProxy,
  nginxFile,
  nginxProxy,
  nodeScript,
  onServerCpu,
  type Peer,
  peerFile,
  type SamePage,
} from './http/peers.ts';
import { inTurn } from './wrk.ts';

const connections = 32;

/**
 * The home page from memory: heads of 200 browsers and one constant head, directly and behind the proxies that
 * operators use, each compared with nginx serving the same bytes in the same place, in the same rounds.
 */
export async function benchHtml(): Promise<void> {
  const site = await serveSite({ TRUST_PROXY: '127.0.0.1' }, onServerCpu);
  const running: { end: () => Promise<void> }[] = [site];
  const run = async (started: Promise<Peer>) => {
    const peer = await started;
    running.push(peer);
    return peer;
  };
  try {
    for (const head of variedHeads) await answerTo(site.origin, head);
    // The best compression is done in the background.
    await wait(1500);
    const page = await answerTo(site.origin, constantHead);
    console.log(`Home page, ${page.body.length} bytes of brotli; ratios to nginx with the same bytes, on one core`);
    const ours: Contestant = { url: `${site.origin}/`, pids: [site.pid] };
    const file = await run(nginxFile(18_080, page));
    const theirs = { url: `${file.origin}/`, pids: file.pids };
    const script = inTurn(variedHeads);
    compare({ what: 'varied heads', ours, theirs, script, connections }, '; wanted 0.40');
    compare({ what: 'one constant head', ours, theirs, script: inTurn([constantHead]), connections });
    const bare = await run(
      nodeScript(18_081, 'bare.ts', [
        peerFile('bare-page', page.body),
        peerFile('bare-headers.json', JSON.stringify(Object.entries(page.headers).flat())),
      ]),
    );
    const alone = { url: `${bare.origin}/`, pids: bare.pids };
    compare({ what: 'bare node:http, varied heads', ours: alone, theirs, script, connections });
    const proxies: [string, (port: number, upstream: string) => Promise<Peer>][] = [
      ['behind nginx (HTTP/1.1, kept)', (port, upstream) => nginxProxy(port, upstream, '1.1')],
      ['behind nginx (its HTTP/1.0)', (port, upstream) => nginxProxy(port, upstream, '1.0')],
      ['behind Caddy', caddyProxy],
    ];
    for (const [index, [what, start]] of proxies.entries()) {
      const before = async (port: number, { url, pids }: Contestant): Promise<Contestant> => {
        const proxy = await run(start(port, url));
        return { url: `${proxy.origin}/`, pids: [...proxy.pids, ...pids] };
      };
      const pair = { ours: await before(18_090 + 2 * index, ours), theirs: await before(18_091 + 2 * index, theirs) };
      compare({ what, ...pair, script, connections }, '; nginx stands behind the same');
    }
  } finally {
    for (const one of running.reverse()) await one.end();
  }
}

/** The page as sent, not decompressed. */
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
