import { leadKinds } from '#contract/leads/registry.ts';
import { print } from './print.ts';
import { startServer } from './server.ts';
import { wrk } from './wrk.ts';

const wanted = { perSecond: 10_000, p99: 50 };

/** Each request is another lead with another idempotency key. */
const script = (run: string) => `
local count = 0
request = function()
  count = count + 1
  local body = '{"firstName":"Erika","lastName":"Beispiel","email":"e' .. count .. '@beispiel-werk.example","phone":"+49 511 000000","message":"Wir möchten Angebote automatisch prüfen lassen und suchen einen Partner für die ersten 90 Tage. Nr. ' .. count .. '","pageSource":"KI-Plattform","buttonContext":"AIWizz Demo","buttonText":"AIWizz Demo buchen","pageUrl":"https://site.example/leistungsangebot/ki-plattform","timestamp":"2026-11-21T08:12:00.000Z","language":"de"}'
  return wrk.format("POST", "${leadKinds.contact.path}", { ["Content-Type"] = "application/json", ["Idempotency-Key"] = "${run}-" .. count }, body)
end
`;

/** Durable intake over HTTP: validated, lead and two mails committed to disk before the answer; 64 connections. */
export async function benchIntake(): Promise<void> {
  const site = await startServer();
  const url = `${site.origin}${leadKinds.contact.path}`;
  // The first seconds of a new process compile; they are printed, not judged.
  const cold = wrk(url, { seconds: 5, connections: 64, script: script('cold') });
  const load = wrk(url, { seconds: 8, connections: 64, script: script('warm') });
  await site.stop();
  print(
    'durable leads, first 5 s',
    `${Math.round(cold.requestsPerSecond)}/s`,
    cold.requestsPerSecond / wanted.perSecond,
    `wanted ${wanted.perSecond}/s`,
  );
  if (load.errors > 0) throw new Error(`${load.errors} requests failed`);
  print(
    'durable leads, 64 connections',
    `${Math.round(load.requestsPerSecond)}/s`,
    load.requestsPerSecond / wanted.perSecond,
    `wanted ${wanted.perSecond}/s`,
  );
  print(
    'durable leads, p99',
    `${load.p99Milliseconds.toFixed(1)} ms`,
    load.p99Milliseconds / wanted.p99,
    `limit ${wanted.p99} ms`,
  );
}
