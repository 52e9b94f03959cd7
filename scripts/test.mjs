// `npm test`: everything that CI checks, in one command. Installs what it needs on its own where it may.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/browser.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfChanged } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { ensurePoppler } from './lib/poppler.mjs';
import { root } from './lib/root.mjs';

installIfChanged();
const node = pinnedNode();
const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
const bin = (name) => join(root, 'node_modules', name);
let passed = 0;
let failed = 0;

function step(name, command, args) {
  console.log(`\n── ${name}`);
  const ok = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  if (ok) passed += 1;
  else failed += 1;
}

function suite(name, project) {
  console.log(`\n── ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'site-results-'));
  const report = join(folder, 'report.json');
  const args = [
    bin('vitest/vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { status } = spawnSync(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const result = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  passed += result.numPassedTests;
  // A file that does not even load has no failed test of its own.
  failed += status === 0 ? result.numFailedTests : Math.max(1, result.numFailedTests);
  rmSync(folder, { recursive: true, force: true });
}

buildIfChanged(node);
step('Types of routes', node, [bin('@react-router/dev/bin.cjs'), 'typegen']);
for (const part of ['contract', 'server', 'web', 'tests']) step(`Types: ${part}`, bin('.bin/tsc'), ['-p', part]);
step('Lint and format', bin('.bin/biome'), ['check', '--error-on-warnings', '.']);
suite('Unit, house rules, both databases', 'unit');
const missing = [ensureChromium(), ensurePoppler()].filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  failed += 1;
} else suite('End to end', 'e2e');

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
