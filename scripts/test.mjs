// `npm test`: everything that CI checks, in one command. Installs what it needs if permitted.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureArial, ensureChromium } from './lib/browser.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfChanged } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { ensurePoppler } from './lib/poppler.mjs';
import { root } from './lib/root.mjs';

installIfChanged({ withTools: true });
const node = pinnedNode();
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
const bin = (name) => join(root, 'node_modules', name);
let passed = 0;
let failed = 0;
/** Failures, repeated at the end, because that is where a long output is read. */
const failures = [];
/** Tests that passed only on a retry: listed as well, because they hide a fault of the product or of the test. */
const unsteady = [];

/** Runs a check and prints its output when it has ended, because several run concurrently. */
function step(name, command, args) {
  return new Promise((resolve) => {
    const output = [];
    const check = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    check.stdout.on('data', (chunk) => output.push(chunk));
    check.stderr.on('data', (chunk) => output.push(chunk));
    check.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    check.on('close', (status) => {
      console.log(`\n── ${name}\n${Buffer.concat(output).toString()}`.trimEnd());
      if (status === 0) passed += 1;
      else fail(name);
      resolve();
    });
  });
}

function fail(what) {
  failed += 1;
  failures.push(what);
}

function suite(name, project) {
  console.log(`\n── ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'site-results-'));
  const results = join(folder, 'results.json');
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/lib/results-reporter.mjs')}`];
  const args = ['run', '--project', project, '--retry=1', ...reporters];
  const { status } = spawnSync(node, [bin('vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...env, TEST_RESULTS: results },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const outcome = existsSync(results)
    ? JSON.parse(readFileSync(results, 'utf8'))
    : { passed: 0, failures: [], unsteady: [] };
  passed += outcome.passed;
  outcome.failures.forEach(fail);
  unsteady.push(...outcome.unsteady);
  if (status !== 0 && outcome.failures.length === 0) fail(`${name}: vitest exited with ${status}`);
  rmSync(folder, { recursive: true, force: true });
}

buildIfChanged(node);
await step('Route types', node, [bin('@react-router/dev/bin.cjs'), 'typegen']);
await Promise.all([
  ...['contract', 'server', 'web', 'tests'].map((part) => step(`Types: ${part}`, bin('.bin/tsc'), ['-p', part])),
  step('Known vulnerabilities', node, [join(root, 'scripts/lib/known-weaknesses.mjs'), '--tell']),
  step('Lint and format', bin('.bin/biome'), ['check', '--error-on-warnings', '.']),
]);
suite('Unit tests and house rules, both databases', 'unit');
const missing = [ensureChromium(), ensureArial(), ensurePoppler()].filter(Boolean);
if (missing.length > 0) {
  fail(missing.join('\n'));
} else suite('End-to-end tests', 'e2e');

for (const test of unsteady) console.log(`\nFlaky, passed on retry: ${test}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
