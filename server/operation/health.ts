import { Hono } from 'hono';
import { minute } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { freeBytes } from './disk.ts';
import { ping } from './repository.ts';

type HealthParts = {
  db: Db;
  dataFolder: string;
  /** Milliseconds since the outbox worker of this process was last active. */
  outboxSilence: () => number;
};

/** Free bytes that the disk of DATA_DIR must have: with less, a database will soon refuse to write. */
const leastRoom = 32 * 1024 * 1024;
/** Milliseconds; the slowest mail server times out long before that. */
const longestSilence = 5 * minute;
/** Milliseconds for which a result is cached, so that health checks cannot load the database. */
const answerCounts = 1000;

export type Health = ReturnType<typeof createHealth>;

/**
 * GET /healthz: the process responds. GET /readyz: it can do all of its work and is not shutting down (503 otherwise,
 * naming what is missing). Undeliverable mails do not make a process unready: they are queued, and a metric shows them.
 */
export function createHealth({ db, dataFolder, outboxSilence }: HealthParts) {
  let ending = false;
  let known: { until: number; checks: Promise<Record<string, boolean>> } | null = null;

  async function check(): Promise<Record<string, boolean>> {
    const [database, disk] = await Promise.all([succeeds(ping(db)), hasRoom(dataFolder)]);
    return { database, disk, outbox: outboxSilence() < longestSilence };
  }

  function checks(): Promise<Record<string, boolean>> {
    if (!known || known.until < performance.now()) known = { until: performance.now() + answerCounts, checks: check() };
    return known.checks;
  }

  return {
    /** From now on this process is not ready, so that load balancers send it no more requests. */
    end(): void {
      ending = true;
    },
    routes: new Hono()
      .get('/healthz', () => answer(200, { status: 'ok' }))
      .get('/readyz', async () => {
        const found = { ...(await checks()), serving: !ending };
        const ready = Object.values(found).every(Boolean);
        return answer(ready ? 200 : 503, { status: ready ? 'ready' : 'not ready', checks: found });
      }),
  };
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status, headers: { ...securityHeaders, 'cache-control': cachePolicies.never } });
}

async function hasRoom(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) >= leastRoom;
}

function succeeds(step: Promise<void>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}
