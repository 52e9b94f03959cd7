import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { newMail } from '#server/outbox/repository.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { createMetrics } from './metrics.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let metrics: ReturnType<typeof createMetrics>;
  let address: string;
  beforeAll(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    metrics = createMetrics(site.services.database, site.folder);
    address = await metrics.serve(0, '127.0.0.1');
  });
  afterAll(async () => {
    metrics.end();
    await site.end();
  });

  const scraped = async () => (await fetch(address)).text();

  test('metrics include leads by kind, requests by route, mails, sessions, connections and the event loop', async () => {
    const { db } = site.services.database;
    const old = newMail(
      { template: 'lead-notification', language: 'de', recipient: 'a@x.example' },
      Date.now() - 90_000,
    );
    await db
      .insertInto('outbox')
      .values([
        { ...old, next_attempt_at: Date.now() + 600_000 },
        { ...newMail(old), state: 'parked' },
      ])
      .execute();
    expect((await site.post(leadKinds.contact.path, message)).status).toBeLessThan(300);
    metrics.observe({ method: 'POST', route: '/api/contact', status: 200, seconds: 0.02 });
    const text = await scraped();
    expect(text).toContain(
      'site_http_request_seconds_bucket{le="0.025",method="POST",route="/api/contact",status="200"} 1',
    );
    expect(text).toContain('site_database_up 1');
    expect(text).toContain('site_outbox_parked 1');
    expect(Number(/site_outbox_oldest_seconds ([\d.]+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(90);
    expect(text).toContain('site_staff_sessions 0');
    expect(text).toMatch(/site_database_connections\{state="waiting"\} 0/);
    expect(Number(/site_disk_free_bytes ([\d.e+]+)/.exec(text)?.[1])).toBeGreaterThan(0);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toMatch(/site_leads_total\{kind="[a-z-]+"\} 1/);
    expect(text).not.toContain('x.example');
  });

  test('a missing disk is reported without free space, and all other metrics are still there', async () => {
    const other = createMetrics(site.services.database, '/proc/gone');
    const text = await (await fetch(await other.serve(0, '127.0.0.1'))).text();
    other.end();
    expect(text).toMatch(/^site_disk_free_bytes 0$/m);
    expect(text).toContain('site_database_up 1');
  });

  test('responses from memory are counted', async () => {
    const fromMemory = metrics.counted(() => true);
    for (let time = 0; time < 3; time++) Reflect.apply(fromMemory, null, [{}, {}]);
    expect(await scraped()).toContain('site_http_request_seconds_count{method="GET",route="ready",status="200"} 3');
  });

  test('the metrics port serves nothing else', async () => {
    expect((await fetch(new URL('/', address))).status).toBe(404);
  });
});
