import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/connection/connect.ts';
import type { AnswerFromMemory } from '#server/http/answer/answer.ts';
import { freeBytes } from './disk.ts';
import { backlogOf, countSessions } from './repository.ts';
import type { Answered } from './timing.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds, from the time of a page in memory up to more than any visitor waits. */
const buckets = [0.0001, 0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of this process for Prometheus; those of the database and the disk are read on each scrape. */
export function createMetrics({ db, connections }: Pick<Database, 'db' | 'connections'>, dataFolder: string) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_http_request_seconds',
    help: 'Seconds until the response starts, by route; ready: pages served from memory',
    labelNames: ['method', 'route', 'status'] as const,
    buckets,
    registers,
  });
  const ready = requests.labels({ method: 'GET', route: 'ready', status: '200' });
  const leads = new Counter({
    name: 'site_leads_total',
    help: 'Leads stored by this process',
    labelNames: ['kind'] as const,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('site_database_up', '1 if the database answered during this scrape');
  const pending = gauge('site_outbox_pending', 'Pending mails');
  const parked = gauge('site_outbox_parked', 'Parked mails: given up, waiting for staff');
  const age = gauge('site_outbox_oldest_seconds', 'Age of the oldest pending mail; 0 if there is none');
  const webhooksPending = gauge('site_webhooks_pending', 'Pending webhook deliveries');
  const webhooksParked = gauge('site_webhooks_parked', 'Parked webhook deliveries: given up, waiting for staff');
  const hookAge = gauge(
    'site_webhooks_oldest_seconds',
    'Age of the oldest pending webhook delivery; 0 if there is none',
  );
  const sessions = gauge('site_staff_sessions', 'Staff sessions');
  const pool = new Gauge({
    name: 'site_database_connections',
    help: 'PostgreSQL connections, and calls waiting for one',
    labelNames: ['state'] as const,
    registers,
  });
  new Gauge({
    name: 'site_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set(await freeBytes(dataFolder));
    },
  });
  const onLead = (message: unknown) => {
    if (typeof message === 'string') leads.inc({ kind: message });
  };
  channel('site:lead-stored').subscribe(onLead);

  async function readDatabase(): Promise<void> {
    try {
      const now = Date.now();
      const [backlog, hooks, staff] = await Promise.all([
        backlogOf(db, 'outbox'),
        backlogOf(db, 'webhook_deliveries'),
        countSessions(db, now),
      ]);
      pending.set(backlog.pending);
      parked.set(backlog.parked);
      age.set(secondsSince(backlog.oldest, now));
      hookAge.set(secondsSince(hooks.oldest, now));
      webhooksPending.set(hooks.pending);
      webhooksParked.set(hooks.parked);
      sessions.set(staff);
      up.set(1);
    } catch {
      up.set(0);
    }
    for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    readDatabase()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });

  return {
    observe({ method, route, status, seconds }: Answered): void {
      requests.observe({ method, route, status }, seconds);
    },
    /** Measures answers from memory; this costs two clock readings. */
    counted(fromMemory: AnswerFromMemory): AnswerFromMemory {
      return (request, response) => {
        const began = performance.now();
        const answered = fromMemory(request, response);
        if (answered) ready.observe((performance.now() - began) / 1000);
        return answered;
      };
    },
    /** GET /metrics on a port of its own. @throws the system's error (port in use) unchanged */
    async serve(port: number, host: string): Promise<string> {
      server.listen(port, host).unref();
      await once(server, 'listening');
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      return `http://${host.includes(':') ? `[${host}]` : host}:${actual}/metrics`;
    },
    end: (): void => {
      server.close();
      channel('site:lead-stored').unsubscribe(onLead);
    },
  };
}

/** Seconds since a time in milliseconds; 0 for null. */
function secondsSince(moment: number | null, now: number): number {
  return moment === null ? 0 : Math.max(0, now - moment) / 1000;
}
