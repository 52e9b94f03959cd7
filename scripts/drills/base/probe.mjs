import { writeSync } from 'node:fs';

// Loaded with `--import` into a server under a drill or benchmark: on SIGUSR2 it collects garbage (with --expose-gc)
// and reports resource usage. It is not part of the site.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, rss, external } = process.memoryUsage();
  const use = { cpu: (user + system) / 1000, heapUsed, rss, external };
  // On its own line, because log lines are JSON.
  writeSync(1, `\nPROBE ${JSON.stringify(use)}\n`);
});
