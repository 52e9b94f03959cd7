import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadKinds } from '#contract/leads/registry.ts';
import { read, root } from '#tests/house/files.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { message } from '#tests/support/spec-message.ts';
import { createMetrics } from './metrics.ts';

// Dashboards and alerts refer to metrics by name: with a wrong name, a panel stays empty and an alert never fires.
const alertsFile = 'deploy/prometheus/alerts.yaml';
const dashboard = v.parse(
  v.object({
    panels: v.array(v.object({ title: v.string(), targets: v.array(v.object({ expr: v.string() })) })),
    templating: v.object({
      list: v.array(v.object({ query: v.union([v.string(), v.object({ query: v.string() })]) })),
    }),
  }),
  JSON.parse(read('deploy/grafana/dashboard.json')),
);
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const rules = [...read(alertsFile).matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
const lists = dashboard.templating.list.flatMap(({ query }) => (typeof query === 'string' ? [] : [query.query]));

/** Labels that Prometheus adds to each metric. */
const added = ['job', 'instance'];
let site: TestSite;
let metrics: ReturnType<typeof createMetrics>;
/** Names of the metrics, each with its label names. */
const given = new Map<string, string[]>([['up', []]]);

beforeAll(async () => {
  site = await startTestSite('sqlite', { RATE_LIMIT: 'off' });
  metrics = createMetrics(site.services.database, site.folder);
  expect((await site.post(leadKinds.contact.path, message)).status).toBeLessThan(300);
  metrics.observe({ method: 'POST', route: '/api/contact', status: 200, seconds: 0.02 });
  const text = await (await fetch(await metrics.serve(0, '127.0.0.1'))).text();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*?)\})? /gm)) given.set(name, labelsIn(labels));
});
afterAll(async () => {
  metrics.end();
  await site.end();
});

test.each([...shown, ...rules])('/metrics provides the metrics used by %s', (expr) => {
  const figures = figuresIn(expr);
  expect(figures.length).toBeGreaterThan(0);
  for (const { name, labels } of figures) {
    expect([...given.keys()]).toContain(name);
    expect([...added, ...(given.get(name) ?? [])]).toEqual(expect.arrayContaining(labels));
  }
});

test('the lists of the dashboard use an existing metric', () => {
  expect(lists.map((query) => /^label_values\((\w+)/.exec(query)?.[1])).toEqual(lists.map(() => expect.any(String)));
  for (const query of lists) expect([...given.keys()]).toContain(/^label_values\((\w+)/.exec(query)?.[1]);
});

test('the dashboard shows each metric of the site, memory, event loop, and each metric with an alert', () => {
  const named = new Set(shown.flatMap((expr) => figuresIn(expr).map(({ name }) => name)));
  const own = [...given.keys()].filter((name) => name.startsWith('site_'));
  const alerted = rules.flatMap((expr) => figuresIn(expr).map(({ name }) => name));
  const wanted = [...own, ...alerted, 'process_resident_memory_bytes', 'process_cpu_seconds_total'];
  expect(wanted.filter((name) => !named.has(name))).toEqual([]);
});

/** Debian's package `prometheus` provides it. */
const withPromtool = test.runIf(!spawnSync('promtool', ['--version']).error);

withPromtool('Prometheus accepts the alerts and the queries of the dashboard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-rules-'));
  const queries = shown.map((expr) => expr.replaceAll('$__rate_interval', '5m'));
  const rule = (expr: string, number: number) => `{ record: 'panel_${number}', expr: '${expr}' }`;
  writeFileSync(join(folder, 'panels.yaml'), `groups: [{ name: panels, rules: [${queries.map(rule).join(', ')}] }]`);
  const files = [join(root, alertsFile), join(folder, 'panels.yaml')];
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toContain(`${rules.length} rules found`);
});

function labelsIn(list: string): string[] {
  return [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
}

/** The metrics in a PromQL expression, each with the labels it is selected by; other names are functions. */
function figuresIn(expr: string): { name: string; labels: string[] }[] {
  const rest = expr.replace(/\b(?:by|without|on|ignoring) *\([^)]*\)|\[[^\]]*\]/g, ' ()');
  const found = rest.matchAll(/\b([a-zA-Z_]\w*)(?:\{(.*?)\}|(?![\w{]| *\())/g);
  return [...found].map(([, name = '', labels = '']) => ({ name, labels: labelsIn(labels) }));
}
