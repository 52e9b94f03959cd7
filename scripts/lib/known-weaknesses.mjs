// `npm run known-weaknesses`: asks the registry for known vulnerabilities in the packages that are served, if they are
// severe enough to act on today. Without a registry it says so and succeeds: a build must work offline. With `--tell`
// it never fails: the tests of a commit that passed must not fail because of something published later.
import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/** npm's severities that count; for lower ones, the next regular update is enough. */
const urgent = ['high', 'critical'];

const asked = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});
const report = parsed(asked.stdout);
if (!report?.metadata) {
  console.log(`No registry report of known vulnerabilities${report?.message ? `: ${report.message}` : '.'}`);
} else {
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`);
  console.log(`${found.length} of ${report.metadata.dependencies.total} packages have known vulnerabilities.`);
  const tellsOnly = process.argv.includes('--tell');
  if (!tellsOnly && found.some(({ severity }) => urgent.includes(severity))) process.exitCode = 1;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
