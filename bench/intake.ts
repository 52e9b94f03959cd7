import { leadKinds } from '#contract/leads/registry.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { compare } from './http/compare.ts';
import { variedHeads } from './http/heads.ts';
import { nodeScript, onServerCpu, peerFile } from './http/peers.ts';
import { median, printLimited } from './print.ts';

const wanted = { ratio: 0.3, p99: 50 };

/** Each request is a new lead with a new idempotency key, with the user agents of different browsers. */
const script = `
local run = os.time() .. "-" .. math.random(1, 1000000000)
local agents = {${variedHeads.map((head) => JSON.stringify(head['user-agent'])).join(',')}}
local count = 0
request = function()
  count = count + 1
  local body = '{"firstName":"Erika","lastName":"Beispiel","email":"e' .. count .. '@beispiel-werk.example","phone":"+49 511 000000","message":"Wir möchten Angebote automatisch prüfen lassen und suchen einen Partner für die ersten 90 Tage. Nr. ' .. count .. '","pageSource":"KI-Plattform","buttonContext":"AIWizz Demo","buttonText":"AIWizz Demo buchen","pageUrl":"https://site.example/leistungsangebot/ki-plattform","timestamp":"2026-11-21T08:12:00.000Z","language":"de"}'
  return wrk.format("POST", "${leadKinds.contact.path}", {
    ["Content-Type"] = "application/json", ["Idempotency-Key"] = run .. "-" .. count, ["User-Agent"] = agents[count % #agents + 1],
    ["Accept"] = "*/*", ["Accept-Language"] = "de-DE,de;q=0.9,en;q=0.8", ["Accept-Encoding"] = "gzip, deflate, br, zstd",
    ["Origin"] = "https://site.example", ["Referer"] = "https://site.example/leistungsangebot/ki-plattform",
    ["Sec-Fetch-Site"] = "same-origin", ["Sec-Fetch-Mode"] = "cors", ["Sec-Fetch-Dest"] = "empty",
  }, body)
end
`;

/**
 * Durable intake over HTTP: validated, counted, with lead, mails and key on disk before the answer, compared with a
 * bare server that does only the two inserts, in the same rounds.
 */
export async function benchIntake(): Promise<void> {
  const site = await serveSite({}, onServerCpu);
  const bare = await nodeScript(18_084, 'bare-intake.ts', [peerFile('intake.sqlite', '')]);
  try {
    const path = leadKinds.contact.path;
    const ours = { url: `${site.origin}${path}`, pids: [site.pid] };
    const theirs = { url: `${bare.origin}${path}`, pids: bare.pids };
    for (const connections of [10, 64]) {
      const what = `durable leads, ${connections} connections`;
      const loads = compare({ what, ours, theirs, script, connections }, `; wanted ${wanted.ratio}`);
      const p99 = median(loads.map(({ p99Milliseconds }) => p99Milliseconds));
      printLimited('– p99', p99, wanted.p99, 'ms', 1);
    }
  } finally {
    await Promise.all([bare.end(), site.end()]);
  }
}
